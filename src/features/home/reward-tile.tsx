import { isBelow } from '../../domain/is-below';
import { isUnknown, valueAtHand } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { homeWords } from '../../text/en/home';
import { LazyImage } from '../../widgets/lazy-image';
import { linkAddress, mediaAddress } from '../shared/screen/checked-address';
import { useScreen } from '../shared/screen/screen-context';
import { Skeleton } from '../../widgets/skeleton';
import type { HomeTile } from './tile';

/**
 * The reward banner; hidden if the call failed or returned no picture (decision C4). Its space is reserved until that
 * is known. Reads signals.
 */
export function rewardTile(runtime: Runtime): HomeTile | null {
  const store = runtime.use(homeStore);
  if (!store.arrived.value && isUnknown(store.banner.load.value)) {
    return { id: 'reward', view: <div className="reward-place"><Skeleton shape="banner" /></div>, waiting: store.isFirstLoad() };
  }
  const banner = valueAtHand(store.banner.load.value);
  const src = mediaAddress(runtime, banner?.banner_url);
  if (!src) return null;
  const href = linkAddress(runtime, banner?.redirect_url);
  // A tap must open a page, and never send a call for the creator.
  const opens = href !== null && !isBelow(href, runtime.apiBase, location.origin);
  return { id: 'reward', view: <Reward src={src} href={opens ? href : null} /> };
}

function Reward({ src, href }: { src: string; href: string | null }) {
  const { openExternal } = useScreen();
  const picture = <LazyImage src={src} size={512} alt={href ? '' : homeWords.reward} shape="wide" />;
  if (!href) return picture;
  return (
    <button type="button" className="reward" aria-label={homeWords.reward} onClick={() => openExternal(href, 'reward')}>
      {picture}
    </button>
  );
}
