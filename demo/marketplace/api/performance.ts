import { getOlderOverview, getOverview, getPostCounts, listOlderPosts, listPosts, type PerformanceOverview, type PerformancePost, type PostTypeFilter } from '../../../src/api/contract/performance';
import type { CommissionBucket, PostType, TimePeriod } from '../../../src/api/contract/performance-shapes';
import { listDailyFigures } from '../../../src/api/contract/performance-days';
import { getOlderPostDetail, getPostDetail, type PostDetail } from '../../../src/api/contract/post-details';
import { bucketsOf, dailyTotals, postSums, totalsOf, type Bucket, type DayTotals, type PostSums, type Sorting } from '../performance-queries';
import { postFaces, type PostFace } from '../post-faces';
import { Refusal } from '../refusal';
import { affiliateRate } from '../rules/money';
import { dayText } from '../rules/india-days';
import { incrementOf, spansOf, type Span } from '../rules/period';
import type { GuardedVisit, Server } from '../serve';
import { numberOf, rupees } from '../world';

export const bucketTitle = (rate: number): string => (rate === affiliateRate ? '10% Commission' : '0.5% Commission (Non-Affiliate)');

const wireBucket = ({ rate, orders, sales, commission }: Bucket): CommissionBucket => ({
  title: bucketTitle(rate), commission_percentage: rate / 100, amount: rupees(sales), commission: rupees(commission), orders,
});

async function overview({ world, creator }: GuardedVisit, period: TimePeriod, type: PostTypeFilter): Promise<PerformanceOverview> {
  const { current, before } = spansOf(period, world.now());
  const scope = { creatorId: creator.id, type };
  const [now, past, buckets] = await Promise.all([
    totalsOf(world, { ...scope, span: current }),
    before ? totalsOf(world, { ...scope, span: before }) : null,
    bucketsOf(world, { ...scope, span: current }),
  ]);
  return {
    total_clicks: now.clicks, clicks_increment_pct: incrementOf(now.clicks, past && past.clicks),
    total_orders: now.orders, orders_increment_pct: incrementOf(now.orders, past && past.orders),
    total_sales: rupees(now.sales), sales_increment_pct: incrementOf(now.sales, past && past.sales),
    total_commission: rupees(now.commission), commissionIncrementPct: incrementOf(now.commission, past && past.commission),
    total_searches: now.searches, total_new_user_orders: now.newOrders, total_new_user_earnings: rupees(now.bonus),
    commissionStatsData: buckets.filter(({ orders }) => orders > 0).map(wireBucket),
  };
}

const wireDays = (days: ReadonlyMap<number, DayTotals>) => [...days].sort(([one], [other]) => one - other)
  .map(([day, { sales, commission, ...counts }]) => ({ day: dayText(day), ...counts, sales: rupees(sales), commission: rupees(commission) }));

const wirePost = (post: PostSums, face: PostFace | undefined): PerformancePost => ({
  post_id: post.postId, post_type: post.postType, thumbnails: face?.thumbnails ?? [], description: face?.description ?? null,
  created_at: face?.created ?? null, clicks: post.clicks, searches: post.searches, orders: post.orders, sales: rupees(post.sales),
  commissions: rupees(post.commission), new_user_bonus: rupees(post.bonus), new_user_orders: post.newOrders,
});

async function posts(
  { world, creator, root }: GuardedVisit,
  { period, type, ...page }: { period: TimePeriod; type: PostTypeFilter; limit: number; offset: number; sorting: Sorting; all: boolean },
): Promise<{ data: PerformancePost[]; total: number }> {
  if (!Number.isInteger(page.limit) || page.limit < 1 || page.limit > 100 || page.offset < 0 || !Number.isInteger(page.offset)) {
    throw new Refusal(400, 'This page does not exist');
  }
  const found = await postSums(world, { creatorId: creator.id, span: spansOf(period, world.now()).current, type }, page);
  const faces = await postFaces(world, root, creator.id, found.posts);
  return { data: found.posts.map((post) => wirePost(post, faces.get(post.postId))), total: found.total };
}

