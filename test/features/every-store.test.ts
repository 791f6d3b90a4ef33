import { expect } from '@open-wc/testing';
import { autoDmStore } from '../../src/features/auto-dm/auto-dm-store';
import { bankDetailsStore } from '../../src/features/bank-details/bank-details-store';
import { pastPaymentsStore } from '../../src/features/earnings/past-payments-store';
import { paymentOrdersStore } from '../../src/features/earnings/payment-orders-store';
import { statementStore } from '../../src/features/earnings/statement-store';
import { inspirationStore } from '../../src/features/home/inspiration-store';
import { startingStore } from '../../src/features/home/starting-store';
import { loginStore } from '../../src/features/login/login-store';
import { olderPerformanceStore } from '../../src/features/performance/older-performance-store';
import { olderPostStore } from '../../src/features/performance/older-post-store';
import { performanceStore } from '../../src/features/performance/performance-store';
import { postCountsStore } from '../../src/features/performance/post-counts-store';
import { postDetailStore } from '../../src/features/performance/post-detail-store';
import { instagramMediaStore } from '../../src/features/post-linking/instagram-media-store';
import { publicCollectionStore } from '../../src/features/public-collection/public-collection-store';
import { reelsStore } from '../../src/features/reels/reels-store';
import { codeListStore, linkListStore } from '../../src/features/shared/collections/collection-listing-store';
import { earningsStore } from '../../src/features/shared/payments/earnings-store';
import { dailyFiguresStore } from '../../src/features/shared/performance/daily-figures-store';
import { homeStore } from '../../src/features/shared/posts/home-store';
import { latestPostsStore } from '../../src/features/shared/posts/latest-posts-store';
import { postListStore } from '../../src/features/shared/posts/post-listing-store';
import { previousOrdersStore, wishlistStore } from '../../src/features/shared/products/product-source-store';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { createRuntime } from '../../src/runtime';
import type { StoreContext } from '../../src/state/context';
import { showStore, type ElementStore, type SharedStore } from '../../src/state/store';
import { createNotingContext } from '../support/noting-context';

const seen: Record<string, SharedStore<{ leave(): void }>> = {
  autoDmStore, pastPaymentsStore, paymentOrdersStore, inspirationStore, startingStore, postCountsStore, instagramMediaStore, reelsStore, codeListStore, linkListStore,
  earningsStore, homeStore, latestPostsStore, postListStore, previousOrdersStore, wishlistStore,
};
const own: Record<string, ElementStore<{ reset(): void }>> = {
  bankDetailsStore, statementStore, loginStore, olderPerformanceStore, olderPostStore, performanceStore, postDetailStore, publicCollectionStore, dailyFiguresStore,
};

describe('the lifetime of a store', () => {
  for (const [name, definition] of Object.entries(seen)) {
    it(`${name}: its loads end with its last user, and all elements share it`, () => {
      const runtime = createRuntime({ ephemeral: true });
      const store = definition.of(runtime, {});
      let left = 0;
      store.leave = () => { left++; };
      const [first, second] = [showStore(definition, store), showStore(definition, definition.of(runtime, {}))];
      first();
      expect(left).to.equal(0);
      second();
      expect(left).to.equal(1);
    });
  }

  for (const [name, definition] of Object.entries(own)) {
    it(`${name}: each element has its own, which ends with its last user`, () => {
      const runtime = createRuntime({ ephemeral: true });
      const element = {};
      const store = definition.of(runtime, element);
      expect([definition.of(runtime, element) === store, definition.of(runtime, {}) === store]).to.deep.equal([true, false]);
      let over = 0;
      store.reset = () => { over++; };
      showStore(definition, store)();
      expect(over).to.equal(1);
    });
  }
});

describe('what a store remembers for the next visit', () => {
  for (const [definition, ...expected] of [
    [performanceStore, 'performance'], [postDetailStore, 'post-detail'], [olderPerformanceStore, 'older-overview', 'older-posts'], [olderPostStore, 'older-post'],
    [postCountsStore, 'post-counts'], [reelsStore], [statementStore], [bankDetailsStore], [publicCollectionStore],
  ] as const) {
    it(`has the names ${expected.join(', ') || '(none)'}`, () => {
      const { context, names } = createNotingContext();
      definition.of(context, {});
      expect(names).to.deep.equal(expected);
    });
  }
});

describe('a store whose code has an error', () => {
  for (const [name, load] of Object.entries<(context: StoreContext) => Promise<unknown>>({
    linkListStore: (context) => linkListStore(context).ensure(),
    latestPostsStore: (context) => latestPostsStore(context).ensure(),
    postListStore: (context) => postListStore(context).ensure(),
    wishlistStore: (context) => wishlistStore(context).ensure(),
    instagramMediaStore: (context) => instagramMediaStore(context).ensure(),
    reelsStore: (context) => reelsStore(context).ensure(),
    profileStore: (context) => profileStore(context).ensure(),
    paymentOrdersStore: (context) => paymentOrdersStore(context).ensure('p1'),
    payments: (context) => statementStore.of(context, {}).payments.ensure(),
    posts: (context) => statementStore.of(context, {}).posts.ensure('LIFETIME'),
  })) {
    it(`${name}: loads nothing for ever, and tells the page`, async () => {
      const { context } = createNotingContext();
      const notes: string[] = [];
      const broken: StoreContext = {
        ...context, log: (note) => void notes.push(note), client: { ...context.client, send: () => Promise.reject(new TypeError('odd')) }, use: (create) => create(broken),
      };
      await load(broken);
      expect(notes).to.deep.equal(['load-failed: TypeError']);
    });
  }
});
