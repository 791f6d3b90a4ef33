import { test as base, expect } from '@playwright/test';
import { takeAllErrors } from './flow-page';
import { openSandbox, type Sandbox, type SandboxOptions } from './flow-sandbox';

interface TestFixtures {
  /** The initial data of the sandbox. */
  scenario: string;
  /** Whether the creator is logged in when the test's page opens. */
  loggedIn: boolean;
  /** A sandbox for one test. */
  sandbox: Sandbox;
  noUncaughtErrors: undefined;
}

interface WorkerFixtures {
  /** Opens a sandbox that several tests share, in `test.beforeAll`; close it in `test.afterAll`. */
  openSandbox: (options?: SandboxOptions) => Promise<Sandbox>;
}

/** Playwright's test at the built app: each has a sandbox and a page of its own, unless it asks for neither. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: ['new-creator', { option: true }],
  loggedIn: [false, { option: true }],
  openSandbox: [async ({ browser }, use) => use((options) => openSandbox(browser, options)), { scope: 'worker' }],
  sandbox: async ({ openSandbox, scenario }, use) => {
    const sandbox = await openSandbox({ scenario });
    await use(sandbox);
    await sandbox.close();
  },
  page: async ({ sandbox, loggedIn }, use) => use(await sandbox.newPage({ loggedIn })),
  noUncaughtErrors: [async ({}, use) => {
    await use(undefined);
    expect(takeAllErrors(), 'errors that nobody caught').toEqual([]);
  }, { auto: true }],
});

export { expect };
