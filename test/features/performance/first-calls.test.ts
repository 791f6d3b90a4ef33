import { expect } from '@open-wc/testing';
import type { ScreenHost } from '../../../src/features/shared/screen/screen-context';
import { profileStore } from '../../../src/features/shared/session/profile-store';
import { olderPerformanceStore } from '../../../src/features/performance/older-performance-store';
import { performanceStore } from '../../../src/features/performance/performance-store';
import { prefetchPerformance } from '../../../src/features/performance/prefetch-performance';
import { performanceKey } from '../../../src/state/own-storage';
import { createRuntime } from '../../../src/runtime';
import { waitUntil } from '../../support/wait-until';

const overview = { total_commission: 100, buckets: [] };

/** An API whose profile waits for the test. */
function open(profile: Record<string, unknown>) {
  const asked: string[] = [];
  let answer: () => void = () => undefined;
  const arrives = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetchIt: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) as Record<string, unknown> : {};
    if (!pathname.includes('count')) asked.push(`${pathname.split('/').at(-1)}${body['is_payout_experiment_enabled'] === true ? ' with payouts' : ''}`);
    if (pathname.endsWith('profile-data')) {
      await arrives;
      return Response.json(profile);
    }
    return Response.json(pathname.includes('post') ? { data: [], next_cursor: null, has_next_page: false, number_of_records: 0 } : overview);
  };
  const runtime = createRuntime({ fetch: fetchIt, remember: 'nothing' });
  const screen = { runtime } as ScreenHost;
  const done = prefetchPerformance(runtime, { period: 'LIFETIME', postType: 'ALL' }, screen);
  const older = olderPerformanceStore.of(runtime, screen);
  const newer = performanceStore.of(runtime, screen);
  return { asked, answer, done, older, newer, profile: runtime.use(profileStore) };
}

describe('the first calls of performance', () => {
  beforeEach(() => localStorage.removeItem(performanceKey));
  afterEach(() => localStorage.removeItem(performanceKey));

  it('wait for the profile on the first visit, and remember its version', async () => {
    const { asked, answer, done, newer } = open({ is_perf_experiment_enabled: true });
    await waitUntil(() => asked.length > 0);
    expect(asked).to.deep.equal(['profile-data']);
    answer();
    await done;
    await waitUntil(() => newer.load.value.state !== 'loading');
    expect(asked.length).to.equal(3);
    expect(localStorage.getItem(performanceKey)).to.equal('new');
  });

  it('go out together with the profile from the second visit on', async () => {
    localStorage.setItem(performanceKey, 'new');
    const { asked, answer, done, newer } = open({ is_perf_experiment_enabled: true });
    await waitUntil(() => asked.length === 3);
    answer();
    await done;
    await waitUntil(() => newer.load.value.state !== 'loading');
    expect(asked.length).to.equal(3);
  });

  it('are those of the other version if the profile says otherwise, and the wrong ones are dropped', async () => {
    localStorage.setItem(performanceKey, 'new');
    const { asked, answer, done, newer, older } = open({ is_perf_experiment_enabled: false });
    await waitUntil(() => asked.length === 3);
    answer();
    await done;
    expect(newer.load.value.state).to.equal('idle');
    await waitUntil(() => older.overview.load.value.state !== 'loading');
    expect(asked.length).to.equal(5);
    expect(localStorage.getItem(performanceKey)).to.equal('older');
  });

  it('are sent again if the payout flag has changed', async () => {
    localStorage.setItem(performanceKey, 'older');
    const { asked, answer, done, older } = open({ is_payout_experiment_enabled: true });
    await waitUntil(() => asked.length === 3 && older.overview.load.value.state !== 'loading');
    expect(asked.filter((call) => call.endsWith('with payouts')).length).to.equal(0);
    answer();
    await done;
    await waitUntil(() => older.overview.load.value.state !== 'loading' && asked.length === 5);
    expect(asked.filter((call) => call.endsWith('with payouts')).length).to.equal(2);
    expect(localStorage.getItem(performanceKey)).to.equal('older payout');
  });
});
