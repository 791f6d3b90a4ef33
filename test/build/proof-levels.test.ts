import { expect } from '@open-wc/testing';
import { conformancePage } from '../../build/conformance-page.mjs';
import { levelOfTest, proven, readOverrides, unseen, type FileProofs, type Level } from '../../build/proof-levels.mjs';
import { judge, readRequirements } from '../../build/requirement-ids.mjs';

const table = readRequirements('id\tarea\tkind\trequirement\tsource\nHOME-01\tHOME\tscreen\tFirst\t1\nHOME-02\tHOME\ttext\tSecond\t1\nVAL-01\tVAL\trule\tThird\t2\n');
const result = (title: string, file: string) => ({ file, title, passed: true });
const levelOf = ({ file }: { file: string }) => file as Level;
const judged = judge(table, [
  result('[HOME-01] looks', 'screen'), result('[HOME-01] counts', 'rule'), result('[HOME-02] counts', 'rule'), result('[VAL-01] asks', 'wire'),
]);

describe('how a row is proven', () => {
  it('is by the strongest of its tests, and all are named', () => {
    const rows = proven(judged, levelOf);
    expect(rows.map((row) => row.proof)).to.deep.equal(['screen', 'rule', 'wire']);
    expect(conformancePage(rows)).to.contain('| HOME-01 | First |  | pass | screen, rule |');
  });

  it('is told first where people would see it and no test does', () => {
    const rows = proven(judged, levelOf);
    expect(unseen(rows).map((row) => row.id)).to.deep.equal(['HOME-02']);
    expect(conformancePage(rows)).to.contain('## About something people see, and seen by no test\n\n- HOME-02 (rule): Second\n');
  });

  it('may be said to be less, with the reason, and never more', () => {
    const override = (line: string) => readOverrides(`id\tlevel\twhy\n${line}\n`);
    const page = conformancePage(proven(judged, levelOf, override('HOME-01\trule\tthe screen shows it elsewhere')));
    expect(page).to.contain('| HOME-01 | First |  | pass | rule: the screen shows it elsewhere |');
    expect(() => proven(judged, levelOf, override('HOME-02\tscreen\tit is surely there'))).to.throw('HOME-02: an override may only claim less');
    expect(() => proven(judged, levelOf, override('HOME-09\trule\twhat'))).to.throw('no requirement has the id HOME-09');
    expect(() => override('HOME-01\trule')).to.throw('not an override');
  });

  it('is found for a test by its title, also a computed one, and by the whole file where a helper has the title', () => {
    const file: FileProofs = { all: 'wire', tests: [{ title: /(^| > )adds$/, level: 'rule' }, { title: /(^| > )shows .* twice$/, level: 'screen' }] };
    expect(levelOfTest(file, 'sums > adds')).to.equal('rule');
    expect(levelOfTest(file, 'home > shows Ann twice')).to.equal('screen');
    expect(levelOfTest(file, 'home > from a helper')).to.equal('wire');
  });
});
