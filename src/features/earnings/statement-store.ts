import { signal } from '@preact/signals-core';
import { listPayments } from '../../api/contract/payments';
import { listPosts } from '../../api/contract/performance';
import type { Period } from '../../domain/periods';
import { normalisePost, type Post, postKey } from '../../domain/posts';
import type { StoreContext } from '../../state/context';
import type { Payment } from '../../api/contract/earnings';
import { readAllPages, type AllPages } from '../../state/read-all-pages';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

/** A statement needs every page, so it requests long ones. */
const statementPageSize = 100;

function createStatements({ client, log }: StoreContext) {
  /** The number of lines loaded so far. */
  const received = { payments: signal(0), posts: signal(0) };

  const payments = createResource<AllPages<Payment>>({ log }, ({ signal: stop }) => readAllPages(1, async (number, options) => {
    const page = await client.send(listPayments, { query: { page_no: number, page_size: statementPageSize } }, options);
    return { items: page.data, next: number + 1, more: page.has_next_page };
  }, (payment) => payment.payment_id, stop, (count) => (received.payments.value = count)));

  const posts = createResource<AllPages<Post> & { readonly period: Period }, Period>({ log }, async ({ signal: stop }, period) => {
    const all = await readAllPages(1, async (number, options) => {
      const page = await client.send(
        listPosts, { body: { time_period: period, post_type: 'ALL', page_no: number, page_size: statementPageSize } }, options,
      );
      return { items: page.data.map(normalisePost), next: number + 1, more: page.has_next_page };
    }, postKey, stop, (count) => (received.posts.value = count));
    return { ...all, period };
  }, { staysInView: () => false }); // a statement must never mix two periods

  return {
    payments,
    posts,
    received,
    reset(): void {
      payments.reset();
      posts.reset();
    },
  };
}

/** All payments and all posts of a period, for a statement (specification section 1, 'View earnings and payments'). */
export const statementStore = defineStore({ lifetime: 'element', create: createStatements });
