import type { CallOutput } from '../../api/contract/call';
import { getEarnings } from '../../api/contract/earnings';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/old-resource';

export type Earnings = CallOutput<typeof getEarnings>;

/** The earnings (specification section 2, 'Earnings'; decision C1). */
export function earningsStore(context: StoreContext) {
  const earnings = createResource<Earnings>(context);
  const fetch = (signal: AbortSignal) => context.client.send(getEarnings, {}, { signal });
  return {
    load: earnings.load,
    refresh: () => earnings.run(fetch),
    ensure: () => earnings.ensure(fetch),
    leave: earnings.leave,
    reset: earnings.reset,
  };
}
