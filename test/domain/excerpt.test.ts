import { expect } from '@open-wc/testing';
import { excerpt, maxExcerpt } from '../../src/domain/excerpt';

describe('the beginning of a text', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(excerpt(' Festive\n\n haul ')).to.equal('Festive haul');
    expect(excerpt('x'.repeat(maxExcerpt))).to.equal('x'.repeat(maxExcerpt));
  });

  it('cuts a long one and says so', () => {
    expect(excerpt('x'.repeat(5000))).to.equal(`${'x'.repeat(maxExcerpt)}…`);
    expect(excerpt('one two three', 8)).to.equal('one two…');
  });

  for (const segmenter of ['with', 'without'] as const) {
    it(`cuts no emoji, flag or Devanagari letter in two, ${segmenter} Intl.Segmenter`, () => {
      const { Segmenter } = Intl;
      if (segmenter === 'without') delete (Intl as { Segmenter?: unknown }).Segmenter;
      try {
        expect(excerpt('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 12)).to.equal('👨‍👩‍👧‍👦…');
        expect(excerpt('👍🏽👍🏽', 6)).to.equal('👍🏽…');
        expect(excerpt('🇮🇳🇮🇳', 6)).to.equal('🇮🇳…');
        expect(excerpt('किकि', 3)).to.equal('कि…');
        expect(excerpt('e\u0301e\u0301e\u0301', 3)).to.equal('e\u0301…');
        expect(excerpt('one two three', 8)).to.equal('one two…');
      } finally {
        Object.assign(Intl, { Segmenter });
      }
    });
  }

  it('keeps joined emoji together wherever the line ends', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(excerpt(family + family, 14)).to.equal(`${family}…`);
    const { Segmenter } = Intl;
    delete (Intl as { Segmenter?: unknown }).Segmenter;
    try {
      expect(excerpt(family + family, 14)).to.equal(`${family}…`);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
