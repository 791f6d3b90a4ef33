import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { plainRupees, toCsv, type CsvCell } from '../../src/domain/csv';

/** A reader of its own, by the grammar of RFC 4180 and nothing of ours: text with quotes, or anything up to a comma. */
function parse(csv: string): { text: string; quoted: boolean }[][] {
  const rows: { text: string; quoted: boolean }[][] = [];
  let at = csv.startsWith('\uFEFF') ? 1 : 0;
  while (at < csv.length) {
    const row: { text: string; quoted: boolean }[] = [];
    for (;;) {
      if (csv[at] === '"') {
        let text = '';
        for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
          if (csv[at] === '"') at += 1;
          text += csv[at];
        }
        at += 1;
        row.push({ text, quoted: true });
      } else {
        const start = at;
        while (csv[at] !== ',' && csv[at] !== '\r') at += 1;
        row.push({ text: csv.slice(start, at), quoted: false });
      }
      if (csv[at] === ',') at += 1;
      else break;
    }
    if (csv.slice(at, at + 2) !== '\r\n') throw new Error(`no line end at ${at}`);
    at += 2;
    rows.push(row);
  }
  return rows;
}

const dangerous = /^[=+\-@\t\r]/;

describe('csv', () => {
  it('begins with a byte order mark and ends every line with CRLF', () => {
    expect(toCsv([['Paid on', 'Amount'], ['2026-11-16', { rupees: 1200 }]])).to.equal('\uFEFF"Paid on","Amount"\r\n"2026-11-16",1200.00\r\n');
    expect([...new TextEncoder().encode(toCsv([['दीया']])).slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
  });

  it('writes amounts as plain numbers with two decimals, and leaves out what is not known', () => {
    expect(plainRupees(1234567.5)).to.equal('1234567.50');
    expect(plainRupees(-150)).to.equal('-150.00');
    expect(plainRupees(-0)).to.equal('0.00');
    expect(plainRupees(-0.001)).to.equal('0.00');
    for (const unknown of [null, undefined, Number.NaN, Infinity]) expect(plainRupees(unknown)).to.equal('');
    expect(toCsv([[null, { rupees: null }, Number.NaN, -3, -0, 12]])).to.equal('\uFEFF,,,-3,0,12\r\n');
  });

  it('keeps a text with quotes, commas and line ends in one field', () => {
    const text = 'Kurta, "festive"\r\nnow';
    expect(toCsv([[text]])).to.equal('\uFEFF"Kurta, ""festive""\r\nnow"\r\n');
    expect(parse(toCsv([[text, 'next']]))).to.deep.equal([[{ text, quoted: true }, { text: 'next', quoted: true }]]);
  });

  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', ' =', '\u00a0+']) {
    it(`takes the power from a text that begins with ${JSON.stringify(start)}`, () => {
      expect(parse(toCsv([[`${start}cmd|' /C calc'!A0`]]))[0]?.[0]?.text).to.equal(`'${start}cmd|' /C calc'!A0`);
    });
  }

  it('reads back as what was written, whatever it is', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('=1+1', '"', '""', ',', '\r\n', '-5', '@x', '', ' '));
    const cell: fc.Arbitrary<CsvCell> = fc.oneof(
      text, fc.integer(), fc.constant(null), fc.integer({ min: -1e11, max: 1e11 }).map((paise) => ({ rupees: paise / 100 })),
    );
    fc.assert(fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (rows) => {
      const read = parse(toCsv(rows));
      expect(read.length).to.equal(rows.length);
      rows.forEach((row, line) => row.forEach((written, column) => {
        const { text: found = '', quoted = false } = read[line]?.[column] ?? {};
        if (typeof written === 'string') {
          expect(quoted).to.equal(true);
          expect(found === written || found === `'${written}`).to.equal(true);
          expect(dangerous.test(found)).to.equal(false);
        } else {
          expect(quoted).to.equal(false);
          if (written === null) expect(found).to.equal('');
          else if (typeof written === 'number') expect(Number(found)).to.equal(written + 0);
          else expect(found).to.match(/^-?\d+\.\d\d$/).and.to.satisfy((shown: string) => Math.abs(Number(shown) - (written.rupees ?? 0)) < 0.001);
        }
      }));
      read.forEach((row, line) => expect(row.length).to.equal(rows[line]?.length));
    }), { numRuns: 500 });
  });
});
