import type { Page, Route } from '@playwright/test';

/** React arrives when the test says so. */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/chunks\/react-[\w-]+\.js/, (route) => (open ? route.continue() : void held.push(route)));
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
