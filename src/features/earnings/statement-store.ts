import { signal, type Signal } from '@preact/signals-core';
import type { SendOptions } from '../../api/client';
import { listPayments } from '../../api/contract/payments';
import { listPosts } from '../../api/contract/performance-new';
import type { Period } from '../../domain/periods';
import { normalisePost, type Post } from '../../domain/posts';
import { postKey } from '../../domain/unique-posts';
import type { StoreContext } from '../../state/context';
import type { Payment } from './past-payments-store';
import { mostPages } from '../../state/most-pages';
import { perElement } from '../../state/per-element';
import { createResource } from '../../state/old-resource';

/** A statement needs every page, so it asks for long ones. */
const statementPageSize = 100;
export interface Everything<T> {
  readonly items: readonly T[];
  /** False where the server promised more than it would give, or something of it could not be read. */
  readonly complete: boolean;
}

interface Page<T> {
  readonly data: readonly T[];
  readonly has_next_page?: boolean | null | undefined;
}

/** All payments and all posts of a period, for a statement (specification section 1, 'View earnings and payments'). */
export function statementStore(context: StoreContext) {
  const { client } = context;
  const payments = createResource<Everything<Payment>>(context);
  const posts = createResource<Everything<Post> & { readonly period: Period }>(context);
  /** How many lines have come so far. */
  const received = { payments: signal(0), posts: signal(0) };

  /** Page after page; one that brings nothing new is a list that goes round in circles. */
  async function everything<T>(
    fetchPage: (number: number, options: SendOptions) => Promise<Page<T>>, keyOf: (item: T) => string, count: Signal<number>, stop: AbortSignal,
  ): Promise<Everything<T>> {
    const found = new Map<string, T>();
    count.value = 0;
    let whole = true;
    for (let number = 1; number <= mostPages; number++) {
      let unreadable = false;
      const onDropped = (all: boolean) => {
        whole = false;
        unreadable = all;
      };
      const page = await fetchPage(number, { signal: stop, onDropped, skipUnreadable: number > 1 });
      stop.throwIfAborted();
      const before = found.size;
      for (const item of page.data) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
      count.value = found.size;
      const { has_next_page: promised } = page;
      const ended = promised === false || (found.size === before && !unreadable);
      // Where nothing is said of a next page, one that brings nothing new is the end.
      if (ended) return { items: [...found.values()], complete: whole && promised !== true };
    }
    return { items: [...found.values()], complete: false };
  }

  return {
    payments: payments.load,
    posts: posts.load,
    received,
    loadPayments: () => payments.run((signal) => everything(
      (number, options) => client.send(listPayments, { query: { page_no: number, page_size: statementPageSize } }, options),
      (payment) => payment.payment_id,
      received.payments,
      signal,
    )),
    /** Another period forgets the posts of the one before: a statement must never mix two. */
    loadPosts(period: Period): Promise<void> {
      posts.reset();
      return posts.run(async (signal) => ({
        period,
        ...await everything(
          async (number, options) => {
            const page = await client.send(
              listPosts, { body: { time_period: period, post_type: 'ALL', page_no: number, page_size: statementPageSize } }, options,
            );
            return { data: page.data.map(normalisePost), has_next_page: page.has_next_page };
          },
          postKey,
          received.posts,
          signal,
        ),
      }));
    },
    /** Aborts and forgets: called on leaving the statement and at sign-out. */
    reset(): void {
      payments.reset();
      posts.reset();
    },
  };
}

export const statementStores = perElement(statementStore);
