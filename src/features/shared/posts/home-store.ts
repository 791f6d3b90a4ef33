import { computed, signal } from '@preact/signals-core';
import { listCollections } from '../../../api/contract/collections';
import { getRewardBanner } from '../../../api/contract/home';
import type { CallOutput } from '../../../api/contract/call';
import type { ListingType } from '../../../api/contract/shapes';
import { previewSize } from '../../../domain/limits';
import { isAwaited, isUnknown } from '../../../domain/load';
import { loadChunk } from '../../../bridge/load-chunk';
import { takeOAuthReturn, type OAuthReturn } from '../../../bridge/oauth-return';
import type { StoreContext } from '../../../state/context';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';
import { earningsStore } from '../payments/earnings-store';
import { profileStore } from '../session/profile-store';
import { latestPostsStore } from './latest-posts-store';

function createHome(context: StoreContext) {
  const { client } = context;
  const collections = (type: ListingType) => createResource<CallOutput<typeof listCollections>>(context, (options) =>
    client.send(listCollections, { query: { page_index: 0, page_size: previewSize, collection_type: type } }, options), {
    remembered: context.remembered(`latest-${type}`),
  });
  const profile = context.use(profileStore);
  const posts = context.use(latestPostsStore);
  const links = collections('AFFILIATE_LINKS');
  const codes = collections('QR_CODE');
  const banner = createResource<CallOutput<typeof getRewardBanner>>(context, (options) => client.send(getRewardBanner, {}, options), {
    remembered: context.remembered('reward-banner'),
  });
  const earnings = context.use(earningsStore);
  const own = [links, codes, banner];
  const all = [profile, posts, ...own];
  const returned = signal(false);

  let hasArrived = false;
  const arrived = computed(() => {
    const settled = all.every(({ load: { value } }) => !isAwaited(value));
    return (hasArrived ||= settled);
  });

  async function receive(result: OAuthReturn): Promise<void> {
    const instagramStore = await loadChunk(() => import('../instagram/instagram-store'), 'instagramStore');
    context.use(instagramStore).receive(result);
    returned.value = true;
  }

  /** Receives the result from Instagram before any request is made. */
  function takeReturn(basePath: string): void {
    const result = takeOAuthReturn(basePath);
    if (result) void receive(result);
  }

  return {
    /** The creator has returned from Instagram's consent page, and the result was processed. */
    returned,
    /** Every list has settled once, so lower sections may load. */
    arrived,
    /** The lists load for the first time, and it is not known yet which tiles above them exist. Reads signals. */
    isFirstLoad: () => !arrived.value && [posts, links, codes].some(({ load: { value } }) => isUnknown(value)),
    posts,
    links,
    codes,
    banner,
    /** For deletions elsewhere: a collection may be among the links and among the QR codes. */
    refreshCollections: () => Promise.all([links.refresh(), codes.refresh()]),
    prefetch(basePath: string): void {
      takeReturn(basePath);
      for (const resource of [...all, earnings]) resource.prefetch();
    },
    async ensure(basePath: string): Promise<void> {
      takeReturn(basePath);
      await Promise.all([...all, earnings].map((resource) => resource.ensure()));
    },
    leave(): void {
      returned.value = false;
      for (const resource of own) resource.leave();
    },
    reset(): void {
      hasArrived = returned.value = false;
      for (const resource of own) resource.reset();
    },
  };
}

/** Home's previews: the first three posts, links and QR codes with their totals, and the reward banner. */
export const homeStore = defineStore({ lifetime: 'visible', create: createHome });
