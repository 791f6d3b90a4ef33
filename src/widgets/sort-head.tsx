import type { RowOrder } from '../domain/sort-rows';
import { sortHeadWords as words } from '../text/en/sort-head';
import { chevronDownPath, chevronUpPath, Icon } from './icons/icon';
import sheet from './sort-head.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface SortColumn<By extends string> {
  name: string;
  /** Rows can be sorted by it. */
  by?: By;
  /** Its values are days. */
  days?: boolean;
}

interface SortHeadProps<By extends string> {
  columns: readonly SortColumn<By>[];
  /** Undefined while the rows have the order of the server. */
  order: RowOrder<By> | undefined;
  /** Undefined while rows are missing: a part of them in order would look like all of them. */
  onSort: ((by: By) => void) | undefined;
  /** The columns are those of its rows. */
  className: string;
}

/** The headings of a list that is wide enough to be read as a table. */
export function SortHead<By extends string>({ columns, order, onSort, className }: SortHeadProps<By>) {
  return (
    <div ref={styled} className={`sort-head ${className}`} role="group" aria-label={words.label}>
      {columns.map(({ name, by, days }, index) => {
        if (!by || !onSort) return <span key={index}>{name}</span>;
        const sorted = order?.by === by ? order : undefined;
        return (
          <button key={index} type="button" aria-pressed={sorted !== undefined} onClick={() => onSort(by)}>
            <span>{name}</span>
            {sorted && <span className="visually-hidden">{`, ${said(sorted.down, days)}`}</span>}
            <Icon path={sorted?.down === false ? chevronUpPath : chevronDownPath} size={14} />
          </button>
        );
      })}
    </div>
  );
}

function said(down: boolean, days = false): string {
  if (days) return down ? words.newest : words.oldest;
  return down ? words.down : words.up;
}
