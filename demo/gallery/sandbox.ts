import type { CreatorConfig, Runtime } from '../../src/runtime';
import { brand, instagramClientId } from '../marketplace/brand';

/** What a page of this sandbox says once. */
export const configuration = {
  apiBase: '/api',
  clientId: 'bazaar-creators-web',
  brand: { ...brand, programmeUrl: `${location.origin}/shop/programme` },
  instagram: { clientId: instagramClientId, authorizeUrl: `${location.origin}/instagram/oauth/authorize` },
} satisfies CreatorConfig;

/** Where the built elements are; this page stands in a folder beside them. */
export const root = new URL('../', location.href.replace(/#.*/s, ''));

let known: Promise<Runtime> | undefined;

/** The runtime of the sandbox behind this page, with its demonstration number logged in. */
export function sandboxRuntime(): Promise<Runtime> {
  known ??= logIn().then(makeRuntime);
  known.catch(() => { known = undefined; });
  return known;
}

async function logIn(): Promise<string> {
  const answer = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { user_id: string }).user_id;
}

/** As any page would, from the built file, so that the elements and their runtime are of one piece. */
async function makeRuntime(userId: string): Promise<Runtime> {
  const { createRuntime } = (await import(new URL('runtime.js', root).href)) as { createRuntime: (config: CreatorConfig) => Runtime };
  localStorage.setItem('creator:user-id', userId); // what logging in on the screens leaves besides the cookie
  return createRuntime(configuration);
}
