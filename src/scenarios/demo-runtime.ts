import { loadChunk } from '../bridge/load-chunk';
import { createRuntime, type CreatorConfig, type Runtime } from '../runtime';
import { instagramStore } from '../features/shared/instagram/instagram-store';
import { sessionStore } from '../features/shared/session/session-store';
import { clipHost } from './clip-files';
import { createDemoServer, type DemoServer } from './demo-server';
import { recordings } from './recordings/recordings';

export interface DemoOptions extends Omit<CreatorConfig, 'fetch' | 'apiBase' | 'ephemeral'> {
  /** The delay of every answer in ms; default 0. */
  delayMs?: number | undefined;
}

/** The error for an unknown scenario; its message lists the existing ones. */
export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario';
  constructor(scenario: string) {
    super(`There is no scenario named '${scenario}'. Choose one of: ${Object.keys(recordings).join(', ')}`);
  }
}

let consentPages = 0;

/** Replaces Instagram's consent page: it comes back immediately with a code. */
function grantInstagram(runtime: Runtime, consentPage: string, { newURL, oldURL }: HashChangeEvent): void {
  // Not the current address: a router may have seen the change first and navigated.
  const { hash } = new URL(newURL);
  if (!hash.startsWith(`${consentPage}?`)) return;
  history.replaceState(history.state, '', oldURL);
  const store = runtime.use(instagramStore);
  store.receive({ code: 'demo', state: new URLSearchParams(hash.slice(consentPage.length)).get('state') ?? '' });
  void store.sendCode('');
}

/**
 * A runtime whose API is the recording of a scenario, with its creator logged in. No request leaves the page.
 * @param keepRequests the server notes every request, for tests
 * @throws UnknownScenario
 */
export async function createDemoRuntime(scenario: string, options: DemoOptions = {}, keepRequests = false): Promise<{ runtime: Runtime; server: DemoServer }> {
  const load = Object.hasOwn(recordings, scenario) ? recordings[scenario] : undefined;
  if (!load) throw new UnknownScenario(scenario);
  const recording = await loadChunk(load, 'recording');
  const { delayMs, brand, instagram, ...config } = options;
  const server = createDemoServer(recording, { delayMs, keepRequests });
  const consentPage = `#creator-demo-instagram-${++consentPages}`; // each runtime receives only its own
  const runtime = createRuntime({
    ...config,
    // Clips are beside the scripts, which may come from another host than the page.
    brand: { ...recording.brand, mediaHosts: ['blob:', clipHost], ...brand },
    instagram: { authorizeUrl: consentPage, clientId: 'demo', ...instagram },
    fetch: server.fetch,
    ephemeral: true,
  });
  runtime.use(sessionStore).signIn(recording.userId);
  addEventListener('hashchange', (event) => grantInstagram(runtime, consentPage, event));
  return { runtime, server };
}
