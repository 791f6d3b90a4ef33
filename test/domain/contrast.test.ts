import { expect } from '@open-wc/testing';
import { contrastRatio } from '../../src/domain/contrast';

describe('contrastRatio', () => {
  it('is 21 for black on white, 1 for the same, and the same from both sides', () => {
    expect(contrastRatio([0, 0, 0], [1, 1, 1])).to.be.closeTo(21, 1e-9);
    expect(contrastRatio([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).to.equal(1);
    expect(contrastRatio([1, 0, 0], [1, 1, 1])).to.equal(contrastRatio([1, 1, 1], [1, 0, 0]));
  });

  it('is what WCAG reckons, also where channels are dark', () => {
    const grey = (value: number) => [value / 255, value / 255, value / 255] as const;
    expect(contrastRatio(grey(0x77), grey(255))).to.be.closeTo(4.478, 0.001);
    expect(contrastRatio(grey(10), grey(0))).to.be.closeTo(1.0607, 0.001);
    expect(contrastRatio([1, 0, 0], [1, 1, 1])).to.be.closeTo(3.998, 0.001);
  });
});
