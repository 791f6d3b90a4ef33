import { expect } from '@open-wc/testing';
import { ColumnChart, type Column } from '../../src/widgets/column-chart';
import { expectAccessible } from '../support/accessible';
import { mount, unmountAll } from './mount';

const column = (value: number, index: number): Column => ({ key: String(index), value, before: value / 2, text: `Day ${index}: ${value}` });
const chart = (values: readonly number[], onSelect: (index: number) => void = () => undefined, selected = 0) => (
  <ColumnChart label="Clicks" columns={values.map(column)} selected={selected} onSelect={onSelect} format={String} ends={['first', 'last']} />
);
const heights = (view: ReturnType<typeof mount>, kind: string) => view.all(`.column-chart-${kind}`).map((bar) => Number(bar.getAttribute('height')));

describe('the column chart', () => {
  afterEach(unmountAll);

  it('is a slider whose value is the selected column in words', async () => {
    const view = mount(chart([3, 1, 2], undefined, 1));
    const slider = view.one('[role=slider]');
    expect(['aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'].map((name) => slider.getAttribute(name)))
      .to.deep.equal(['Clicks', '1', '3', '2', 'Day 1: 1']);
    await expectAccessible(view.host);
  });

  it('draws columns in proportion, with those of the period before, and none for zero', () => {
    const view = mount(chart([120, 60, 0]));
    expect(heights(view, 'now')).to.deep.equal([120, 60, 0]);
    expect(heights(view, 'before')).to.deep.equal([60, 30, 0]);
  });

  it('draws what is negative below zero, and stays inside for any values', () => {
    const view = mount(chart([100, -100]));
    const below = view.one('.column-chart-below');
    expect(Number(below.getAttribute('y'))).to.be.closeTo(Number(view.one('.column-chart-now').getAttribute('y')) + 60, 0.01);
    for (const values of [[0, 0], [1e15, 1], [-5, -5], Array.from({ length: 92 }, (_, index) => index)]) {
      const all = mount(chart(values));
      for (const bar of all.all('rect')) expect(Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')), String(values)).to.be.within(0, 146);
      unmountAll();
    }
  });

  it('moves with the keys and stops at both ends', () => {
    const asked: number[] = [];
    const view = mount(chart(Array.from({ length: 20 }, () => 1), (index) => asked.push(index), 18));
    for (const key of ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'a']) {
      view.one('[role=slider]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    expect(asked).to.deep.equal([19, 17, 19, 11, 0, 19]);
  });

  it('leaves keys with a modifier to the browser, such as those of Back', () => {
    const asked: number[] = [];
    const view = mount(chart([1, 2, 3], (index) => asked.push(index), 1));
    const untouched = [{ altKey: true }, { metaKey: true }, { ctrlKey: true }].map((modifier) =>
      view.one('[role=slider]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...modifier })));
    expect(untouched).to.deep.equal([true, true, true]);
    expect(asked).to.deep.equal([]);
  });
});
