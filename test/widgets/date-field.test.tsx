import { expect } from '@open-wc/testing';
import { DateField } from '../../src/widgets/date-field';
import { expectAccessible } from '../support/accessible';
import { type } from '../support/screen';
import { mount, unmountAll } from './mount';

const field = (value: string, onChange: (value: string) => void = () => undefined) => (
  <DateField label="Day of the order" value={value} min="2026-09-01" max="2027-03-31" onChange={onChange} />
);

describe('the day field', () => {
  afterEach(unmountAll);

  it('is the browser\'s own calendar with its bounds, named by its label', async () => {
    const chosen: string[] = [];
    const view = mount(field('2026-11-21', (value) => chosen.push(value)));
    const input = view.one<HTMLInputElement>('input');
    expect([input.type, input.min, input.max, input.value]).to.deep.equal(['date', '2026-09-01', '2027-03-31', '2026-11-21']);
    expect(input.labels?.[0]?.textContent).to.equal('Day of the order');
    expect(view.all('[role=alert]')).to.have.length(0);
    type(input, '2026-12-24');
    expect(chosen).to.deep.equal(['2026-12-24']);
    await expectAccessible(view.host);
  });

  for (const wrong of ['2026-08-31', '2027-04-01', '']) {
    it(`says which days there are instead of ${wrong || 'none'}`, () => {
      const view = mount(field(wrong));
      expect(view.one('[role=alert]').textContent).to.equal('Choose a day from 1 Sept 2026 to 31 Mar 2027.');
      const input = view.one('input');
      expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).to.deep.equal(['true', view.one('.field-below').id]);
    });
  }

  it('takes the first and the last day', () => {
    for (const edge of ['2026-09-01', '2027-03-31']) expect(mount(field(edge)).all('[role=alert]')).to.have.length(0);
  });
});
