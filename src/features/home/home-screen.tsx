import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { knownSoFar, orderHome } from '../../domain/home-order';
import { homeStore } from '../shared/posts/home-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { ProfileNote } from '../shared/session/profile-note';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { HomeHeader } from './home-header';
import sheet from './home.css';
import { HomeTabs, listingTiles } from './listing-tiles';
import { ProgrammeTile } from './programme-tile';
import { rewardTile } from './reward-tile';
import type { HomeTab, HomeTile } from './tile';
import { useHomeStatus } from './use-home-status';
import { useInstagramTile } from './use-instagram-tile';

const styled = styledBy(sheet);

const Inspiration = lazyPart(() => import('./inspiration'), 'Inspiration');

/**
 * Home (specification section 2). Its list consists of tiles that `domain/home-order` orders: '1' is the programme
 * banner, which stays first; 'instagram' the prompt or the success animation; 'autoDm', 'affiliate' and 'qrCode' the
 * previews. The reward banner comes third. No source names the flag for '3', so it is never offered (decision A5).
 * Content inspiration is below the list (E46).
 */
export function HomeScreen() {
  useSignals();
  const { runtime, basePath } = useScreen();
  const store = useEnsured(homeStore, basePath);
  useStore(latestPostsStore);
  const [tab, setTab] = useState<HomeTab>('all');
  const { error, retry, note } = useHomeStatus();
  const instagram = useInstagramTile();

  if (error) return <div ref={styled} className="column home"><HomeHeader /><ErrorState error={error} onRetry={retry} /></div>;
  const tiles: HomeTile[] = [{ id: '1', view: <ProgrammeTile /> }, ...instagram, ...listingTiles(runtime, tab)];
  const ordered = orderHome(tiles, { banner: rewardTile(runtime) });
  const known = knownSoFar(ordered);
  const firstListing = ordered.findIndex(({ listing }) => listing);
  const show = (list: readonly HomeTile[]) => list.map(({ id, view }) => <li key={id} data-tile={id}>{view}</li>);
  // Rendered again with each tile, because a tile may not have the height of its placeholder.
  const places = known.length < ordered.length && (
    <div key={known.length} className="home-places"><Skeleton shape="card" count={ordered.length - known.length} /></div>
  );

  if (known.length < firstListing) {
    return <div ref={styled} className="column home"><HomeHeader /><ul className="home-list">{show(known)}</ul>{places}</div>;
  }
  return (
    <div ref={styled} className="column home">
      <HomeHeader />
      {note}
      <ProfileNote about="home" />
      <ul className="home-list">{show(known.slice(0, firstListing))}</ul>
      <HomeTabs selected={tab} onSelect={setTab} />
      <div role="tabpanel" id="home-panel" aria-labelledby="home-tabs">
        <ul className="home-list">{show(known.slice(firstListing))}</ul>
        {places}
      </div>
      {store.arrived.value && <Inspiration />}
    </div>
  );
}
