import { expect } from '@open-wc/testing';
import { sampleOf } from './cells';
import { describeWrites, everyWriteCell } from './describe-writes';
import { withoutTap, writes, writingCalls } from './writes';

const sampleSize = 45;

describe('The matrix of faults of writes', () => {
  it('has a way to make every writing call of the contract', () => {
    const made = new Set(writes.map(({ call }) => call));
    expect(writingCalls.filter((call) => !made.has(call) && !(call in withoutTap)), 'test/faults/writes.ts').to.deep.equal([]);
    expect([...made, ...Object.keys(withoutTap)].filter((call) => !writingCalls.includes(call)), 'not a writing call of the contract').to.deep.equal([]);
  });

  it('is the one of docs/reliability.md', async () => {
    const page = await (await fetch('/docs/reliability.md')).text();
    const rows = writes.map(({ name, call }) => `| ${name} | \`${call}\` |`);
    expect(rows.filter((row) => !page.includes(row)), 'npm run faults -- --write --writes').to.deep.equal([]);
    expect(page).to.include(`${everyWriteCell.length.toLocaleString('en')} cells`);
  });

  describe(`in a sample of ${sampleSize} of ${everyWriteCell.length} cells`, () => {
    describeWrites(sampleOf(everyWriteCell, sampleSize));
  });
});
