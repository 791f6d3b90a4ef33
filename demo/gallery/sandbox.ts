import type { CreatorConfig, Runtime } from '../../src/runtime';
import { brand, instagramClientId, support } from '../marketplace/brand';

/** The configuration of a page for this sandbox. */
export const configuration = {
  apiBase: '/api',
  clientId: 'bazaar-creators-web',
  brand: { ...brand, programmeUrl: `${location.origin}/shop/programme` },
  support,
  instagram: { clientId: instagramClientId, authorizeUrl: `${location.origin}/instagram/oauth/authorize` },
} satisfies CreatorConfig;

/** The folder of the built elements; this page is in a folder beside them. */
export const root = new URL('../', location.href.replace(/#.*/s, ''));

let known: Promise<Runtime> | undefined;

/** A runtime for the sandbox of this server, with its demo number logged in. */
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

/** From the built file, as in any page, so that elements and runtime belong together. */
async function makeRuntime(userId: string): Promise<Runtime> {
  const { createRuntime } = (await import(new URL('runtime.js', root).href)) as { createRuntime: (config: CreatorConfig) => Runtime };
  localStorage.setItem('creator:user-id', userId); // what the login screens store besides the cookie
  return createRuntime(configuration);
}