async function detail(
  { world, creator, root }: GuardedVisit, postId: string, postType: PostType, period: TimePeriod,
): Promise<{ body: PostDetail; buckets: Bucket[] }> {
  const face = (await postFaces(world, root, creator.id, [{ postId, postType }])).get(postId);
  if (!face) throw new Refusal(404, 'This post does not exist');
  const scope = { creatorId: creator.id, span: spansOf(period, world.now()).current, type: postType, postId };
  const [sums, buckets] = await Promise.all([totalsOf(world, scope), bucketsOf(world, scope)]);
  return {
    buckets,
    body: {
      post_id: postId, post_type: postType, thumbnails: face.thumbnails, description: face.description, created: face.created,
      commission: rupees(sums.commission), clicks: sums.clicks, searches: sums.searches, orders: sums.orders, sales: rupees(sums.sales),
      new_user_earnings: rupees(sums.bonus), new_user_orders: sums.newOrders, linked_products: face.products,
    },
  };
}

/** The minimum and the maximum are percentages; this programme has one rate per bucket. */
const olderBucket = ({ rate, orders, sales, commission }: Bucket) => ({
  commission: rupees(commission), avg_commission_pct: rate / 100, orders, sales: rupees(sales),
  min_commission: rate / 100, max_commission: rate / 100,
});

/** Both families of performance calls, computed from clicks, searches and orders. */
export function servePerformance(server: Server): void {
  server.guarded(getOverview, (visit, { body }) => overview(visit, body.time_period, body.post_type));
  server.guarded(getOlderOverview, (visit, { body }) => overview(visit, body.time_period, 'ALL'));

  server.guarded(listPosts, async (visit, { body }) => {
    const offset = (body.page_no - 1) * body.page_size;
    const { data, total } = await posts(visit, {
      period: body.time_period, type: body.post_type, limit: body.page_size, offset, sorting: 'SALES', all: false,
    });
    return { data, number_of_records: total, has_next_page: offset + data.length < total };
  });

  server.guarded(getPostDetail, async (visit, { body }) => (await detail(visit, body.post_id, body.post_type, body.time_period)).body);

  server.guarded(listDailyFigures, async ({ world, creator }, { body }) => {
    const { current, before } = spansOf(body.time_period, world.now());
    const daysOf = async (span: Span) => wireDays(await dailyTotals(world, { creatorId: creator.id, type: body.post_type, span }));
    return { days: await daysOf(current), previous_days: before && await daysOf(before) };
  });

  server.guarded(getPostCounts, async ({ world, creator }) => {
    const row = await world.row(
      `SELECT (SELECT COUNT(*) FROM posts WHERE creator_id = ?) AS posts, COUNT(*) AS collections, COUNT(qr_unique_id) AS codes
       FROM collections WHERE creator_id = ?`, [creator.id, creator.id],
    );
    const [autoDm, collections, codes] = [numberOf(row?.posts), numberOf(row?.collections), numberOf(row?.codes)];
    return { total_posts: autoDm + collections + codes, auto_dm_posts: autoDm, collection_posts: collections, qr_code_posts: codes };
  });

  server.guarded(listOlderPosts, async (visit, { body }) => {
    const offset = body.cursor ? Number(body.cursor) : 0;
    const sorting = body.sort_by === 'ALL' ? 'RECENCY' : body.sort_by;
    const { data, total } = await posts(visit, {
      period: body.time_period, type: body.post_type, limit: body.page_size, offset, sorting, all: true,
    });
    const next = offset + data.length;
    return { data, next_cursor: data.length > 0 && next < total ? String(next) : null };
  });

  server.guarded(getOlderPostDetail, async (visit, { query }) => {
    const { body, buckets } = await detail(visit, query.post_id, query.post_type, 'LIFETIME');
    const entries = buckets.filter(({ orders }) => orders > 0).map((bucket) =>
      [bucket.rate === affiliateRate ? 'affiliate_bucket' : 'non_affiliate_bucket', olderBucket(bucket)] as const);
    return { ...body, ...Object.fromEntries(entries) };
  });
}
