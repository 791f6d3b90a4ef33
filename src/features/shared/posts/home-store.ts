import { computed, signal } from '@preact/signals-core';
import { listCollections } from '../../../api/contract/collections';
import { getRewardBanner, listAutoDmPosts } from '../../../api/contract/home';
import type { CallOutput } from '../../../api/contract/call';
import type { ListingType } from '../../../api/contract/shapes';
import { previewSize } from '../../../domain/first-limits';
import { isUnknown } from '../../../domain/load';
import { loadChunk } from '../../../bridge/load-chunk';
import { takeOAuthReturn, type OAuthReturn } from '../../../bridge/oauth-return';
import type { StoreContext } from '../../../state/context';
import { profileStore } from '../session/profile-store';
import { createResource, type Resource } from '../../../state/old-resource';

type PostListing = CallOutput<typeof listAutoDmPosts>;
type CollectionListing = CallOutput<typeof listCollections>;
type RewardBanner = CallOutput<typeof getRewardBanner>;

/** What Home previews: the first three posts, links and QR codes with their totals, and the reward banner. */
export function homeStore(context: StoreContext) {
  const { client } = context;
  const posts = createResource<PostListing>(context);
  const links = createResource<CollectionListing>(context);
  const codes = createResource<CollectionListing>(context);
  const banner = createResource<RewardBanner>(context);
  const all: readonly Resource<unknown>[] = [posts, links, codes, banner];
  const returned = signal(false);
  let open = false;

  const reloadPosts = () => posts.run((signal) =>
    client.send(listAutoDmPosts, { body: { page_index: 0, page_size: previewSize } }, { signal }));
  const loadCollections = (resource: Resource<CollectionListing>, type: ListingType) => resource.run((signal) =>
    client.send(listCollections, { query: { page_index: 0, page_size: previewSize, collection_type: type } }, { signal }));
  const reloadLinks = () => loadCollections(links, 'AFFILIATE_LINKS');
  const reloadCodes = () => loadCollections(codes, 'QR_CODE');

  const reloadBanner = () => banner.run((signal) => client.send(getRewardBanner, {}, { signal }));
  const profile = context.use(profileStore);

  let hasArrived = false;
  const arrived = computed(() => {
    const settled = [profile, ...all].every(({ load: { value } }) => !isUnknown(value));
    return (hasArrived ||= settled);
  });

  async function load(): Promise<void> {
    await Promise.all([profile.ensure(), reloadPosts(), reloadLinks(), reloadCodes(), reloadBanner()]);
  }

  async function receive(result: OAuthReturn): Promise<void> {
    const instagramStore = await loadChunk(() => import('../instagram/instagram-store'), 'instagramStore');
    context.use(instagramStore).receive(result);
    returned.value = true;
  }

  return {
    /** The creator has come back from Instagram's consent page, and the answer has been taken in. */
    returned,
    /** Everything has been answered once, so that what stands further down may be loaded. */
    arrived,
    /** The first load of the lists is under way, and what stands above them may still turn out to be there or not. Reads signals. */
    isFirstLoad: () => !arrived.value && [posts, links, codes].some(({ load: { value } }) => isUnknown(value)),
    posts: posts.load,
    links: links.load,
    codes: codes.load,
    banner: banner.load,
    reloadBanner,
    reloadPosts,
    reloadLinks,
    reloadCodes,
    /** For deletes elsewhere: a collection may stand among the links and among the QR codes. */
    reloadCollections: () => Promise.all([reloadLinks(), reloadCodes()]),
    /** Takes in what Instagram sent back before any request is made, then loads; once per visit. */
    enter(basePath: string): void {
      const result = takeOAuthReturn(basePath);
      if (result) void receive(result);
      if (open) return;
      open = true;
      void load();
    },
    /** The posts are shown by the screen of AutoDM as well, so they are left when the last of both goes. */
    leavePosts: posts.leave,
    /** Stops what is under way; what has arrived stays for the next visit. */
    leave(): void {
      open = returned.value = false;
      for (const resource of [links, codes, banner]) resource.leave();
    },
    reset(): void {
      open = hasArrived = returned.value = false;
      for (const resource of all) resource.reset();
    },
  };
}
