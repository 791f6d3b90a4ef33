type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Equal values give the same text, whatever the order of their keys. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * The key of a recorded answer: `GET /home/profile-data`, or `POST /perf/v2/overview
 * {"post_type":"ALL","time_period":"LIFETIME"}`.
 * @param path below the API base, with its query
 * @param body the JSON that was sent
 */
export function requestKey(method: string, path: string, body?: string | null): string {
  const [place = '', query = ''] = path.split('?', 2);
  const pairs = new URLSearchParams([...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return `${method} ${place}${pairs && `?${pairs}`}${body ? ` ${JSON.stringify(sorted(JSON.parse(body) as Json))}` : ''}`;
}
