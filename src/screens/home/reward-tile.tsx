import { valueAtHand } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { homeStore } from '../../stores/home-store';
import { homeWords } from '../../text/en/home';
import { LazyImage } from '../../widgets/lazy-image';
import { linkAddress, mediaAddress } from '../shared/checked-address';
import { useScreen } from '../shared/screen-context';
import type { HomeTile } from './tile';

/** The reward banner; none where the call failed or gave no picture (decision C4). Reads signals. */
export function rewardTile(runtime: Runtime): HomeTile | null {
  const banner = valueAtHand(runtime.use(homeStore).banner.value);
  const src = mediaAddress(runtime, banner?.banner_url);
  if (!src) return null;
  const href = linkAddress(runtime, banner?.redirect_url);
  return { id: 'reward', view: <Reward src={src} href={href} /> };
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
