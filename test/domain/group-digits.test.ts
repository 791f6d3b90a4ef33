import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatDay, formatMoment } from '../../src/text/days';
import { formatExactMoney } from '../../src/domain/exact-money';
import { excerpt } from '../../src/domain/excerpt';
import { groupDigits } from '../../src/domain/group-digits';

/** What is written without `Intl`, because its first formatter is slow to start, is what `Intl` writes. */
describe('numbers, days and excerpts without Intl', () => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  it('[NUM-12] groups whole numbers and hundredths as Intl does', () => {
    fc.assert(fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(groupDigits(value)).to.equal(indian.format(value));
    }));
    fc.assert(fc.property(fc.nat(), (paise) => {
      expect(groupDigits(paise / 100)).to.equal(indian.format(paise / 100));
    }));
    expect(groupDigits(1e21)).to.equal(indian.format(1e21));
  });

  it('rounds paise as Intl does: by the digits that are written', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
      expect(formatExactMoney(value)).to.equal(`₹${exact.format(value)}`);
    }));
    fc.assert(fc.property(fc.nat(), (thousandths) => {
      expect(formatExactMoney(thousandths / 1000)).to.equal(`₹${exact.format(thousandths / 1000)}`);
    }));
    for (const value of [0, 1e-7, 0.004999, 0.005, 1.005, 1.115, 0.285, 999.995]) expect(formatExactMoney(value), String(value)).to.equal(`₹${exact.format(value)}`);
    expect([-0.004, -0.005, -1_23_456.5].map(formatExactMoney)).to.deep.equal(['₹0.00', '-₹0.01', '-₹1,23,456.50']);
  });

  it('writes each month, and the time in India', () => {
    const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);
    expect(days.map(formatDay)).to.deep.equal([
      '9 Jan 2026', '9 Feb 2026', '9 Mar 2026', '9 Apr 2026', '9 May 2026', '9 Jun 2026',
      '9 Jul 2026', '9 Aug 2026', '9 Sept 2026', '9 Oct 2026', '9 Nov 2026', '9 Dec 2026',
    ]);
    const now = new Date('2026-11-20T12:00:00Z');
    expect(formatMoment(Date.parse('2026-11-19T18:30:00Z'), now)).to.equal('00:00');
    expect(formatMoment(Date.parse('2026-11-19T18:29:00Z'), now)).to.equal('yesterday, 23:59');
  });

  it('cuts a text of any script where Intl.Segmenter does', () => {
    const unit = fc.constantFrom('a', 'Z', ' ', '-', 'é', '©', 'e\u0301', 'कि', 'क्ष', '👍🏽', '🇮🇳', '👨‍👩‍👧', '\u200d', '\ufe0f');
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(fc.property(fc.array(unit, { minLength: 10, maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (units, max) => {
      const line = units.join('').replace(/\s+/g, ' ').trim();
      fc.pre(line.length > max);
      let kept = '';
      for (const { segment } of segmenter.segment(line)) {
        if (kept.length + segment.length > max) break;
        kept += segment;
      }
      expect(excerpt(line, max)).to.equal(`${kept.trimEnd()}…`);
    }), { numRuns: 1000 });
  });
});
