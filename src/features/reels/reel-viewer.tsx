import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reelHintMs } from '../../domain/limits';
import { isPlainPress } from '../../domain/plain-press';
import { pageCount, reelOfPage } from '../../domain/reels';
import type { Reel } from './reels-store';
import { reelsWords as words } from '../../text/en/reels';
import { chevronUpPath, Icon } from '../../widgets/icons/icon';
import { LazyImage } from '../../widgets/lazy-image';
import { useEffectEvent } from '../../widgets/use-effect-event';
import { useMediaAddress } from '../shared/screen/checked-address';
import { ReelVideo } from './reel-video';
import { useActivePage } from './use-active-page';
import { useInView } from './use-in-view';

const soundPath = 'M4 9.5v5h3.5L13 19V5L7.5 9.5H4Zm12.5-1a5 5 0 0 1 0 7m2.5-9.5a9 9 0 0 1 0 12';
const mutedPath = 'M4 9.5v5h3.5L13 19V5L7.5 9.5H4Zm12.5 0 5 5m0-5-5 5';
const playPath = 'M8 5v14l11-7L8 5Z';

/** On a metered network a video that is not watched must not load. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Who wants less motion starts each reel by a tap. */
const startsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The reels one above the other: light pages with scroll snapping, and three videos on the pages near the viewport. */
export function ReelViewer({ reels, onClose }: { reels: readonly Reel[]; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const address = useMediaAddress();
  const { active, slots, attach, goBy } = useActivePage(track, reels.length);
  const inView = useInView(box);
  const [muted, setMuted] = useState(true);
  const [paused, setPaused] = useState(startsStill);
  const [hint, setHint] = useState(reels.length > 1);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(false), reelHintMs);
    return () => clearTimeout(timer);
  }, [hint]);
  useEffect(() => setPaused(startsStill()), [active]);
  const play = () => {
    setPaused(false);
    track.current?.focus({ preventScroll: true }); // the button goes, and no key would reach the viewer any more
  };
  const silence = useCallback(() => setMuted(true), []);
  // An iPhone that saves power, and webviews that ask for a tap. A tap starts this reel, maybe also the next ones.
  const holdBack = useCallback(() => setPaused(true), []);

  const addressOf = (page: number) => {
    const reel = reels[reelOfPage(page, reels.length)];
    return reel && (address(reel.videoUrlMp4) ?? undefined);
  };
  const pages = Array.from({ length: pageCount(reels.length) }, (_, page) => page);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => goBy(1), PageDown: () => goBy(1), ArrowUp: () => goBy(-1), PageUp: () => goBy(-1),
      ' ': () => setPaused((now) => !now), m: () => setMuted((now) => !now), Escape: onClose,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // Close and Retry handle Space themselves.
    const target = event.composedPath()[0];
    const onButton = target instanceof HTMLButtonElement && !target.classList.contains('reel-tap');
    if (!act || !isPlainPress(event) || (onButton && event.key === ' ')) return;
    event.preventDefault();
    act();
  });
  // If nothing has the focus, the viewer takes it, so that the arrow keys work immediately.
  useEffect(() => {
    if (document.activeElement === document.body) track.current?.focus({ preventScroll: true });
  }, []);
  // A button that has the focus loses it with its page, which becomes inert, and no key would reach the viewer any more.
  useLayoutEffect(() => {
    const root = track.current?.getRootNode() as Partial<ShadowRoot> | undefined;
    if (root?.activeElement?.closest('.reel-page')) track.current?.focus({ preventScroll: true });
  }, [active]);
  // On the full screen the app moves the focus to its heading.
  useEffect(() => {
    const screen = box.current?.closest<HTMLElement>('.reels');
    screen?.addEventListener('keydown', onKey);
    return () => screen?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={box} className="reel-viewer" role="group" aria-roledescription={words.role} aria-label={words.title}>
      <div
        ref={track}
        className="reel-track"
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        role="group"
        aria-label={words.reel(reelOfPage(active, reels.length) + 1, reels.length)}
      >
        {pages.map((page) => (
          <ReelPage
            key={page}
            reel={reels[reelOfPage(page, reels.length)]}
            active={page === active}
            muted={muted}
            onTap={() => setMuted((now) => !now)}
          />
        ))}
        {slots.map(({ page, attached }, index) => (
          <ReelVideo
            key={index}
            page={page}
            src={attached ? addressOf(page) : undefined}
            refused={addressOf(page) === undefined}
            active={page === active}
            playing={page === active && inView && !paused}
            muted={muted}
            onSilenced={silence}
            onHeldBack={holdBack}
            onSteady={() => page === active && !savesData() && attach(active + 1)}
          />
        ))}
      </div>
      {paused && <button type="button" className="reel-paused" aria-label={words.play} onClick={play}><Icon path={playPath} size={40} /></button>}
      {hint && <p className="reel-hint"><Icon path={chevronUpPath} size={22} /><span>{words.swipe}</span></p>}
    </div>
  );
}

interface ReelPageProps {
  reel: Reel | undefined;
  active: boolean;
  muted: boolean;
  onTap: () => void;
}

/** What is above a video: a tap anywhere toggles the sound. */
function ReelPage({ reel, active, muted, onTap }: ReelPageProps) {
  const address = useMediaAddress();
  const name = reel?.creatorName;
  return (
    <section className="reel-page" data-page="" inert={!active}>
      <button type="button" className="reel-tap" aria-label={words.sound} aria-pressed={!muted} onClick={onTap}>
        <span className="reel-sound"><Icon path={muted ? mutedPath : soundPath} size={22} /></span>
      </button>
      {name && (
        <p className="reel-creator">
          <span className="reel-face"><LazyImage src={address(reel.creatorImageUrl)} size={128} alt="" /></span>
          <strong dir="auto">{name}</strong>
        </p>
      )}
    </section>
  );
}
