import { useEffect, useRef, useState, type ReactNode } from 'react';
import { carouselWords } from '../text/en/carousel';
import sheet from './carousel.css';
import { useSheet } from './use-sheet';

export interface CarouselProps {
  label: string;
  slides: readonly ReactNode[];
  autoplayMs?: number;
}

/** Slides that move on by themselves until somebody touches, focuses or points at them, or wants no motion. */
export function Carousel({ label, slides, autoplayMs = 3000 }: CarouselProps) {
  useSheet(sheet);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [pointed, setPointed] = useState(false);
  const goTo = (next: number) => {
    setIndex(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  };
  useEffect(() => {
    if (stopped || pointed) return;
    const timer = setTimeout(() => goTo((index + 1) % slides.length), autoplayMs);
    return () => clearTimeout(timer);
  }, [stopped, pointed, index, slides.length, autoplayMs]);
  const stop = () => setStopped(true);
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerDown={stop}
      onFocus={stop}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <div
        ref={track}
        className="carousel-track"
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        role="group"
        aria-label={label}
        onScrollEnd={({ currentTarget: box }) => setIndex(Math.round(box.scrollLeft / (box.clientWidth || 1)))}
      >
        {slides.map((slide, at) => (
          <div key={at} className="carousel-slide" role="group" aria-label={carouselWords.slide(at + 1, slides.length)} inert={at !== index}>
            {slide}
          </div>
        ))}
      </div>
      <div className="carousel-dots">
        {slides.map((_, at) => (
          <button
            key={at}
            type="button"
            className="carousel-dot"
            aria-label={carouselWords.slide(at + 1, slides.length)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => goTo(at)}
          />
        ))}
      </div>
    </section>
  );
}
