import { everyCell } from './cells';
import { describeCells, type Report } from './describe-cells';
import { openHealthy } from './read-cell';
import { scenes } from './scenes';

const post = (what: string, body: unknown) => fetch(`/faults/${what}`, { method: 'POST', body: JSON.stringify(body) });

/**
 * A part of the whole matrix, for `npm run faults`; `npm test` runs a sample of it (reads.test.ts). Two pages share the
 * work, because a cell mostly waits for frames.
 */
export async function describeWhole(part: number, parts: number): Promise<void> {
  const { only, listing } = (await (await fetch('/faults/wanted')).json()) as { only: string; listing: boolean };
  if (listing) {
    it('lists the calls of each scene', async () => {
      for (const scene of part === 0 ? scenes : []) await post('calls', { scene: scene.name, asked: (await openHealthy(scene)).asked });
    });
    return;
  }
  let reports: Report[] = [];
  afterEach(async () => {
    await post('cells', reports);
    reports = [];
  });
  const wanted = everyCell.filter(({ scene, call, fault }) => `${scene.name} × ${call} × ${fault.name}`.includes(only));
  const size = Math.ceil(wanted.length / parts);
  describeCells(wanted.slice(part * size, (part + 1) * size), (each) => void reports.push(each));
}
