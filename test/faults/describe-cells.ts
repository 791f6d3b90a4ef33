import { expect } from '@open-wc/testing';
import '../../elements/creator-password-alert';
import '../../elements/creator-elements';
import { restoreDevice } from '../support/device';
import type { Cell } from './cells';
import { examineRead, type Healthy, openHealthy, type Seen } from './read-cell';
import type { Scene } from './scenes';
import { hurry } from './stage';

/** What was seen in a cell, for the table in docs/reliability.md. */
export interface Report extends Seen {
  readonly scene: string;
  readonly call: string;
  readonly fault: string;
}

/** One test for each cell. */
export function describeCells(cells: readonly Cell[], report: (each: Report) => void = () => undefined): void {
  const healthy = new Map<string, Promise<Healthy>>();
  const healthyOf = (scene: Scene) => {
    const known = healthy.get(scene.name) ?? openHealthy(scene);
    healthy.set(scene.name, known);
    return known;
  };
  beforeEach(hurry);
  afterEach(restoreDevice);
  for (const { scene, call, fault } of cells) {
    it(`${scene.name} × ${call} × ${fault.name}`, async () => {
      const seen = await examineRead(scene, call, fault, await healthyOf(scene));
      report({ scene: scene.name, call, fault: fault.name, ...seen });
      expect(seen.problems, JSON.stringify(seen)).to.deep.equal([]);
    });
  }
}
