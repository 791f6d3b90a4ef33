import { test as base, expect, type Page } from '@playwright/test';
import { takeAllErrors } from './flow-page';
import { askedIn, openSandbox, type PageOptions, type Sandbox, type SandboxOptions } from './flow-sandbox';

interface TestFixtures {
  /** The initial data of the sandbox. */
  scenario: string;
  /** Whether the creator is logged in when the test's page opens. */
  loggedIn: boolean;
  /** Whether the tests of a file share their sandbox and their page, because each new browser profile costs time. */
  shared: boolean;
  /** A sandbox for one test, or for all tests of a file with `shared`. */
  sandbox: Sandbox;
  noUncaughtErrors: undefined;
}

interface WorkerFixtures {
  /** Opens a sandbox that several tests share, in `test.beforeAll`; close it in `test.afterAll`. */
  openSandbox: (options?: SandboxOptions) => Promise<Sandbox>;
  /** The sandbox and page of this name. The last ones are closed when another name is asked for. */
  openShared: (name: string, options: SandboxOptions & PageOptions) => Promise<Shared>;
}

interface Shared { name: string; sandbox: Sandbox; page: Page }

/** Playwright's test at the built app: each has a sandbox and a page of its own, unless it asks for neither. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: ['new-creator', { option: true }],
  loggedIn: [false, { option: true }],
  openSandbox: [async ({ browser }, use) => use((options) => openSandbox(browser, options)), { scope: 'worker' }],
  shared: [false, { option: true }],
  openShared: [async ({ browser }, use) => {
    let last: Shared | undefined;
    await use(async (name, { loggedIn, ...options }) => {
      if (last?.name === name) return last;
      await last?.sandbox.close();
      const sandbox = await openSandbox(browser, options);
      last = { name, sandbox, page: await sandbox.newPage({ loggedIn }) };
      return last;
    });
    await last?.sandbox.close();
  }, { scope: 'worker' }],
  sandbox: async ({ openSandbox, openShared, scenario, loggedIn, shared }, use, { file }) => {
    if (shared) return use((await openShared(`${file} ${scenario} ${loggedIn}`, { scenario, loggedIn })).sandbox);
    const sandbox = await openSandbox({ scenario });
    await use(sandbox);
    await sandbox.close();
  },
  page: async ({ sandbox, openShared, scenario, loggedIn, shared }, use, { file }) =>
    use(shared ? (await openShared(`${file} ${scenario} ${loggedIn}`, { scenario, loggedIn })).page : await sandbox.newPage({ loggedIn })),
  noUncaughtErrors: [async ({}, use, testInfo) => {
    await use(undefined);
    testInfo.annotations.push({ type: 'asked', description: JSON.stringify(askedIn(testInfo.file)) });
    expect(takeAllErrors(), 'errors that nobody caught').toEqual([]);
  }, { auto: true }],
});

export { expect };
