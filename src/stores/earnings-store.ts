import type { CallOutput } from '../api/contract/call';
import { getEarnings } from '../api/contract/earnings';
import type { StoreContext } from './context';
import { loadUnlessAsked } from './load-unless-asked';
import { createResource } from './resource';

export type Earnings = CallOutput<typeof getEarnings>;

/** The earnings (specification section 2, 'Earnings'; decision C1). */
export function earningsStore({ client }: StoreContext) {
  const earnings = createResource<Earnings>();
  const refresh = () => earnings.run((signal) => client.send(getEarnings, {}, { signal }));
  return {
    load: earnings.load,
    refresh,
    ensure: () => loadUnlessAsked(earnings.load, refresh),
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset: earnings.reset,
  };
}
