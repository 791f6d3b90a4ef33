import type { ReactNode, Ref } from 'react';
import { carouselWords } from '../text/en/carousel';
import sheet from './carousel-frame.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface CarouselFrameProps {
  label: string;
  slides: readonly ReactNode[];
  /** The slide that is shown. */
  index?: number;
  trackRef?: Ref<HTMLDivElement>;
  onSlide?: (index: number) => void;
  /** The user has touched or focused it. */
  onTouched?: () => void;
  /** The pointer has entered or left it. */
  onPointed?: (inside: boolean) => void;
}

/** Slides side by side in a track that scrolls, and a dot for each. */
export function CarouselFrame({ label, slides, index = 0, trackRef, onSlide, onTouched, onPointed }: CarouselFrameProps) {
  return (
    <section
      ref={styled}
      className="carousel"
      aria-roledescription={carouselWords.role}
      aria-label={label}
      onPointerDown={onTouched}
      onFocus={onTouched}
      onPointerEnter={() => onPointed?.(true)}
      onPointerLeave={() => onPointed?.(false)}
    >
      <div
        ref={trackRef}
        className="carousel-track"
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        role="group"
        aria-label={label}
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
            onClick={() => onSlide?.(at)}
          />
        ))}
      </div>
    </section>
  );
}
