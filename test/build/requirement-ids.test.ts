import { expect } from '@open-wc/testing';
import { conformancePage } from '../../build/conformance-page.mjs';
import { proven, type Level } from '../../build/proof-levels.mjs';
import { idsIn, judge, readReadings, readRequirements, unknownIds } from '../../build/requirement-ids.mjs';

const table = 'id\tarea\tkind\trequirement\tsource\nHOME-01\tHOME\trule\tShows a | b\t1\nHOME-02\tHOME\trule\tSecond\t1\nVAL-01\tVAL\trule\tThird\t2\n';
const page = (text: string, results: Parameters<typeof judge>[1], readings?: Parameters<typeof conformancePage>[1]) =>
  conformancePage(proven(judge(readRequirements(text), results), (): Level => 'screen'), readings);
const result = (title: string, passed = true) => ({ file: 'test/x.test.ts', title, passed });

describe('requirement ids', () => {
  it('reads several ids, each in brackets of its own or in one list', () => {
    expect(idsIn('home > [HOME-01] [HOME-02] shows')).to.deep.equal(['HOME-01', 'HOME-02']);
    expect(idsIn('[HOME-01, VAL-01] shows')).to.deep.equal(['HOME-01', 'VAL-01']);
  });

  it('leaves other brackets alone', () => {
    expect(idsIn('parses [] and [a, b] and [HOME]')).to.deep.equal([]);
  });

  it('passes a row only when a test names it and all that name it pass', () => {
    const rows = judge(readRequirements(table), [result('[HOME-01] a'), result('[HOME-02] b'), result('[HOME-02] c', false)]);
    expect(rows.map((row) => row.status)).to.deep.equal(['pass', 'fail', 'no test']);
  });

  it('finds ids that no requirement has', () => {
    const unknown = unknownIds(readRequirements(table), [result('[HOME-01] a'), result('[HOME-99] b')]);
    expect(unknown.map((entry) => entry.id)).to.deep.equal(['HOME-99']);
  });

  it('writes the same page for the same results, with totals by area', () => {
    const results = [result('[HOME-01] b'), result('[HOME-01] a')];
    const written = page(table, results);
    expect(written).to.equal(page(table, results.slice().reverse()));
    expect(written).to.contain('| HOME | 1 | 0 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 2 |');
    expect(written).to.contain('| **all** | 1 | 0 | 2 | 1 | 0 | 0 | 0 | 0 | 0 | 3 |');
    expect(written).to.contain('| HOME-01 | Shows a \\| b |  | pass | screen | [HOME-01] a<br>[HOME-01] b |');
  });

  it('names the decision that reads an open requirement', () => {
    const readings = readReadings('A1. **Two spellings** (L40; HOME-02). Both.\n\nB12. **Three more.** (HOME-03 to HOME-05, VAL-01) Some.\n');
    expect([...readings.keys()]).to.deep.equal(['HOME-02', 'HOME-03', 'HOME-04', 'HOME-05', 'VAL-01']);
    const open = table.replace('Second', '(open) Second');
    const written = page(open, [], readings);
    expect(written).to.contain('| HOME-02 | (open) Second | [A1](decisions.md) Two spellings | no test |  |  |');
    expect(written).to.contain('| VAL-01 | Third |  | no test |  |  |');
  });
});
