import { usesSearches } from '../../../domain/post-types';
import type { Post } from '../../../domain/posts';
import { nextOrder, type RowOrder, sortRows } from '../../../domain/sort-rows';
import { newPerformanceWords } from '../../../text/en/performance-new';
import { SortHead, type SortColumn } from '../../../widgets/sort-head';

type By = 'commission' | 'sales' | 'visits';

/** An order that the creator chose, and what brings posts into it. */
export interface PostOrder extends RowOrder<By> {
  apply: (posts: readonly Post[]) => readonly Post[];
}

const columnsOf = ({ columns: names }: typeof newPerformanceWords): readonly SortColumn<By>[] => [
  { name: names.post }, { name: names.type }, { name: names.commission, by: 'commission' }, { name: names.sales, by: 'sales' }, { name: names.visits, by: 'visits' }, { name: names.share },
];
const values = {
  commission: ({ commission }: Post) => commission,
  sales: ({ sales }: Post) => sales,
  visits: ({ type, searches, clicks }: Post) => (usesSearches(type) ? searches : clicks),
};

interface PostHeadProps {
  /** Undefined while the posts have the order of the server. */
  order: PostOrder | undefined;
  /** Undefined while posts are missing. */
  onOrder: ((order: PostOrder) => void) | undefined;
}

/** The headings of the posts, where they are rows of a table. */
export function PostHead({ order, onOrder }: PostHeadProps) {
  const sort = (by: By) => {
    const next = nextOrder(order, by);
    onOrder?.({ ...next, apply: (posts) => sortRows(posts, values[by], next.down) });
  };
  return <SortHead columns={columnsOf(newPerformanceWords)} order={order} onSort={onOrder && sort} className="post-head" />;
}
