import { getEarnings, type Earnings } from '../../../api/contract/earnings';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';

/** The earnings (specification section 2, 'Earnings'; decision C1). */
export const earningsStore = defineStore({
  lifetime: 'visible',
  create: (context) => createResource<Earnings>(context, (options) => context.client.send(getEarnings, {}, options), {
    remembered: context.remembered('earnings'),
  }),
});
