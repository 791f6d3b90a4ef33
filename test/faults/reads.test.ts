import { expect } from '@open-wc/testing';
import { callTable } from '../../src/api/contract/table';
import { asked } from './asked';
import { everyCell, sampleOf } from './cells';
import { describeCells } from './describe-cells';
import { faults } from './faults';
import { openHealthy } from './read-cell';
import { scenes } from './scenes';

const sampleSize = 200;
const names = new Set(Object.values(callTable).map(({ method, path }) => `${method} ${path}`));

describe('The matrix of faults', () => {
  it('has the calls that each scene makes, all of the contract', async () => {
    for (const scene of scenes) {
      const now = await openHealthy(scene);
      expect(now.asked, `${scene.name}: npm run faults -- --write`).to.deep.equal(asked[scene.name]);
      expect(now.asked.filter((call) => !names.has(call)), scene.name).to.deep.equal([]);
    }
  });

  it('is the one of docs/reliability.md', async () => {
    const page = await (await fetch('/docs/reliability.md')).text();
    const rows = scenes.flatMap(({ name }) => (asked[name] ?? []).map((call) => `| ${name} | \`${call}\` |`));
    expect(rows.filter((row) => !page.includes(row)), 'npm run faults -- --write').to.deep.equal([]);
    expect(faults.filter(({ name }) => !page.includes(`| ${name} |`)).map(({ name }) => name), 'npm run faults -- --write').to.deep.equal([]);
    expect(page).to.include(`${everyCell.length.toLocaleString('en')} cells`);
  });

  describe(`in a sample of ${sampleSize} of ${everyCell.length} cells`, () => {
    describeCells(sampleOf(everyCell, sampleSize));
  });
});
