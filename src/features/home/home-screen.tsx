import { useSignals } from '@preact/signals-react/runtime';
import { memo, useState } from 'react';
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
import { HomeMoney } from './home-money';
import { homeError, HomeNote, HomeStatus, retryHome } from './home-status';
import { rewardTile } from './banner-tiles';
import { previews } from './listing-previews';
import { homeCounts, listingTiles } from './listing-tiles';
import { useInstagramTile } from './use-instagram-tile';
import { Programme } from './views/banners';
import { PasteLine } from './views/paste-line';
import { HomeLayout, HomeTabs, type HomeTab, type HomeTile } from './views/home-page';

const Nothing = lazyPart(() => import('./nothing'), 'Nothing');
const Inspiration = lazyPart(() => import('./inspiration'), 'Inspiration');

const pasted = lazyCode(() => import('../shared/products/pasted-link-store'), 'pastedLinkStore');

function ProgrammeBanner() {
  const { navigate } = useScreen();
  return <Programme onCreate={() => navigate('affiliateLinks')} />;
}

function PastedLink() {
  const { runtime, navigate } = useScreen();
  const tell = useTellError();
  const makeLink = async (text: string) => {
    try {
      runtime.use(await pasted.ask()).text.value = text;
      navigate('affiliateLinks');
    } catch (error) {
      tell(error);
    }
  };
  return <PasteLine onLink={(text) => void makeLink(text)} />;
}

interface FilterProps {
  selected: HomeTab;
  onSelect: (tab: HomeTab) => void;
}

const Filter = memo(function Filter({ selected, onSelect }: FilterProps) {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(homeStore);
  return <HomeTabs counts={homeCounts(runtime)} waiting={store.isFirstLoad()} selected={selected} onSelect={onSelect} />;
});

// The same objects in each rendering: React renders each of these parts for the answers that it reads, and not for those
// that decide which parts there are.
const header = <><HomeHeader /><HomeStatus /></>;
const top = <><HomeMoney /><PastedLink /></>;
const notes = <><HomeNote /><ProfileNote about="home" /></>;
const programme: HomeTile = { id: '1', view: <ProgrammeBanner /> };
const inspiration = <Inspiration />;

/**
 * Home (specification section 2). Its list consists of tiles that `domain/home-order` orders: '1' is the programme
 * banner, which stays first; 'instagram' the prompt or the success animation; 'autoDm', 'affiliate' and 'qrCode' the
 * previews. The reward banner comes third. No source names the flag for '3', so it is never offered (decision A5).
 * Content inspiration is below the list (E46).
 */
export function HomeScreen() {
  useSignals();
  const { runtime, basePath, openExternal } = useScreen();
  const store = useEnsured(homeStore, basePath);
  useStore(latestPostsStore);
  const [tab, setTab] = useState<HomeTab>('all');
  const instagram = useInstagramTile();
  const error = homeError(runtime);
  const nothing = <div className="home-tile"><Awaited fallback={<Skeleton shape="card" />}><Nothing tab={tab} /></Awaited></div>;
  return (
    <HomeLayout
      header={header}
      top={top}
      instead={error && <ErrorState error={error} onRetry={() => retryHome(runtime)} />}
      notes={notes}
      tiles={[programme, ...instagram, ...listingTiles(runtime, tab, previews, nothing)]}
      reward={rewardTile(runtime, openExternal)}
      tabs={<Filter selected={tab} onSelect={setTab} />}
    >
      {store.arrived.value && inspiration}
    </HomeLayout>
  );
}
