import { everyCell } from './cells';
import { describeCells, type Report } from './describe-cells';
import { describeWrites, everyWriteCell, type WriteReport } from './describe-writes';
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
  let reports: (Report | WriteReport)[] = [];
  afterEach(async () => {
    await post('cells', reports);
    reports = [];
  });
  const share = <T>(cells: readonly T[], nameOf: (cell: T) => string) => {
    const wanted = cells.filter((cell) => nameOf(cell).includes(only));
    const size = Math.ceil(wanted.length / parts);
    return wanted.slice(part * size, (part + 1) * size);
  };
  const report = (each: Report | WriteReport) => void reports.push(each);
  describe('reads', () => describeCells(share(everyCell, ({ scene, call, fault }) => `reads: ${scene.name} × ${call} × ${fault.name}`), report));
  describe('writes', () => describeWrites(share(everyWriteCell, ({ write, given }) => `writes: ${write.name} × ${write.call} × ${given.name}`), report));
}
