import type { ReactNode } from 'react';
import { isBelow } from '../../domain/is-below';
import { isUnknown, valueAtHand } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { linkAddress, mediaAddress } from '../shared/screen/safe-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { instagramConnection } from '../../domain/instagram-oauth';
import { profileStore } from '../shared/session/profile-store';
import { Programme, Reward, RewardPlace } from './views/banners';
import type { HomeTile } from './views/home-page';

/** The creator has not connected Instagram, or returns from it. Reads signals. */
export function wantsInstagram(runtime: Runtime): boolean {
  const profile = valueAtHand(runtime.use(profileStore).load.value);
  return runtime.use(homeStore).returned.value || (profile !== undefined && instagramConnection(profile) !== 'connected');
}

/** The Instagram tile before its code has loaded, or before it is known whether there is one. Reads signals. */
export function instagramPlace(runtime: Runtime, view: ReactNode): HomeTile[] {
  const waiting = runtime.use(homeStore).isFirstLoad();
  const unknown = waiting && isUnknown(runtime.use(profileStore).load.value);
  return wantsInstagram(runtime) || unknown ? [{ id: 'instagram', view, waiting }] : [];
}

/** The programme banner, which is always there. */
export function programmeTile(onCreate: () => void): HomeTile {
  return { id: '1', view: <Programme onCreate={onCreate} /> };
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
