import type { SendOptions } from '../api/client';
import { pageSize } from '../domain/limits';
import type { StoreContext } from './context';
import type { Page } from './pages';
import { createPager, type Pager } from './pager';
import type { RememberedAnswers } from './remembered';

/** A page of a list by page numbers. */
export interface IndexedPage<Item> extends Pick<Page<Item, number>, 'items' | 'more'> {
  /** Undefined or null if the server does not send it. */
  readonly totalPages?: number | null | undefined;
  readonly totalCount?: number | null | undefined;
}

export interface IndexedPager<Item> extends Pager<Item> {
  /** Removes what was deleted on the server. */
  remove(id: string): void;
  /** Stores newer values of one item. */
  change(id: string, facts: Partial<Item>): void;
}

/**
 * A listing by page numbers, 20 items at a time (specification section 4, 'Post lists'). Indexes begin at 0, so the
 * list ends where the next one reaches total_pages (decision C13).
 */
export function createIndexedPager<Item extends { readonly id: string }>(
  context: Pick<StoreContext, 'log'>, fetchPage: (index: number, size: number, options: SendOptions) => Promise<IndexedPage<Item>>,
  remembered?: RememberedAnswers,
): IndexedPager<Item> {
  const { update, ...pager } = createPager<Item, number>(
    context,
    0,
    async (index, options) => {
      const { items, more, totalPages, totalCount } = await fetchPage(index, pageSize, options);
      return { items, next: index + 1, more: more ?? (totalPages == null ? undefined : index + 1 < totalPages), total: totalCount };
    },
    { remembered, shift: (next, removed) => Math.max(0, next - Math.ceil(removed / pageSize)) },
  );
  return {
    ...pager,
    remove(id) {
      remembered?.drop();
      update((pages) => {
        const items = pages.items.filter((item) => item.id !== id);
        if (items.length === pages.items.length) return pages;
        // The pages that were read contain other items now, so reading them again does not mean that the server repeats
        // pages.
        return { ...pages, items, total: Math.max(0, pages.total - 1), removed: pages.removed + 1, asked: new Set() };
      });
      // A pending page may have been read before the deletion.
      if (pager.load.peek().state === 'loading') void pager.refresh();
    },
    change(id, facts) {
      remembered?.drop();
      update((pages) => ({ ...pages, items: pages.items.map((item) => (item.id === id ? { ...item, ...facts } : item)) }));
    },
    /** Keeps the first 20 (decision C14). */
    leave() {
      pager.leave();
      update((pages) => (pages.items.length <= pageSize ? pages : {
        ...pages, items: pages.items.slice(0, pageSize), next: 1, hasMore: true, pages: 1, asked: new Set([0]), removed: 0,
      }));
    },
  };
}
