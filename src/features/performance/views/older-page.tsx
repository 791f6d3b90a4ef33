import type { ReactNode, Ref } from 'react';
import type { Period } from '../../../domain/periods';
import { performanceWords } from '../../../text/en/performance';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { chevronDownPath, chevronUpPath, Icon } from '../../../widgets/icons/icon';
import { PageHeader } from '../../../widgets/page-header';
import { styledBy } from '../../../widgets/styled-by';
import older from './older-figures.css';
import sheet from './performance.css';
import { PeriodDays } from './period-days';

const styled = styledBy(sheet, older);

interface OlderPageProps {
  /** Selects the period. */
  picker: ReactNode;
  period: Period;
  joined: string | null | undefined;
  children: ReactNode;
}

/** The page of the older version. */
export function OlderPage({ picker, period, joined, children }: OlderPageProps) {
  return (
    <div ref={styled} className="column columns">
      <PageHeader title={performanceWords.title} />
      <div className="performance-row">
        {picker}
        <PeriodDays period={period} joined={joined} />
      </div>
      {children}
    </div>
  );
}

/** The height of a card on a phone with its gap, and of the chips above; further cards are below the screen anyway. */
const cardHeight = 220;
const chipsHeight = 60;
const reservedCards = 3;

/** The height that is reserved for this number of posts, or for those that are not known yet. */
export const postsHeight = (count: number | undefined) => chipsHeight + Math.min(count ?? reservedCards, reservedCards) * cardHeight;

interface AllPostsSectionProps {
  heading?: Ref<HTMLHeadingElement>;
  /** Selects the order. */
  picker: ReactNode;
  children: ReactNode;
}

/** All posts, below the heading that is the target of the buttons that lead here. */
export function AllPostsSection({ heading, picker, children }: AllPostsSectionProps) {
  return (
    <section className="performance-panel all-posts" aria-labelledby="all-posts">
      <div className="performance-row">
        <h2 ref={heading} className="all-posts-title" id="all-posts" tabIndex={-1}>{words.allPosts}</h2>
        {picker}
      </div>
      {children}
    </section>
  );
}

interface AllPostsLinkProps {
  /** Where the page is scrolled to, seen from the heading; undefined while the heading is visible, or before that is known. */
  away?: 'above' | 'below' | undefined;
  onClick: () => void;
}

/** Floats over the page and leads to the list of posts. */
export function AllPostsLink({ away, onClick }: AllPostsLinkProps) {
  return (
    <button type="button" className={`all-posts-button ${away ? '' : 'all-posts-reached'}`} onClick={onClick}>
      <span>{words.allPosts}</span><Icon path={away === 'above' ? chevronUpPath : chevronDownPath} size={18} />
    </button>
  );
}
