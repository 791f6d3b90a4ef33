import { chromeLauncher } from '@web/test-runner-chrome';

/** Flags that make Chromium quiet, offline and runnable as root. */
export const chromeFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Chromium, one window per test file: a background tab never fires an animation frame, so tabs would time out. */
export function chromium() {
  return chromeLauncher({
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', headless: true, args: chromeFlags },
    createPage: ({ context }) => context.newPage({ type: 'window' }),
  });
}
