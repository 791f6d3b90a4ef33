import { signal, type Signal } from '@preact/signals-core';
import { listPayments } from '../api/contract/payments';
import { listPosts } from '../api/contract/performance-new';
import type { Period } from '../domain/periods';
import { normalisePost, type Post } from '../domain/posts';
import { postKey } from '../domain/unique-posts';
import type { StoreContext } from './context';
import type { Payment } from './past-payments-store';
import { mostPages } from './most-pages';
import { perElement } from './per-element';
import { createResource } from './resource';

/** A statement needs every page, so it asks for long ones. */
const statementPageSize = 100;
export interface Everything<T> {
  readonly items: readonly T[];
  /** False where the server promised more than it would give. */
  readonly complete: boolean;
}

interface Page<T> {
  readonly data: readonly T[];
  readonly has_next_page: boolean;
}

/** All payments and all posts of a period, for a statement (specification section 1, 'View earnings and payments'). */
export function statementStore({ client }: StoreContext) {
  const payments = createResource<Everything<Payment>>();
  const posts = createResource<Everything<Post> & { readonly period: Period }>();
  /** How many lines have come so far. */
  const received = { payments: signal(0), posts: signal(0) };

  /** Page after page; one that brings nothing new is a list that goes round in circles. */
  async function everything<T>(
    fetchPage: (number: number) => Promise<Page<T>>, keyOf: (item: T) => string, count: Signal<number>, stop: AbortSignal,
  ): Promise<Everything<T>> {
    const found = new Map<string, T>();
    count.value = 0;
    for (let number = 1; number <= mostPages; number++) {
      const page = await fetchPage(number);
      stop.throwIfAborted();
      const before = found.size;
      for (const item of page.data) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
      count.value = found.size;
      if (!page.has_next_page || found.size === before) return { items: [...found.values()], complete: !page.has_next_page };
    }
    return { items: [...found.values()], complete: false };
  }

  return {
    payments: payments.load,
    posts: posts.load,
    received,
    loadPayments: () => payments.run((signal) => everything(
      (number) => client.send(listPayments, { query: { page_no: number, page_size: statementPageSize } }, { signal }),
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
          async (number) => {
            const page = await client.send(
              listPosts, { body: { time_period: period, post_type: 'ALL', page_no: number, page_size: statementPageSize } }, { signal },
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
