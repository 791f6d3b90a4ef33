import type { ReactNode } from 'react';
import { previewSize } from '../../domain/limits';
import { isUnknown, valueAtHand, type Load } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import type { HomeCounts, HomeSection, HomeTab, HomeTile } from './views/home-page';

const sections: readonly HomeSection[] = ['autoDm', 'affiliate', 'qrCode'];

/** The full list of each section. */
export const sectionRoutes: Readonly<Record<HomeSection, RouteName>> = { autoDm: 'autoDmListing', affiliate: 'collectionListing', qrCode: 'qrCodeListing' };

/** If the server sends no total, a preview that is not full contains everything. */
function totalOf<T extends { total_count?: number | null | undefined }>(load: Load<T>, itemsOf: (listing: T) => readonly unknown[]): number | undefined {
  const listing = valueAtHand(load);
  if (!listing) return undefined;
  const { length } = itemsOf(listing);
  if (listing.total_count == null) return length < previewSize ? length : undefined;
  return Math.max(listing.total_count, length);
}

/** How many items each section has. Reads signals. */
export function homeCounts(runtime: Runtime): HomeCounts {
  const { posts, links, codes } = runtime.use(homeStore);
  const collections = (listing: { collections: readonly unknown[] }) => listing.collections;
  return {
    autoDm: totalOf(posts.load.value, ({ auto_dm_posts }) => auto_dm_posts), affiliate: totalOf(links.load.value, collections), qrCode: totalOf(codes.load.value, collections),
  };
}

/** The sections that the selected tab shows; none if they are empty. Reads signals. */
export function sectionsOf(runtime: Runtime, tab: HomeTab): readonly HomeSection[] {
  const counts = homeCounts(runtime);
  return sections.filter((section) => (tab === 'all' || tab === section) && counts[section] !== 0);
}

/** The previews of the selected tab, or what replaces them. Reads signals. */
export function listingTiles(runtime: Runtime, tab: HomeTab, previews: Readonly<Record<HomeSection, () => ReactNode>>, nothing?: ReactNode): HomeTile[] {
  const { posts, links, codes, arrived } = runtime.use(homeStore);
  const loads = { autoDm: posts, affiliate: links, qrCode: codes };
  const chosen = sectionsOf(runtime, tab);
  if (chosen.length === 0) return [{ id: 'nothing', listing: true, view: nothing }];
  return chosen.map((section) => ({
    id: section, listing: true, view: previews[section](), waiting: !arrived.value && isUnknown(loads[section].load.value),
  }));
}
