import { expect } from '@open-wc/testing';
import { sparkLine } from '../../src/domain/spark-line';

describe('the points of a small line', () => {
  it('go from left to right, the highest at the top', () => {
    expect(sparkLine([0, 10, 5], 100, 20)).to.equal('0,20 50,0 100,10');
  });

  it('keep zero in sight: equal days are a line at the top, days without anything one at the bottom', () => {
    expect(sparkLine([5, 5], 100, 20)).to.equal('0,0 100,0');
    expect(sparkLine([0, 0], 100, 20)).to.equal('0,20 100,20');
  });

  it('go below zero', () => {
    expect(sparkLine([-10, 10], 100, 20)).to.equal('0,20 100,0');
  });

  it('are one point for one day', () => {
    expect(sparkLine([3], 100, 20)).to.equal('0,0');
  });
});
