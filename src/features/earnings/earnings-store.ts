import type { CallOutput } from '../../api/contract/call';
import { getEarnings } from '../../api/contract/earnings';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

export type Earnings = CallOutput<typeof getEarnings>;

/** The earnings (specification section 2, 'Earnings'; decision C1). */
export const earningsStore = defineStore({
  lifetime: 'visible',
  create: (context) => createResource<Earnings>(context, (signal) => context.client.send(getEarnings, {}, { signal })),
});
