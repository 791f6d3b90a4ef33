import type { ReactNode } from 'react';
import { asOfLoad, failureOf, isUnknown, valueAtHand } from '../../domain/load';
import { AsOfMark } from '../../widgets/as-of-mark';
import { Skeleton } from '../../widgets/skeleton';
import { deletedStore } from '../shared/collections/deleted-store';
import { earningsStore } from '../shared/payments/earnings-store';
import { homeStore } from '../shared/posts/home-store';
import { routeLinks } from '../shared/screen/route-links';
import { mediaAddress } from '../shared/screen/safe-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { unanswered } from '../shared/screen/unanswered';
import { profileStore } from '../shared/session/profile-store';
import { instagramPlace, programmeTile, rewardTile } from './banner-tiles';
import { moneyOnTop } from './money-tiles';
import { homeCounts, listingTiles, sectionRoutes, sectionsOf } from './listing-tiles';
import { HomeHead, HomeLayout, HomeTabs, type HomeSection } from './views/home-page';
import { PasteLine } from './views/paste-line';
import { CodeRows, CollectionRows, PostCards, Preview } from './views/previews';

const unselected = 'all';

/** A preview of each list, before its taps are answered. */
function previewsOf(screen: ScreenHost): Record<HomeSection, () => ReactNode> {
  const { runtime } = screen;
  const { posts, links, codes } = runtime.use(homeStore);
  const deleted = runtime.use(deletedStore).ids.value;
  const link = routeLinks(screen);
  const picture = (address: unknown) => mediaAddress(runtime, address);
  function preview<T>(section: HomeSection, value: T | undefined, show: (value: T) => ReactNode): ReactNode {
    return <Preview section={section} to={link(sectionRoutes[section])}>{value === undefined ? <Skeleton shape="row" count={2} /> : show(value)}</Preview>;
  }
  return {
    autoDm: () => preview('autoDm', valueAtHand(posts.load.value), ({ auto_dm_posts: items }) =>
      <PostCards posts={items.filter(({ auto_dm_post_id: id }) => !deleted.has(id))} picture={picture} viewing={undefined} onOpen={unanswered} />),
    affiliate: () => preview('affiliate', valueAtHand(links.load.value), ({ collections }) =>
      <CollectionRows collections={collections.filter(({ id }) => !deleted.has(id))} picture={picture} viewing={undefined} onOpen={unanswered} />),
    qrCode: () => preview('qrCode', valueAtHand(codes.load.value), ({ collections }) =>
      <CodeRows codes={collections.filter(({ id }) => !deleted.has(id))} picture={picture} to={link(sectionRoutes.qrCode)} />),
  };
}

/** Home before React, from its first answer on. Reads signals. */
export function firstHome(screen: ScreenHost) {
  const { runtime } = screen;
  const store = runtime.use(homeStore);
  const profile = runtime.use(profileStore).load.value;
  const loads = [profile, store.posts.load.value, store.links.load.value, store.codes.load.value];
  const known = valueAtHand(profile);
  if (loads.every(isUnknown) || loads.some((load) => failureOf(load) ?? asOfLoad(load)) || sectionsOf(runtime, unselected).length === 0) return undefined;
  const tiles = [programmeTile(unanswered), ...instagramPlace(runtime, <Skeleton shape="card" />), ...listingTiles(runtime, unselected, previewsOf(screen))];
  return (
    <HomeLayout
      top={<>{moneyOnTop(screen)}<PasteLine onLink={unanswered} /></>}
      header={(
        <HomeHead
          brand={runtime.brand.name}
          name={known?.instagram_name}
          username={known?.instagram_username}
          picture={mediaAddress(runtime, known?.instagram_profile_picture_url)}
          onAccount={unanswered}
        />
      )}
      notes={<AsOfMark loads={[...loads, runtime.use(earningsStore).load.value]} />}
      tiles={tiles}
      reward={rewardTile(runtime, unanswered)}
      tabs={<HomeTabs counts={homeCounts(runtime)} waiting={store.isFirstLoad()} selected={unselected} onSelect={unanswered} />}
    />
  );
}
