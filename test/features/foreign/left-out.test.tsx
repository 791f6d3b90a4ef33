import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import type { Call, Schema } from '../../../src/api/contract/call';
import { getEarnings } from '../../../src/api/contract/earnings';
import { getProfile, getRewardBanner, listAutoDmPosts } from '../../../src/api/contract/home';
import { listCollections } from '../../../src/api/contract/collections';
import { getOlderOverview, getOverview, getPostCounts, listOlderPosts, listPosts } from '../../../src/api/contract/performance';
import { firstEarnings } from '../../../src/features/earnings/earnings-first';
import { firstHome } from '../../../src/features/home/home-first';
import { firstPerformance } from '../../../src/features/performance/performance-first';
import { loadPerformance } from '../../../src/features/performance/performance-screen';
import { prefetchPerformance } from '../../../src/features/performance/prefetch-performance';
import { PostFigures } from '../../../src/features/performance/views/post-card';
import { PostOverview } from '../../../src/features/performance/views/post-facts';
import { olderPerformanceStore } from '../../../src/features/performance/older-performance-store';
import { earningsStore } from '../../../src/features/shared/payments/earnings-store';
import { homeStore } from '../../../src/features/shared/posts/home-store';
import type { ScreenHost } from '../../../src/features/shared/screen/screen-context';
import { valueAtHand } from '../../../src/domain/load';
import { createRuntime } from '../../../src/runtime';
import { plainText } from '../../support/plain-view';
import { optionalFieldsOf, sampleAnswer, withoutField } from '../../support/sample-answer';
import { waitUntil } from '../../support/wait-until';

/** A zero that a person would read as a figure: '0', '₹0', '0%'; not that of '₹40' or '10%'. */
const zero = /(?<![\d.,])0(?![\d.,])/;
/** What is only said to somebody who has nothing. */
const nothing = /first commission|Get started|No posts|Nothing/;

/** A missing payment is that nothing is to be paid (decision C3). */
const fieldsOf = (call: Call) => optionalFieldsOf(call.response as Schema).filter((path) => call !== getEarnings || path.join() !== 'payment');

/** A number that performance leaves out counts as 0 (decision A15), so there only null says that it is not known. */
const ofPerformance: readonly Call[] = [getOverview, listPosts, getPostCounts, getOlderOverview, listOlderPosts];

const calls: readonly Call[] = [
  getEarnings, getProfile, getRewardBanner, listAutoDmPosts, listCollections, ...ofPerformance,
];

/** Answers to every call, without some of the fields that a server may leave out. */
function answers(version: 'new' | 'old', leftOut: (call: Call, body: unknown) => unknown): typeof fetch {
  return (input, init) => {
    const path = new URL(String(input), location.origin).pathname.replace(/^\/api/, '');
    const call = calls.find((each) => each.path === path && each.method === (init?.method ?? 'GET'));
    if (!call) return Promise.resolve(new Response(null, { status: 404 }));
    const body = sampleAnswer(call.response as Schema) as Record<string, unknown>;
    if (call === getEarnings) Object.assign(body['payment'] as object, { status: 'UPCOMING' });
    if (call === getProfile) Object.assign(body, { is_perf_experiment_enabled: version === 'new' });
    const told = call === getProfile ? body : leftOut(call, body);
    return Promise.resolve(new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } }));
  };
}

function screenOf(fetch: typeof globalThis.fetch): ScreenHost {
  const none = () => undefined;
  return {
    runtime: createRuntime({ fetch, ephemeral: true }), basePath: '', hrefOf: (path) => path, viewsInAddress: false, navigate: none, back: none, openExternal: none, setStatus: none,
    wait: () => none, lack: () => none, fault: none, changed: none, track: none, onRefresh: () => none, onStatus: () => none,
  };
}

async function drawn(draw: () => ReactNode): Promise<string> {
  await waitUntil(() => draw() !== undefined, 'nothing is drawn');
  return plainText(draw());
}

async function performance(screen: ScreenHost): Promise<string> {
  const props = { period: 'LIFETIME', postType: 'ALL' } as const;
  await prefetchPerformance(screen.runtime, props, screen).then(() => loadPerformance(screen.runtime));
  return drawn(() => firstPerformance(screen, props as never));
}

async function olderPosts(screen: ScreenHost): Promise<string> {
  await performance(screen);
  const store = olderPerformanceStore.of(screen.runtime, screen);
  await store.ensure('LIFETIME', 'ALL');
  const posts = valueAtHand(store.list.load.value)?.items ?? [];
  expect(posts).to.have.length(1);
  return posts.map((post) => plainText([<PostFigures key="figures" post={post} />, <PostOverview key="overview" post={post} onInfo={() => undefined} />])).join(' ');
}

function earnings(tab: 'commissions' | 'orders' | 'sales') {
  return async (screen: ScreenHost) => {
    await screen.runtime.use(earningsStore).ensure();
    return drawn(() => firstEarnings(screen, { view: 'earnings', tab } as never));
  };
}

async function home(screen: ScreenHost): Promise<string> {
  await screen.runtime.use(homeStore).ensure('');
  return drawn(() => firstHome(screen));
}

const screens = [
  { name: 'Home', version: 'new', text: home },
  { name: 'earnings', version: 'new', text: earnings('commissions') },
  { name: 'earnings by orders', version: 'new', text: earnings('orders') },
  { name: 'earnings by sales', version: 'new', text: earnings('sales') },
  { name: 'performance', version: 'new', text: performance },
  { name: 'the older performance', version: 'old', text: performance },
  { name: 'the posts of the older performance', version: 'old', text: olderPosts },
] as const;

describe('what an answer does not say', () => {
  for (const { name, version, text } of screens) {
    it(`is never a zero, nor 'nothing there', on ${name}`, async () => {
      const complete = await text(screenOf(answers(version, (_, body) => body)));
      expect(complete).to.match(/7/).and.not.match(zero);
      let shortest = complete;
      const some = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 });
      await fc.assert(fc.asyncProperty(some, fc.boolean(), async (chosen, all) => {
        const shown = await text(screenOf(answers(version, (call, body) => {
          const fields = fieldsOf(call);
          const gone = all ? fields.map((field) => [field, true] as const) : chosen.flatMap(([index, absent]) => {
            const field = fields[index % Math.max(1, fields.length)];
            return field ? [[field, absent] as const] : [];
          });
          return gone.reduce<unknown>((rest, [field, absent]) => withoutField(rest, field, absent && !ofPerformance.includes(call)), body);
        })));
        expect(shown).to.not.match(zero).and.not.match(nothing);
        if (shown.length < shortest.length) shortest = shown;
      }), { numRuns: 40 });
      expect(shortest.length, 'nothing was left out').to.be.below(complete.length);
    });
  }
});
