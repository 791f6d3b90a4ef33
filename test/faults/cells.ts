import { asked } from './asked';
import { type Fault, faults } from './faults';
import { type Scene, scenes } from './scenes';

/** A call of a scene that has a fault. */
export interface Cell {
  readonly scene: Scene;
  readonly call: string;
  readonly fault: Fault;
}

/** Every call of every scene with every fault, in a fixed order. */
export const everyCell: readonly Cell[] = scenes.flatMap((scene) =>
  (asked[scene.name] ?? []).flatMap((call) => faults.map((fault) => ({ scene, call, fault }))));

/** The same cells in every run, spread over scenes, calls and faults. */
export const sampleOf = <T>(cells: readonly T[], size: number): readonly T[] => {
  const step = cells.length / size;
  return step <= 1 ? cells : Array.from({ length: size }, (_, index) => cells[Math.floor(index * step)] as T);
};
