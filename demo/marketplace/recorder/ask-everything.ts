import type { Client } from '../../../src/api/client';
import type { Call, CallInput, CallOutput } from '../../../src/api/contract/call';
import { getUserProfile, getRegistrationInfo } from '../../../src/api/contract/auth';
import { getAutoDmDetails, listTriggerWords } from '../../../src/api/contract/auto-dm';
import { getCollectionProducts, getPublicCollection, listCollections } from '../../../src/api/contract/collections';
import { getContentInspiration, getMilestoneIncentive, getPostProducts, getProfile, getRewardBanner, listAutoDmPosts } from '../../../src/api/contract/home';
import { getBankDetails, getBankDetailsStatus } from '../../../src/api/contract/bank-details';
import { getEarnings } from '../../../src/api/contract/earnings';
import { listPaymentOrders } from '../../../src/api/contract/payment-orders';
import { listPayments } from '../../../src/api/contract/payments';
import { getInstagramUser, listReelCategories } from '../../../src/api/contract/other';
import { getOverview, getPostCounts, listPosts, PostTypeFilter } from '../../../src/api/contract/performance';
import { listDailyFigures } from '../../../src/api/contract/performance-days';
import { getPostDetail } from '../../../src/api/contract/post-details';
import { TimePeriod } from '../../../src/api/contract/performance-shapes';
import { getProductDetails, listInstagramMedia, listOrderedProducts, listWishlistedProducts } from '../../../src/api/contract/post-linking';
import { CollectionType, ListingType } from '../../../src/api/contract/shapes';
import { firstPerformancePage, pageSize, performancePageSize, previewSize } from '../../../src/domain/limits';

/** The page size of a statement. */
const statementPageSize = 100;

type Ask = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C> | undefined>;

/** Sends every call that a screen sends by itself or after a tap, except writes; refusals are recorded too. */
export async function askEverything(client: Client, { userId, productIds }: { userId: string; productIds: readonly string[] }): Promise<void> {
  const ask: Ask = (call, input) => client.send(call, input).catch(() => undefined);
  await askWithoutInput(ask);
  await ask(getRegistrationInfo, { query: { user_id: userId } });
  await askAutoDmPosts(ask);
  for (const type of ListingType.options) await askCollections(ask, type);
  await askProducts(ask, productIds);
  await askPayments(ask);
  await askPerformance(ask);
}

/** Requests page after page as long as an answer has a next one. */
async function pages(first: number, read: (page: number) => Promise<boolean | null | undefined>): Promise<void> {
  for (let page = first; await read(page);) page++;
}

async function askWithoutInput(ask: Ask): Promise<void> {
  for (const call of [
    getUserProfile, getProfile, getInstagramUser, getRewardBanner, getContentInspiration, getMilestoneIncentive,
    getAutoDmDetails, listTriggerWords, getEarnings, getBankDetails, getBankDetailsStatus, listReelCategories,
  ]) await ask<Call>(call, {} as CallInput<Call>);
}

async function askAutoDmPosts(ask: Ask): Promise<void> {
  await ask(listAutoDmPosts, { body: { page_index: 0, page_size: previewSize } });
  await pages(0, async (page) => {
    const answer = await ask(listAutoDmPosts, { body: { page_index: page, page_size: pageSize } });
    for (const { auto_dm_post_id: id } of answer?.auto_dm_posts ?? []) await ask(getPostProducts, { params: { id } });
    return page + 1 < (answer?.total_pages ?? 0);
  });
}

async function askCollections(ask: Ask, collection_type: (typeof ListingType.options)[number]): Promise<void> {
  await ask(listCollections, { query: { page_index: 0, page_size: previewSize, collection_type } });
  await pages(0, async (page) => {
    const answer = await ask(listCollections, { query: { page_index: page, page_size: pageSize, collection_type } });
    for (const { id } of answer?.collections ?? []) {
      await ask(getCollectionProducts, { params: { id } });
      for (const collectionType of CollectionType.options) await ask(getPublicCollection, { params: { id }, query: { collectionType } });
    }
    return page + 1 < (answer?.total_pages ?? 0);
  });
}

async function askProducts(ask: Ask, productIds: readonly string[]): Promise<void> {
  for (let after: string | null | undefined, first = true; first || after; first = false) {
    after = (await ask(listInstagramMedia, { query: after ? { after } : {} }))?.after;
  }
  for (const call of [listOrderedProducts, listWishlistedProducts]) {
    for (let page: number | null | undefined = 0; typeof page === 'number';) {
      const answer: CallOutput<typeof call> | undefined = await ask(call, { query: { page_no: page, page_size: pageSize } });
      page = answer?.page_number;
    }
  }
  for (const id of productIds) await ask(getProductDetails, { params: { id } });
}

async function askPayments(ask: Ask): Promise<void> {
  const ids = new Set<string>();
  for (const page_size of [pageSize, statementPageSize]) {
    await pages(1, async (page_no) => {
      const answer = await ask(listPayments, { query: { page_no, page_size } });
      for (const { payment_id: id } of answer?.data ?? []) ids.add(id);
      return answer?.has_next_page;
    });
  }
  const coming = (await ask(getEarnings, {}))?.payment;
  if (coming && coming.status !== 'NULL_PAYMENT') ids.add(coming.payment_id);
  for (const id of ids) {
    await pages(1, async (page_no) => (await ask(listPaymentOrders, { params: { id }, query: { page_no, page_size: pageSize } }))?.has_next_page);
  }
}

async function askPerformance(ask: Ask): Promise<void> {
  const payout = (await ask(getProfile, {}))?.is_payout_experiment_enabled === true ? 'true' : 'false';
  await ask(getPostCounts, { query: { is_payout_experiment_enabled: payout } });
  const opened = new Set<string>();
  for (const time_period of TimePeriod.options) {
    for (const post_type of PostTypeFilter.options) {
      await ask(getOverview, { body: { time_period, post_type } });
      if (time_period !== 'YESTERDAY' && time_period !== 'LIFETIME') await ask(listDailyFigures, { body: { time_period, post_type } });
      await pages(firstPerformancePage, async (page_no) => {
        const answer = await ask(listPosts, { body: { time_period, post_type, page_no, page_size: performancePageSize } });
        for (const post of answer?.data ?? []) await askPost(ask, post, opened);
        return answer?.has_next_page;
      });
    }
    await pages(1, async (page_no) => (await ask(listPosts, { body: { time_period, post_type: 'ALL', page_no, page_size: statementPageSize } }))?.has_next_page);
  }
}

/** An open post stays open while the period changes, so each is requested once for all periods. */
async function askPost(ask: Ask, { post_id, post_type }: CallOutput<typeof listPosts>['data'][number], opened: Set<string>): Promise<void> {
  if (opened.has(post_type + post_id)) return;
  opened.add(post_type + post_id);
  for (const time_period of TimePeriod.options) await ask(getPostDetail, { body: { post_id, post_type, time_period } });
}
