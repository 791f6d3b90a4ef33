type Given = Readonly<Record<string, unknown>>;

const send = (fetch: typeof window.fetch, path: string, body: Given) => fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) });

async function changed(answer: Response, change: (body: Given) => Given): Promise<Response> {
  return answer.ok ? Response.json(change(await answer.json() as Given)) : answer;
}

/** The older family answers in the shapes of the newer one, which is recorded; its list has a cursor. */
const answers: Readonly<Record<string, (fetch: typeof window.fetch, asked: Given) => Promise<Response>>> = {
  'POST /v1/performance/perf/overview': (fetch, { time_period }) => send(fetch, '/perf/v2/overview', { time_period, post_type: 'ALL' }),
  'POST /v1/performance/perf/post-data': async (fetch, { time_period, post_type }) =>
    changed(await send(fetch, '/perf/v2/posts-data', { time_period, post_type, page_no: 1, page_size: 10 }), ({ data }) => ({ data, next_cursor: null })),
  'GET /v1/performance/perf/post': async (fetch, { post_id, post_type }) =>
    changed(await send(fetch, '/perf/v2/post-details', { post_id, post_type, time_period: 'LAST_7_DAYS' }), (post) => ({
      ...post, affiliate_bucket_5: { commission_percentage: 5, commission: 120, amount: 2400, orders: 3 }, non_affiliate_bucket: { commission: 10, amount: 200, orders: 1 },
    })),
};

/** The answer of a server whose creator has the older performance version. */
export async function answerAsOlder(fetch: typeof window.fetch, name: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (name === 'GET /home/profile-data') return changed(await fetch(input, init), (profile) => ({ ...profile, is_perf_experiment_enabled: false }));
  const query = Object.fromEntries(new URL(String(input), location.origin).searchParams);
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) as Given : query;
  return answers[name]?.(fetch, body) ?? fetch(input, init);
}
