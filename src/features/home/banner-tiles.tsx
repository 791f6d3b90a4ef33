import { isBelow } from '../../domain/is-below';
import { isUnknown, valueAtHand } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { linkAddress, mediaAddress } from '../shared/screen/checked-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { Programme, Reward, RewardPlace } from './views/banners';
import type { HomeTile } from './views/home-page';

/** The programme banner, which is always there. */
export function programmeTile(navigate: ScreenHost['navigate']): HomeTile {
  return { id: '1', view: <Programme onCreate={() => navigate('affiliateLinks')} /> };
}

/**
 * The reward banner; hidden if the call failed or returned no picture (decision C4). Its space is reserved until that
 * is known. Reads signals.
 */
export function rewardTile(runtime: Runtime, openExternal: ScreenHost['openExternal']): HomeTile | null {
  const store = runtime.use(homeStore);
  if (!store.arrived.value && isUnknown(store.banner.load.value)) return { id: 'reward', view: <RewardPlace />, waiting: store.isFirstLoad() };
  const banner = valueAtHand(store.banner.load.value);
  const src = mediaAddress(runtime, banner?.banner_url);
  if (!src) return null;
  const href = linkAddress(runtime, banner?.redirect_url);
  // A tap must open a page, and never send a call for the creator.
  const opens = href !== null && !isBelow(href, runtime.apiBase, location.origin);
  return { id: 'reward', view: <Reward src={src} onOpen={opens ? () => openExternal(href, 'reward') : undefined} /> };
}
