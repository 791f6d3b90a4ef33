import { serveMarketplace } from '../test-runner/marketplace.mjs';
import { peerAnswers } from './peer-answers.mjs';

/**
 * The API of the pages that are measured: each answer of the sandbox marketplace is asked for once and then repeated, so
 * that its database is no part of a measurement.
 */
export async function openAnswers(scenario = 'busy-creator') {
  const sandbox = await serveMarketplace({ scenario });
  const login = await fetch(`${sandbox.origin}/sandbox/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  if (!login.ok) throw new Error(`the sandbox did not log in: ${login.status}`);
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
  const known = new Map();

  let ofPeers;
  let { origin } = sandbox;

  async function ask({ method, url, body, headers = {} }) {
    if (url.startsWith('/peers/')) return json(ofPeers(new URL(url, sandbox.origin).pathname));
    const answer = await fetch(sandbox.origin + url, { method, headers: { ...headers, cookie }, body: method === 'GET' ? undefined : body });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, type, body: type.includes('json') ? Buffer.from(bytes.toString().replaceAll(sandbox.origin, origin)) : bytes };
  }

  function answer(request) {
    const key = `${request.method} ${request.url} ${request.body}`;
    if (!known.has(key)) known.set(key, ask(request));
    return known.get(key);
  }

  /** The body of a call, for the figures that a page must show. */
  async function read(method, url, body) {
    const { status, body: text } = await answer({ method, url, body: body && JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
    return JSON.parse(text.toString());
  }

  ofPeers = peerAnswers((await read('GET', '/api/v1/earnings/payments?page_no=1&page_size=20')).data);
  return {
    answer,
    read,
    /** The pictures in the answers are then of the server that is measured. */
    setOrigin(own) {
      known.clear();
      origin = own;
    },
    close: () => sandbox.close(),
  };
}

function json(value) {
  return { status: value ? 200 : 404, type: 'application/json', body: Buffer.from(JSON.stringify(value ?? {})) };
}
