import type { Client } from '../../../src/api/client';
import type { Call, CallInput, CallOutput } from '../../../src/api/contract/call';
import { getUserProfile, getRegistrationInfo } from '../../../src/api/contract/auth';
import { getAutoDmDetails, listTriggerWords } from '../../../src/api/contract/auto-dm';
import { getCollectionProducts, getPublicCollection } from '../../../src/api/contract/collection-actions';
import { listCollections } from '../../../src/api/contract/collections';
import { getContentInspiration, getMilestoneIncentive, getPostProducts } from '../../../src/api/contract/home-actions';
import { getProfile, getRewardBanner, listAutoDmPosts } from '../../../src/api/contract/home';
import { getBankDetails, getBankDetailsStatus } from '../../../src/api/contract/bank-details';
import { getEarnings } from '../../../src/api/contract/earnings';
import { listPayments } from '../../../src/api/contract/payments';
import { getInstagramUser, listReelCategories } from '../../../src/api/contract/other';
import { getPostCounts, PostTypeFilter } from '../../../src/api/contract/performance';
import { getOverview, listPosts } from '../../../src/api/contract/performance-new';
import { getPostDetail } from '../../../src/api/contract/post-details';
import { TimePeriod } from '../../../src/api/contract/performance-shapes';
import { getProductDetails, listInstagramMedia, listOrderedProducts, listWishlistedProducts } from '../../../src/api/contract/post-linking';
import { CollectionType, ListingType } from '../../../src/api/contract/shapes';
import { previewSize } from '../../../src/domain/first-limits';
import { firstPerformancePage, pageSize, performancePageSize } from '../../../src/domain/limits';

/** As long as a statement asks for. */
const statementPageSize = 100;

/** Makes every call that a screen makes by itself or after a tap, apart from writes; refusals are answers as well. */
export async function askEverything(client: Client, { userId, productIds }: { userId: string; productIds: readonly string[] }): Promise<void> {
  const ask = async <C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C> | undefined> =>
    client.send(call, input).catch(() => undefined);
  const none = {} as CallInput<Call>;

  for (const call of [
    getUserProfile, getProfile, getInstagramUser, getRewardBanner, getContentInspiration, getMilestoneIncentive,
    getAutoDmDetails, listTriggerWords, getEarnings, getBankDetails, getBankDetailsStatus, listReelCategories,
  ]) await ask<Call>(call, none);
  await ask(getRegistrationInfo, { query: { user_id: userId } });

  await ask(listAutoDmPosts, { body: { page_index: 0, page_size: previewSize } });
  for (let page = 0, more = true; more; page++) {
    const answer = await ask(listAutoDmPosts, { body: { page_index: page, page_size: pageSize } });
    for (const { auto_dm_post_id: id } of answer?.auto_dm_posts ?? []) await ask(getPostProducts, { params: { id } });
    more = page + 1 < (answer?.total_pages ?? 0);
  }
  for (const collection_type of ListingType.options) {
    await ask(listCollections, { query: { page_index: 0, page_size: previewSize, collection_type } });
    for (let page = 0, more = true; more; page++) {
      const answer = await ask(listCollections, { query: { page_index: page, page_size: pageSize, collection_type } });
      for (const { id } of answer?.collections ?? []) {
        await ask(getCollectionProducts, { params: { id } });
        for (const collectionType of CollectionType.options) await ask(getPublicCollection, { params: { id }, query: { collectionType } });
      }
      more = page + 1 < (answer?.total_pages ?? 0);
    }
  }

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

  for (const page_size of [pageSize, statementPageSize]) {
    for (let page_no = 1, more = true; more; page_no++) more = (await ask(listPayments, { query: { page_no, page_size } }))?.has_next_page ?? false;
  }

  const payout = (await ask(getProfile, {}))?.is_payout_experiment_enabled === true ? 'true' : 'false';
  await ask(getPostCounts, { query: { is_payout_experiment_enabled: payout } });
  const opened = new Set<string>();
  for (const time_period of TimePeriod.options) {
    for (const post_type of PostTypeFilter.options) {
      await ask(getOverview, { body: { time_period, post_type } });
      for (let page_no = firstPerformancePage, more = true; more; page_no++) {
        const answer = await ask(listPosts, { body: { time_period, post_type, page_no, page_size: performancePageSize } });
        for (const post of answer?.data ?? []) {
          if (opened.has(post.post_type + post.post_id)) continue;
          opened.add(post.post_type + post.post_id);
          // A post that is open stays so while the period changes, so each is asked for in all of them.
          for (const period of TimePeriod.options) {
            await ask(getPostDetail, { body: { post_id: post.post_id, post_type: post.post_type, time_period: period } });
          }
        }
        more = answer?.has_next_page ?? false;
      }
    }
    for (let page_no = 1, more = true; more; page_no++) {
      more = (await ask(listPosts, { body: { time_period, post_type: 'ALL', page_no, page_size: statementPageSize } }))?.has_next_page ?? false;
    }
  }
}
