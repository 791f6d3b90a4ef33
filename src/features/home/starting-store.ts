import { computed } from '@preact/signals-core';
import { getBankDetailsStatus } from '../../api/contract/bank-details';
import type { CallOutput } from '../../api/contract/call';
import { instagramConnection } from '../../domain/instagram-oauth';
import { valueAtHand, type Load } from '../../domain/load';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';
import { homeStore } from '../shared/posts/home-store';
import { profileStore } from '../shared/session/profile-store';

function known<T>(load: Load<T>, isDone: (value: T) => boolean): boolean | undefined {
  const value = valueAtHand(load);
  return value === undefined ? undefined : isDone(value);
}

function createStarting(context: StoreContext) {
  const bank = createResource<CallOutput<typeof getBankDetailsStatus>>(context, (options) => context.client.send(getBankDetailsStatus, {}, options));
  const { posts, links } = context.use(homeStore);
  const profile = context.use(profileStore);
  return {
    ...bank,
    /** Which of the first steps are done; undefined where that is not known. */
    done: computed(() => ({
      instagram: known(profile.load.value, (creator) => instagramConnection(creator) === 'connected'),
      link: known(links.load.value, ({ collections }) => collections.length > 0),
      post: known(posts.load.value, ({ auto_dm_posts: made }) => made.length > 0),
      bank: known(bank.load.value, ({ status }) => status === 'SUBMITTED'),
    })),
  };
}

/** The first steps of a new creator. */
export const startingStore = defineStore({ lifetime: 'visible', create: createStarting });
