import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { knownSoFar, orderHome } from '../../domain/home-order';
import { homeStore } from '../shared/posts/home-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { ErrorState } from '../../widgets/error-state';
import { ProfileNote } from '../shared/session/profile-note';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { HomeHeader } from './home-header';
import { programmeTile, rewardTile } from './banner-tiles';
import { homeCounts, listingTiles } from './listing-tiles';
import { useHomeStatus } from './use-home-status';
import { useInstagramTile } from './use-instagram-tile';
import { HomePage, HomePlaces, HomeTabs, HomeTiles, type HomeTab, type HomeTile } from './views/home-page';

const Inspiration = lazyPart(() => import('./inspiration'), 'Inspiration');

/**
 * Home (specification section 2). Its list consists of tiles that `domain/home-order` orders: '1' is the programme
 * banner, which stays first; 'instagram' the prompt or the success animation; 'autoDm', 'affiliate' and 'qrCode' the
 * previews. The reward banner comes third. No source names the flag for '3', so it is never offered (decision A5).
 * Content inspiration is below the list (E46).
 */
export function HomeScreen() {
  useSignals();
  const { runtime, basePath, navigate, openExternal } = useScreen();
  const store = useEnsured(homeStore, basePath);
  useStore(latestPostsStore);
  const [tab, setTab] = useState<HomeTab>('all');
  const { error, retry, note } = useHomeStatus();
  const instagram = useInstagramTile();

  if (error) return <HomePage><HomeHeader /><ErrorState error={error} onRetry={retry} /></HomePage>;
  const tiles: HomeTile[] = [programmeTile(navigate), ...instagram, ...listingTiles(runtime, tab)];
  const ordered = orderHome(tiles, { banner: rewardTile(runtime, openExternal) });
  const known = knownSoFar(ordered);
  const firstListing = ordered.findIndex(({ listing }) => listing);
  // Rendered again with each tile, because a tile may not have the height of its placeholder.
  const places = known.length < ordered.length && <HomePlaces key={known.length} count={ordered.length - known.length} />;

  if (known.length < firstListing) return <HomePage><HomeHeader /><HomeTiles tiles={known} />{places}</HomePage>;
  return (
    <HomePage>
      <HomeHeader />
      {note}
      <ProfileNote about="home" />
      <HomeTiles tiles={known.slice(0, firstListing)} />
      <HomeTabs counts={homeCounts(runtime)} waiting={store.isFirstLoad()} selected={tab} onSelect={setTab} />
      <div role="tabpanel" id="home-panel" aria-labelledby="home-tabs">
        <HomeTiles tiles={known.slice(firstListing)} />
        {places}
      </div>
      {store.arrived.value && <Inspiration />}
    </HomePage>
  );
}
