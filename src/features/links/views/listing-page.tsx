import type { ReactNode, Ref } from 'react';
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
  /** How many items there are, or were found. */
  line: string;
  /** Advice above the rows. */
  lead?: ReactNode;
  /** Searches and sorts a long list. */
  find?: ReactNode;
  /** Reads more of a list that is searched. */
  rest?: ReactNode;
  /** The line as screen readers are told of a change. */
  heard?: string;
  /** The list. */
  children: ReactNode;
}

/** What a complete list shows unless it is empty. */
export function ListingContent({ line, lead, find, rest, heard, children }: ListingContentProps) {
  return (
    <>
      {lead}
      {find}
      <div className={find ? 'listing-line listing-found' : 'listing-line'}>
        <p className="muted listing-count">{line}</p>
        {rest}
      </div>
      {find && <p className="visually-hidden" role="status">{heard}</p>}
      {children}
    </>
  );
}
