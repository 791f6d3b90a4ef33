import { expect } from '@open-wc/testing';
import '../../elements/creator-elements';
import { restoreDevice } from '../support/device';
import { hurry } from './stage';
import { examineWrite, type SeenWrite } from './write-cell';
import type { Write } from './write';
import { type WriteFault, writeFaults } from './write-faults';
import { writes } from './writes';

/** A writing call that has a fault. */
export interface WriteCell {
  readonly write: Write;
  readonly given: WriteFault;
}

/** What was seen in a cell, for the table in docs/reliability.md. */
export interface WriteReport extends SeenWrite {
  readonly write: string;
  readonly call: string;
  readonly fault: string;
}

/** Every write with every fault, in a fixed order. */
export const everyWriteCell: readonly WriteCell[] = writes.flatMap((write) =>
  writeFaults.filter(({ twice }) => !(twice && write.noTap)).map((given) => ({ write, given })));

/** One test for each cell. */
export function describeWrites(cells: readonly WriteCell[], report: (each: WriteReport) => void = () => undefined): void {
  beforeEach(hurry);
  afterEach(restoreDevice);
  for (const { write, given } of cells) {
    it(`${write.name} × ${write.call} × ${given.name}`, async () => {
      // A step that cannot be made is what a creator meets, too.
      const seen = await examineWrite(write, given).catch((error: unknown): SeenWrite => ({ said: '', way: '', problems: [String(error)] }));
      report({ write: write.name, call: write.call, fault: given.name, ...seen });
      expect(seen.problems, JSON.stringify(seen)).to.deep.equal([]);
    });
  }
}
