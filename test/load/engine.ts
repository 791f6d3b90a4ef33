import type { PlaywrightWorkerOptions } from '@playwright/test';

type LaunchOptions = PlaywrightWorkerOptions['launchOptions'];

/**
 * For `test.use`. The machine code that the engine makes of often used functions is in the heap as well, and grows for
 * thousands of mounts: 1.5 KB for each of creator-app. Without it, what is left is what the page holds.
 */
export const withoutMachineCode = {
  launchOptions: async ({ launchOptions }: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) =>
    use({ ...launchOptions, args: [...launchOptions.args ?? [], '--js-flags=--no-opt --no-maglev --no-sparkplug'] }),
};
