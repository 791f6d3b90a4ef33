import { useEffect, useState } from 'react';
import type { FindProps } from '../../domain/find-rows';
import type { RowSort } from '../../domain/row-sorts';
import { useEffectEvent } from '../../widgets/use-effect-event';
import { useScreen } from '../shared/screen/screen-context';

/** After this pause (ms) a search counts as typed. */
const pauseMs = 500;

interface Place {
  readonly search: string;
  readonly sort: RowSort;
}

/** Without the space that stands after a word while the next one is being thought of. */
const placeOf = ({ search = '', sort }: FindProps): Place => ({ search: search.trim(), sort });
const same = (one: Place, other: Place) => one.search === other.search && one.sort === other.sort;

/** What a listing is searched for and how it is sorted: the attributes, and what the creator has chosen since. */
export function useFind(props: FindProps) {
  const { changed } = useScreen();
  const attributes = placeOf(props);
  const [place, setPlace] = useState(attributes);
  /** What the page around the element knows. */
  const [told, setTold] = useState(attributes);
  const [given, setGiven] = useState(attributes);
  if (!same(given, attributes)) {
    setGiven(attributes);
    // A page that answers our own event has nothing new, and the creator may have typed on.
    if (!same(told, attributes)) {
      setTold(attributes);
      setPlace(attributes);
    }
  }

  const tell = (chosen: Place) => {
    const now = placeOf(chosen);
    if (same(told, now)) return;
    setTold(now);
    // An empty search is told only if there was one, so that an address does not contain it for nothing.
    changed({ view: 'list', filters: { sort: now.sort, ...(now.search || told.search ? { search: now.search } : {}) } });
  };
  const settle = useEffectEvent(() => tell(place));
  const { search, sort } = place;
  const words = search.trim();
  const settled = words === told.search;
  const searching = words !== '';
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [search, settled]);

  return {
    search,
    sort,
    /** The creator has stopped typing. */
    settled,
    /** The list is not shown as the server sends it. */
    finding: searching || sort !== 'newest',
    searching,
    setSearch: (text: string) => setPlace({ search: text, sort }),
    setSort(next: RowSort) {
      setPlace({ search, sort: next });
      tell({ search, sort: next });
    },
    settle: () => tell(place),
    clear() {
      setPlace({ search: '', sort });
      tell({ search: '', sort });
    },
  };
}
