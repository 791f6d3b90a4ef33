import { useSignals } from '@preact/signals-react/runtime';
import { useRef, type ReactElement, type ReactNode } from 'react';
import type { Collection } from '../../api/contract/shapes';
import { findRows } from '../../domain/find-rows';
import { formatCount } from '../../domain/money';
import type { IndexedPager } from '../../state/indexed-pager';
import type { Pages } from '../../state/pages';
import { findWords as words, type ListingNames } from '../../text/en/find';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { InfiniteList } from '../../widgets/infinite-list';
import { Skeleton } from '../../widgets/skeleton';
import type { useFind } from './use-find';
import { useRest } from './use-rest';
import { FindBar, sortAmong, sortsToOffer } from './views/find-bar';
import { ListingContent } from './views/listing-page';

type Row = { readonly id: string } & Pick<Collection, 'clicks' | 'commissions'>;

interface FindableListProps<T extends Row> {
  label: string;
  names: ListingNames;
  list: IndexedPager<T>;
  pages: Pages<T>;
  /** Those of the pages that are shown. */
  rows: readonly T[];
  find: ReturnType<typeof useFind>;
  /** What a search looks through. */
  textsOf: (row: T) => readonly string[];
  lead: ReactNode;
  renderItem: (row: T) => ReactElement;
}

interface Progress {
  /** Undefined if nothing is searched. */
  found: number | undefined;
  read: number;
  total: number;
  reading: boolean;
  stopped: boolean;
}

/** How far a search is, what it has found, or how many rows there are. */
function lineOf({ count }: ListingNames, { found, read, total, reading, stopped }: Progress): string {
  const all = count(total, formatCount(total));
  if (reading) return words.reading(formatCount(read), formatCount(total));
  if (stopped) return words.stopped(formatCount(read), formatCount(total));
  return found === undefined ? all : words.found(formatCount(found), all);
}

const heardOf = (line: string, { settled }: { settled: boolean }, silent: boolean) => (settled && !silent ? line : '');

function NothingFound({ search, reading, onClear }: { search: string; reading: boolean; onClear: () => void }) {
  if (reading) return <Skeleton shape="row" />;
  return <EmptyState kind="search" title={words.none} text={search && words.noneText(search)} action={<Button onClick={onClear}>{words.clear}</Button>} />;
}

/** The rows of a listing; from ten on they can be searched and sorted. */
export function FindableList<T extends Row>({ label, names, list, pages, rows, find, textsOf, lead, renderItem }: FindableListProps<T>) {
  useSignals();
  const field = useRef<HTMLInputElement>(null);
  const { search, searching, finding } = find;
  const sorts = sortsToOffer(rows, pages.total, finding);
  const sort = sortAmong(sorts, find.sort);
  const shown = findRows(rows, search, sort, textsOf);
  const { reading, stopped, goOn } = useRest(list, finding);
  const line = lineOf(names, { found: searching ? shown.length : undefined, read: rows.length, total: pages.total, reading, stopped });
  const clear = () => {
    find.clear();
    field.current?.focus();
  };
  return (
    <ListingContent
      line={line}
      lead={lead}
      find={sorts && (
        <FindBar
          label={names.search} search={search} sort={sort} sorts={sorts} fieldRef={field}
          onSearch={find.setSearch} onSettle={find.settle} onSort={find.setSort}
        />
      )}
      rest={stopped && <Button onClick={goOn}>{words.goOn}</Button>}
      // Once per search and not with each letter or page.
      heard={heardOf(line, find, reading || !(searching || stopped))}
    >
      {shown.length === 0 && finding && <NothingFound search={search.trim()} reading={reading} onClear={clear} />}
      <InfiniteList
        run={pages.run}
        label={label}
        items={shown}
        getKey={({ id }) => id}
        hasMore={pages.hasMore && !finding}
        loading={!finding && list.loadingMore.value}
        onLoadMore={() => void list.loadMore()}
        renderItem={renderItem}
      />
    </ListingContent>
  );
}
