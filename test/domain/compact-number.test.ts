import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatCompact } from '../../src/domain/compact-number';

const units: Record<string, number> = { '': 1, K: 1e3, L: 1e5, Cr: 1e7 };

function read(shown: string): { value: number; unit: string; step: number } {
  const [, sign = '', digits = '', unit = ''] = /^(-?)([\d,.]+)(K|L|Cr|)$/.exec(shown) ?? [];
  const scale = units[unit] ?? Number.NaN;
  return { value: Number(sign + digits.replaceAll(',', '')) * scale, unit, step: unit ? scale / 10 : 1 };
}

describe('compact numbers', () => {
  it('[NUM-14] shows a number under 10,000 in full', () => {
    expect(formatCompact(0)).to.equal('0');
    expect(formatCompact(950)).to.equal('950');
    expect(formatCompact(9_999)).to.equal('9,999');
  });

  it('[NUM-15] shows K from 10,000 to under 1 lakh', () => {
    expect(formatCompact(9_999.5)).to.equal('10K');
    expect(formatCompact(10_000)).to.equal('10K');
    expect(formatCompact(12_340)).to.equal('12.3K');
    expect(formatCompact(99_949)).to.equal('99.9K');
  });

  it('[NUM-16] shows L from 1 lakh to under 1 crore, and never 100K', () => {
    expect(formatCompact(99_950)).to.equal('1L');
    expect(formatCompact(99_999)).to.equal('1L');
    expect(formatCompact(1_00_000)).to.equal('1L');
    expect(formatCompact(12_50_000)).to.equal('12.5L');
    expect(formatCompact(99_94_999)).to.equal('99.9L');
  });

  it('[NUM-17] shows Cr from 1 crore, and never 100L', () => {
    expect(formatCompact(99_95_000)).to.equal('1Cr');
    expect(formatCompact(1_00_00_000)).to.equal('1Cr');
    expect(formatCompact(1_25_00_000)).to.equal('1.3Cr');
    expect(formatCompact(12_345_00_00_000)).to.equal('12,345Cr');
  });

  it('keeps the sign, before a currency too', () => {
    expect(formatCompact(-12_340)).to.equal('-12.3K');
    expect(formatCompact(-99_950, '₹')).to.equal('-₹1L');
    expect(formatCompact(-0.2)).to.equal('0');
  });

  it('shows a dash for a figure that is not known', () => {
    for (const unknown of [null, undefined, Number.NaN, Infinity]) expect(formatCompact(unknown, '₹')).to.equal('—');
  });

  it('[NUM-14] [NUM-15] [NUM-16] [NUM-17] never strays from the value by more than half of the last digit', () => {
    const exponent = fc.double({ min: 0, max: 13, noNaN: true });
    fc.assert(fc.property(exponent, fc.boolean(), (power, negative) => {
      const value = Math.round(10 ** power) * (negative ? -1 : 1);
      const { value: shown, step } = read(formatCompact(value));
      expect(Math.abs(shown - value)).to.be.at.most(step / 2 + 1e-3);
    }), { numRuns: 2000 });
  });

  it('grows with the value across every edge', () => {
    const around = fc.constantFrom(1e4, 99_950, 1e5, 99_95_000, 1e7).chain((edge) => fc.integer({ min: edge - 200, max: edge + 200 }));
    fc.assert(fc.property(around, (value) => {
      const here = read(formatCompact(value));
      expect(read(formatCompact(value + 1)).value).to.be.at.least(here.value);
      if (here.unit === 'K' || here.unit === 'L') expect(here.value / (units[here.unit] ?? 1)).to.be.below(100);
      expect(formatCompact(-value)).to.equal(`-${formatCompact(value)}`);
    }), { numRuns: 2000 });
  });

  it('[NUM-14] [NUM-15] [NUM-16] [NUM-17] reads well at every edge, on both sides of zero', () => {
    const edges: [number, string][] = [
      [9_999, '9,999'], [9_999.49, '9,999'], [9_999.5, '10K'], [10_000, '10K'], [10_049, '10K'], [10_050, '10.1K'], [99_949, '99.9K'],
      [99_949.99, '99.9K'], [99_950, '1L'], [99_999, '1L'], [1_00_000, '1L'], [1_04_999, '1L'], [1_05_000, '1.1L'], [99_94_999, '99.9L'], [99_95_000, '1Cr'],
      [99_99_999, '1Cr'], [1_00_00_000, '1Cr'], [9_99_99_99_999, '1,000Cr'],
    ];
    for (const [value, shown] of edges) {
      expect(formatCompact(value), String(value)).to.equal(shown);
      expect(formatCompact(-value), String(-value)).to.equal(`-${shown}`);
    }
    expect([0, -0, -0.4].map((value) => formatCompact(value, '₹'))).to.deep.equal(['₹0', '₹0', '₹0']);
  });

  it('writes every number there is without an exponent, and the unknown ones as a dash', () => {
    fc.assert(fc.property(fc.double(), (value) => {
      const shown = formatCompact(value, '₹');
      if (Number.isFinite(value)) expect(shown).to.match(/^-?₹[\d,]+(\.\d)?(K|L|Cr)?$/);
      else expect(shown).to.equal('—');
    }), { numRuns: 1000 });
  });
});
