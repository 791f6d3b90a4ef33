import { expect } from '@open-wc/testing';
import { BarChart, type Bar } from '../../src/widgets/bar-chart';
import { mount, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';

const bar = (value: number | null, index: number): Bar => ({ key: String(index), label: `week ${index}`, value, text: `Week ${index}: ${value ?? 'unknown'}` });
const chart = (values: (number | null)[]) => <BarChart label="Payments" currency="₹" bars={values.map(bar)} />;

describe('the bar chart', () => {
  afterEach(unmountAll);

  it('gives every bar its line of text, and hides the picture from screen readers', async () => {
    const view = mount(chart([1200, 3130, 900]));
    expect(view.one('ul').getAttribute('aria-label')).to.equal('Payments');
    expect(view.all('li').map(({ textContent }) => textContent)).to.deep.equal(['Week 0: 1200', 'Week 1: 3130', 'Week 2: 900']);
    expect(view.one('svg').getAttribute('aria-hidden')).to.equal('true');
    expect(view.all('canvas')).to.have.length(0);
    await expectAccessible(view.host);
  });

  it('[NUM-15] [NUM-16] writes the figures above the bars in the compact form', () => {
    const view = mount(chart([12_340, 1_25_000, 999]));
    expect(view.all('.bar-chart-figure').map(({ textContent }) => textContent)).to.deep.equal(['₹12.3K', '₹1.3L', '₹999']);
  });

  it('writes the highest and the newest figure alone where there is no room for all', () => {
    const view = mount(chart([1, 2, 3, 99, 5, 6, 7, 8, 9, 10, 11, 12]));
    expect(view.all('.bar-chart-figure').map(({ textContent }) => textContent)).to.deep.equal(['₹99', '₹12']);
    const labels = view.all('text:not(.bar-chart-figure)').map(({ textContent }) => textContent);
    expect(labels).to.have.length(6);
    expect(labels.at(-1)).to.equal('week 11');
  });

  it('leaves the newest figure out where it would run into the highest', () => {
    const view = mount(chart([1, 2, 3, 4, 5, 6, 7, 99, 9]));
    expect(view.all('.bar-chart-figure').map(({ textContent }) => textContent)).to.deep.equal(['₹99']);
  });

  it('shows no trend of fewer than two', () => {
    expect(mount(chart([5])).all('svg')).to.have.length(0);
    expect(mount(chart([])).all('svg')).to.have.length(0);
  });

  it('draws no bar for what is not known, and keeps negative and huge ones inside the picture', () => {
    const view = mount(chart([null, -5e8, 9e15, 0, Number.NaN]));
    expect(view.all('rect')).to.have.length(3);
    expect(view.all('.bar-chart-negative')).to.have.length(1);
    const picture = view.one('svg').getBoundingClientRect();
    for (const rect of view.all('rect')) {
      const box = rect.getBoundingClientRect();
      expect(box.top >= picture.top && box.bottom <= picture.bottom && box.left >= picture.left && box.right <= picture.right + 0.5).to.equal(true);
    }
    expect(view.all('.bar-chart-figure').map(({ textContent }) => textContent)).to.deep.equal(['-₹50Cr', '₹90,00,00,000Cr', '₹0']);
  });

  it('stands its bars on one line, as high as their values', () => {
    const view = mount(chart([50, 100]));
    const [half, whole] = view.all('rect').map((rect) => rect.getBoundingClientRect());
    expect(half?.bottom).to.equal(whole?.bottom);
    expect(half?.height).to.be.closeTo((whole?.height ?? 0) / 2, 0.01);
  });
});
