import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Dropdown } from '../../src/widgets/dropdown';
import { mount, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';
import { waitUntil } from '../support/wait-until';

const options = [{ value: 'a', label: 'Recency' }, { value: 'b', label: 'Clicks' }, { value: 'c', label: 'Orders' }] as const;

function Sort({ chosen }: { chosen: string[] }) {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('b');
  const change = (next: typeof value) => {
    chosen.push(next);
    setValue(next);
  };
  return <><Dropdown id="sort" label="Sort By" showLabel options={options} value={value} onChange={change} /><button type="button">{'Elsewhere'}</button></>;
}

describe('Dropdown', () => {
  afterEach(unmountAll);
  const open = () => {
    const chosen: string[] = [];
    const view = mount(<Sort chosen={chosen} />);
    const button = view.one<HTMLButtonElement>('.dropdown-button');
    const shown = () => view.all('[role=listbox]').length === 1;
    const focused = () => view.root.activeElement?.textContent;
    return { view, button, chosen, shown, focused };
  };

  it('works with the keys alone', async () => {
    const { button, chosen, shown, focused } = open();
    button.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(shown()).to.equal(true);
    expect(focused()).to.equal('Clicks');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('Orders');
    await sendKeys({ press: 'Home' });
    expect(focused()).to.equal('Recency');
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    expect(shown()).to.equal(false);
    expect(chosen).to.deep.equal(['a']);
    expect(focused()).to.equal('Recency');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
  });

  it('closes by Escape without a choice, and by Tab, which goes on', async () => {
    const { view, button, chosen, shown } = open();
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(shown()).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(shown()).to.equal(false);
    expect(view.root.activeElement === button).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Tab' });
    expect(shown()).to.equal(false);
    expect(view.root.activeElement?.textContent).to.equal('Elsewhere');
    expect(chosen).to.deep.equal([]);
  });

  it('toggles with its button, and closes on a click outside that the page keeps to itself', async () => {
    const { view, button, shown } = open();
    button.click();
    await waitUntil(shown);
    button.click();
    await waitUntil(() => !shown());
    button.click();
    await waitUntil(shown);
    const elsewhere = view.button('Elsewhere');
    elsewhere.addEventListener('click', (event) => event.stopPropagation());
    elsewhere.click();
    await waitUntil(() => !shown());
  });

  it('says nothing when what is chosen was chosen already', async () => {
    const { view, button, chosen, shown } = open();
    button.click();
    await waitUntil(shown);
    view.all<HTMLButtonElement>('[role=option]')[1]?.click();
    await waitUntil(() => !shown());
    expect(chosen).to.deep.equal([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible, ${scheme}`, async () => {
      const view = mount(<Sort chosen={[]} />, scheme);
      await expectAccessible(view.host);
      view.one<HTMLButtonElement>('.dropdown-button').click();
      await waitUntil(() => view.all('[role=listbox]').length === 1);
      await expectAccessible(view.host);
    });
  }
});
