import { loadChunk } from '../src/bridge/load-chunk';
import { rowSorts } from '../src/domain/row-sorts';
import { defineCreatorElement } from './define';

/**
 * All posts whose comments AutoDM answers, with their products. A post can be removed from AutoDM here.
 *
 * @attribute search - What the rows must contain; they are searched from ten rows on.
 * @attribute sort - The order of the rows, for figures that the API sends.
 * @fires creator-change - the creator searched or sorted; `view` is `list`, `filters` has `search` and `sort`
 * @fires creator-navigate - linking a post; the header's arrow leads Home
 * @example
 * <creator-auto-dm-listing></creator-auto-dm-listing>
 */
export const CreatorAutoDmListing = defineCreatorElement('creator-auto-dm-listing', {
  attributes: { search: 'string', sort: rowSorts },
  skeleton: ['heading', ['card', 'card'], ['card', 'card']],
  screen: () => loadChunk(() => import('../src/features/links/auto-dm-listing-screen'), 'AutoDmListingScreen'),
  first: () => loadChunk(() => import('../src/features/links/listings-first'), 'firstPosts'),
  prefetch: () => loadChunk(() => import('../src/features/shared/posts/post-listing-store'), 'postListStore').then((postListStore) => (runtime) =>
    runtime.use(postListStore).prefetch()),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-auto-dm-listing': InstanceType<typeof CreatorAutoDmListing>;
  }
}
