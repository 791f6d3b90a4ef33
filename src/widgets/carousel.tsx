import { useEffect, useRef, useState } from 'react';
import { forwardSign } from '../styles/forward-sign';
import { CarouselFrame, type CarouselFrameProps } from './carousel-frame';

/** How long scrolling must pause to count as finished, in browsers without `scrollend` (Safari before 26.2). */
const restMs = 120;

/** How long a slide is shown. */
const slideMs = 3000;

/** Slides that advance by themselves until the user touches, focuses or hovers them, or prefers no motion. */
export function Carousel({ label, slides }: Pick<CarouselFrameProps, 'label' | 'slides'>) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [pointed, setPointed] = useState(false);
  const goTo = (next: number) => {
    setIndex(next);
    if (track.current) track.current.scrollTo({ left: forwardSign(track.current) * next * track.current.clientWidth });
  };
  useEffect(() => {
    if (stopped || pointed) return;
    const timer = setTimeout(() => goTo((index + 1) % slides.length), slideMs);
    return () => clearTimeout(timer);
  }, [stopped, pointed, index, slides.length]);
  const stop = () => setStopped(true);
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const settle = () => setIndex(Math.round((forwardSign(box) * box.scrollLeft) / (box.clientWidth || 1)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    };
    const [type, listener] = 'onscrollend' in globalThis ? ['scrollend', settle] as const : ['scroll', settleSoon] as const;
    box.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      box.removeEventListener(type, listener);
    };
  }, []);
  return <CarouselFrame label={label} slides={slides} index={index} trackRef={track} onSlide={goTo} onTouched={stop} onPointed={setPointed} />;
}
