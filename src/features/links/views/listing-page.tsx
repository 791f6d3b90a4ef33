import type { ReactNode, Ref } from 'react';
import { formatCount } from '../../../domain/money';
import { PageHeader } from '../../../widgets/page-header';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './listings.css';

const styled = styledBy(sheet);

interface ListingPageProps {
  title: string;
  onBack: () => void;
  /** Shown beside the title. */
  action?: ReactNode;
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The page of a complete list. */
export function ListingPage({ title, onBack, action, bodyRef, children }: ListingPageProps) {
  return (
    <div ref={styled} className="column columns listing">
      <PageHeader title={title} onBack={onBack} action={action} />
      <div ref={bodyRef} className="listing-body" role="group" aria-label={title} tabIndex={-1}>{children}</div>
    </div>
  );
}

interface ListingContentProps {
  /** The number of items on all pages. */
  total: number;
  count: (count: number, text: string) => string;
  /** Advice above the rows. */
  lead?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** What a complete list shows unless it is empty. */
export function ListingContent({ total, count, lead, children }: ListingContentProps) {
  return (
    <>
      {lead}
      <p className="muted listing-count">{count(total, formatCount(total))}</p>
      {children}
    </>
  );
}
