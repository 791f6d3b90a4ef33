import type { KeyboardEvent, Ref } from 'react';
import { fewestToFind, sortsOf } from '../../../domain/find-rows';
import type { RowSort } from '../../../domain/row-sorts';
import { findWords as words } from '../../../text/en/find';
import { chevronDownPath, Icon } from '../../../widgets/icons/icon';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './listings.css';

const styled = styledBy(sheet);

const lensPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20';

interface FindBarProps {
  /** What is searched: 'Search links'. */
  label: string;
  search: string;
  sort: RowSort;
  sorts: readonly RowSort[];
  onSearch: (text: string) => void;
  /** The search is complete. */
  onSettle: () => void;
  onSort: (sort: RowSort) => void;
  fieldRef?: Ref<HTMLInputElement>;
}

/**
 * A field to search a listing, and its order if there are figures to sort by. They do not use the widgets of forms,
 * whose style sheet would be loaded before the first row.
 */
export function FindBar({ label, search, sort, sorts, onSearch, onSettle, onSort, fieldRef }: FindBarProps) {
  const settleOnEnter = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    // The keyboard of a phone gives way to what was found.
    if (key === 'Enter') currentTarget.blur();
  };
  return (
    <div ref={styled} className="find" role="search">
      <span className="find-field">
        <Icon path={lensPath} size={20} />
        <input
          ref={fieldRef} type="search" aria-label={label} placeholder={label} value={search}
          enterKeyHint="search" autoComplete="off" onChange={(event) => onSearch(event.target.value)} onBlur={onSettle} onKeyDown={settleOnEnter}
        />
      </span>
      {sorts.length > 1 && (
        <span className="find-sort">
          <select aria-label={words.sortBy} value={sort} onChange={({ target: { value } }) => onSort(sortAmong(sorts, value))}>
            {sorts.map((each) => <option key={each} value={each}>{words.sorts[each]}</option>)}
          </select>
          <Icon path={chevronDownPath} size={16} />
        </span>
      )}
    </div>
  );
}

/** The chosen order, or that of the server where there is nothing to sort by. */
export const sortAmong = (sorts: readonly RowSort[] = [], chosen: string): RowSort => sorts.find((sort) => sort === chosen) ?? 'newest';

/** The orders to choose from, if the list is long enough to be searched; otherwise undefined. */
export function sortsToOffer(rows: Parameters<typeof sortsOf>[0], total: number, finding: boolean): readonly RowSort[] | undefined {
  return finding || total >= fewestToFind ? sortsOf(rows) : undefined;
}
