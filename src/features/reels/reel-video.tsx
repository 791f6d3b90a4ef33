import { useEffect, useRef, useState } from 'react';
import { reelsWords as words } from '../../text/en/reels';
import { Button } from '../../widgets/button';

export interface ReelVideoProps {
  /** Its address must not be loaded. */
  refused: boolean;
  /** Undefined: this video has nothing to show yet. */
  src: string | undefined;
  /** The position of its page from the top, in viewer heights. */
  page: number;
  /** It is visible on the active page. */
  playing: boolean;
  active: boolean;
  muted: boolean;
  /** The browser refuses sound without a tap: the viewer continues without sound. */
  onSilenced: () => void;
  /** The browser plays nothing without a tap, not even without sound. */
  onHeldBack: () => void;
  /** It plays and has enough buffered, so that the next one may load. */
  onSteady: () => void;
}

/** With this many seconds buffered, a reel leaves the network to the next one. */
const aheadSeconds = 0.8;

function reasonOf(error: unknown, video: HTMLVideoElement): string {
  const code = video.error?.code ?? (error instanceof DOMException && error.name === 'NotSupportedError' ? 4 : 0);
  // Without a network the browser reports a file as unsupported, which would blame the clip.
  return words.videoErrors[code === 4 && !navigator.onLine ? 2 : code] ?? words.videoErrors[0] ?? '';
}

/** One of the three videos. Its states are loading, playing and error (specification section 2, 'Reel viewer'). */
export function ReelVideo({ refused, src, page, playing, active, muted, onSilenced, onHeldBack, onSteady }: ReelVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<{ name: 'loading' | 'playing' } | { name: 'error'; text: string }>({ name: 'loading' });
  const [shown, setShown] = useState(src);
  if (shown !== src) {
    setShown(src);
    setState({ name: 'loading' });
  }

  useEffect(() => {
    const video = ref.current;
    if (!video || !src) return;
    video.muted = muted; // React sets only the attribute, which counts before the first play
  }, [muted, src]);

  useEffect(() => {
    const video = ref.current;
    if (!video || !src) return;
    if (!playing) return video.pause();
    let left = false;
    const play = (): Promise<void> => video.play().catch((error: unknown) => {
      if (left || (error instanceof DOMException && error.name === 'AbortError')) return undefined;
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        if (video.muted) return onHeldBack();
        video.muted = true;
        onSilenced();
        return play();
      }
      setState({ name: 'error', text: words.cannotPlay(reasonOf(error, video)) });
      return undefined;
    });
    void play();
    return () => {
      left = true;
    };
  }, [playing, src, onSilenced, onHeldBack]);

  // A reel starts from its beginning each time.
  useEffect(() => {
    if (!active && ref.current) ref.current.currentTime = 0;
  }, [active]);

  // A removed video must not keep its decoder and its download.
  useEffect(() => {
    const video = ref.current;
    return () => {
      video?.removeAttribute('src');
      video?.load();
    };
  }, []);

  const moved = () => {
    const video = ref.current;
    if (!video) return;
    if (progress.current) progress.current.style.transform = `scaleX(${video.duration > 0 ? video.currentTime / video.duration : 0})`;
    const { buffered, currentTime, duration } = video;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    // WebKit may not say what is buffered; it is idle as soon as it has enough.
    const enough = video.networkState === video.NETWORK_IDLE || end - currentTime >= aheadSeconds || end >= duration - 0.1;
    if (active && !video.paused && enough) onSteady();
  };
  const failed = () => {
    const video = ref.current;
    if (video?.error) setState({ name: 'error', text: reasonOf(undefined, video) });
  };
  const again = () => {
    setState({ name: 'loading' });
    ref.current?.load();
    if (playing) void ref.current?.play().catch(() => undefined); // its failure arrives as an error event
  };

  const problem = refused ? words.cannotPlay(words.videoErrors[4] ?? '') : state.name === 'error' ? state.text : undefined;
  return (
    <div className="reel-stage" style={{ top: `${page * 100}%` }} aria-hidden={!active}>
      <video
        ref={ref}
        src={src}
        className="reel-video"
        loop
        muted
        playsInline
        disablePictureInPicture
        preload="auto"
        onPlaying={() => ref.current?.error === null && setState({ name: 'playing' })}
        onWaiting={() => setState((now) => (now.name === 'error' ? now : { name: 'loading' }))}
        onTimeUpdate={moved}
        onProgress={moved}
        onError={failed}
      />
      {playing && !problem && state.name === 'loading' && <span className="reel-spinner" />}
      {active && problem && (
        <div className="reels-message reel-error">
          <p role="alert">{problem}</p>
          {!refused && <Button onClick={again}>{words.retry}</Button>}
        </div>
      )}
      <span className="reel-progress"><span ref={progress} /></span>
    </div>
  );
}
