import { effect, signal } from '@preact/signals-core';
import type { Earnings } from '../../api/contract/earnings';
import { earnedSince, noteVisit, type EarnedSoFar, type Visits } from '../../domain/last-visit';
import { whenShown } from '../../bridge/when-shown';
import type { StoreContext } from '../../state/context';
import { lastVisitKey } from '../../state/own-storage';
import { browserStorage, createSafeStorage } from '../../state/safe-storage';
import { defineStore } from '../../state/store';
import { earningsStore } from '../shared/payments/earnings-store';

/** Whose totals these are: of which creator, of which API. */
interface Stored extends Visits {
  readonly creator: string;
  readonly apiBase: string;
}

const isSum = (value: unknown): value is EarnedSoFar => {
  const { at, commission, orders } = (value ?? {}) as Partial<EarnedSoFar>;
  return [at, commission, orders].every((each) => typeof each === 'number' && Number.isFinite(each));
};

function parse(text: string | undefined): Stored | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Stored>;
    return isSum(stored.before) && isSum(stored.latest) ? (stored as Stored) : undefined;
  } catch {
    return undefined; // nothing is stored, or somebody else wrote it
  }
}

function createLastVisit(context: StoreContext) {
  const since = signal<ReturnType<typeof earnedSince>>(undefined);
  const storage = createSafeStorage(browserStorage('localStorage'));
  let session = 0;

  async function note({ total_commission: commission, total_orders: orders }: Earnings): Promise<void> {
    const mine = session;
    const creator = await context.creatorId();
    if (creator === '' || mine !== session || typeof commission !== 'number' || typeof orders !== 'number') return;
    const { apiBase } = context;
    const stored = parse(storage[lastVisitKey]);
    const known = stored?.creator === creator && stored.apiBase === apiBase ? stored : undefined;
    const visits = noteVisit(known, { at: Date.now(), commission, orders });
    since.value = earnedSince(visits);
    whenShown(() => {
      if (mine === session) storage[lastVisitKey] = JSON.stringify({ creator, apiBase, ...visits });
    });
  }

  // Where nothing may be stored, nothing is known of the last visit.
  if (context.remembered('last-visit')) {
    const { load } = context.use(earningsStore);
    effect(() => {
      if (load.value.state === 'ready') void note(load.value.value);
    });
  }
  return {
    /** What came since the last visit; undefined if nothing did, or it is not known. */
    since,
    reset(): void {
      session++;
      since.value = undefined;
    },
  };
}

/** What the creator has earned since the last visit. The totals of that visit are stored on this device alone. */
export const lastVisitStore = defineStore({ lifetime: 'page', create: createLastVisit });
