import { computed } from '@preact/signals-core';
import { getBankDetailsStatus } from '../../api/contract/bank-details';
import type { CallOutput } from '../../api/contract/call';
import { instagramConnection } from '../../domain/instagram-oauth';
import { valueAtHand } from '../../domain/load';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';
import { homeStore } from '../shared/posts/home-store';
import { profileStore } from '../shared/session/profile-store';

function createStarting(context: StoreContext) {
  const bank = createResource<CallOutput<typeof getBankDetailsStatus>>(context, (options) => context.client.send(getBankDetailsStatus, {}, options));
  const { posts, links } = context.use(homeStore);
  const profile = context.use(profileStore);
  return {
    ...bank,
    /** What is done of the first steps; what is not known counts as not done. */
    done: computed(() => {
      const creator = valueAtHand(profile.load.value);
      return {
        instagram: creator !== undefined && instagramConnection(creator) === 'connected',
        link: Boolean(valueAtHand(links.load.value)?.collections.length),
        post: Boolean(valueAtHand(posts.load.value)?.auto_dm_posts.length),
        bank: valueAtHand(bank.load.value)?.status === 'SUBMITTED',
      };
    }),
  };
}

/** The first steps of a new creator. */
export const startingStore = defineStore({ lifetime: 'visible', create: createStarting });
