import type { InStatement } from '@libsql/client';
import type { Flags } from '../creators';

export interface Seed {
  creator: { joinedAt?: number; autoDm?: boolean; flags?: Partial<Flags> };
  statements: InStatement[];
}

/** A named state of the marketplace, for the demo creator only. */
export interface Scenario {
  title: string;
  seed(start: { creatorId: string; now: number }): Seed;
}
