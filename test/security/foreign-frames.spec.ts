import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

/** What a stranger's frame may try: every message that a native app sends or answers, to every window around it. */
const attack = `<!doctype html><title>Stranger</title><script>
  const auth = { 'APP-USER-ID': 'mallory', Authorization: 'Bearer stolen' };
  const types = ['auth', 'back', 'goTo', 'openHelpCentre', 'openExternal', 'share', 'saveImage', 'session', 'signOut', 'navigate'];
  const messages = types.flatMap((type) => [
    { creator: 1, id: 'x-' + type, type, payload: { ...auth, href: 'https://evil.example/', target: 'main' } },
    { creator: 1, replyTo: 'x-' + type, ok: true, payload: auth },
  ]);
  const heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  for (let count = 1; count < 40; count++) messages.push({ creator: 1, replyTo: String(count), ok: true, payload: auth });
  for (const target of [parent, top, opener]) for (const message of messages) {
    target?.postMessage(message, '*');
    target?.postMessage(JSON.stringify(message), '*');
  }
  parent.postMessage('attacked', '*');
  document.title = 'attacked ' + heard.length;
</script>`;

const bridge = `
  globalThis.asked = [];
  globalThis.CreatorBridge = { postMessage: (text) => {
    const message = JSON.parse(text);
    asked.push(message);
    if (message.type === 'auth') (globalThis.creatorMessages ??= []).push({ creator: 1, replyTo: message.id, ok: true, payload: { 'APP-USER-ID': 'asha', 'App-Version-Code': '999', Authorization: 'Bearer own' } });
  } };`;

const host = (frame: string, native: boolean) => `<!doctype html><html lang="en"><head><title>Host</title><script>
  globalThis.attacked = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'attacked' && resolve()));${native ? bridge : ''}</script>
  <script type="module" src="/creator-elements.js"></script><script type="module">
  import { configureCreator } from '/runtime.js';
  import { detectHost } from '/host.js';
  configureCreator({ apiBase: '/api', host: detectHost({ back: () => false }) });
  </script></head><body><creator-app routing="memory" start="/earnings"></creator-app><iframe src="${frame}"></iframe></body></html>`;

test.describe('a frame of another origin', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    sandbox.put('/host/stranger', attack);
    creator = await sandbox.newPage({ loggedIn: true });
  });
  test.afterAll(() => sandbox.close());

  for (const native of [false, true]) {
    test(`changes nothing by messages ${native ? 'in the webview of an app' : 'in a browser'}`, async () => {
      sandbox.put('/host/framed', host(`${sandbox.otherOrigin}/host/stranger`, native));
      await sandbox.control('requests', undefined, 'DELETE');
      await creator.goto('/host/framed');
      await creator.evaluate(() => (globalThis as unknown as { attacked: Promise<void> }).attacked);
      await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
      const page = await creator.evaluate(() => {
        const { asked = [] } = globalThis as unknown as { asked?: { type?: string; replyTo?: string }[] };
        return { asked: asked.map(({ type, replyTo }) => type ?? `reply to ${replyTo}`), kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), path: location.pathname };
      });
      expect(page.asked.filter((what) => what !== 'auth')).toEqual([]);
      expect(page.kept).not.toMatch(/mallory|stolen/);
      expect(page.path).toBe('/host/framed');
      const { requests } = await sandbox.control<{ requests: { headers: Record<string, string> }[] }>('requests');
      expect(requests.length).toBeGreaterThan(0);
      expect(JSON.stringify(requests)).not.toMatch(/mallory/);
      for (const { headers } of requests) expect(headers['app-user-id'] ?? '').toBe(native ? 'asha' : '');
    });
  }

  test('hears nothing from the elements', async () => {
    sandbox.put('/host/framed', host(`${sandbox.otherOrigin}/host/stranger`, true));
    await creator.goto('/host/framed');
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    const stranger = creator.frames().find((frame) => frame.url().startsWith(sandbox.otherOrigin));
    expect(await stranger?.title()).toBe('attacked 0');
    expect(await stranger?.evaluate('heard.length')).toBe(0);
  });

  test('cannot frame the app itself', async () => {
    sandbox.put('/host/thief', `<!doctype html><title>Thief</title><iframe src="${sandbox.origin}/earnings"></iframe>`);
    await creator.goto(`${sandbox.otherOrigin}/host/thief`);
    await expect.poll(() => creator.frames().map((frame) => frame.url()).join(), 'the frame is refused').toContain('chrome-error:');
  });
});
