import { expect, test } from '../support/flow';

interface Failure { code: string; message: string }

/** The rest of what is said by code is in diagnosis.test.ts; this needs an API under another origin. */
test.describe('what is wrong is said in place and by code', () => {
  test('where the API of another origin refuses calls from here', async ({ page, sandbox, openSandbox }) => {
    const other = await openSandbox();
    sandbox.put('/host/refused', `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Refused</title>
      <script>globalThis.failures = []; addEventListener('creator-error', ({ detail }) => failures.push(detail));</script>
      <script type="module" src="/creator-elements.js"></script></head><body><creator-home api-base="${other.origin}/api?token=secret"></creator-home></body></html>`);
    await page.goto('/host/refused');
    await expect.poll(() => page.evaluate<Failure[]>('failures').then((failures) => failures.map(({ code }) => code))).toContain('api-base-wrong');
    const [failure] = (await page.evaluate<Failure[]>('failures')).filter(({ code }) => code === 'api-base-wrong');
    expect(failure?.message).toContain(`${other.origin}/api is there but refuses`);
    expect(failure?.message).not.toContain('secret');
    await other.close();
  });
});
