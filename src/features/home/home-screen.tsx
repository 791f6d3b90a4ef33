import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { homeStore } from '../shared/posts/home-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { Awaited } from '../shared/session/awaited';
import { ProfileNote } from '../shared/session/profile-note';
import { useTellError } from '../shared/screen/error-text';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { HomeHeader } from './home-header';
import { programmeTile, rewardTile } from './banner-tiles';
import { previewsOf } from './listing-previews';
import { homeCounts, listingTiles } from './listing-tiles';
import { useHomeStatus } from './use-home-status';
import { useMoney } from './use-money';
import { useInstagramTile } from './use-instagram-tile';
import { PasteLine } from './views/paste-line';
import { HomeLayout, HomeTabs, type HomeTab, type HomeTile } from './views/home-page';

const Nothing = lazyPart(() => import('./nothing'), 'Nothing');
const Inspiration = lazyPart(() => import('./inspiration'), 'Inspiration');

const pasted = lazyCode(() => import('../shared/products/pasted-link-store'), 'pastedLinkStore');

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
  const money = useMoney();
  const instagram = useInstagramTile();
  const tell = useTellError();
  const makeLink = async (text: string) => {
    try {
      runtime.use(await pasted.ask()).text.value = text;
      navigate('affiliateLinks');
    } catch (error) {
      tell(error);
    }
  };

  const nothing = <div className="home-tile"><Awaited fallback={<Skeleton shape="card" />}><Nothing tab={tab} /></Awaited></div>;
  const tiles: HomeTile[] = [programmeTile(() => navigate('affiliateLinks')), ...instagram, ...listingTiles(runtime, tab, previewsOf(runtime), nothing)];
  return (
    <HomeLayout
      header={<HomeHeader />}
      top={<>{money}<PasteLine onLink={(text) => void makeLink(text)} /></>}
      instead={error && <ErrorState error={error} onRetry={retry} />}
      notes={<>{note}<ProfileNote about="home" /></>}
      tiles={tiles}
      reward={rewardTile(runtime, openExternal)}
      tabs={<HomeTabs counts={homeCounts(runtime)} waiting={store.isFirstLoad()} selected={tab} onSelect={setTab} />}
    >
      {store.arrived.value && <Inspiration />}
    </HomeLayout>
  );
}
