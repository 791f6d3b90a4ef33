import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { routes, type RouteName } from '../../../src/domain/routes';
import { pageLanguage } from '../../../src/text/words';
import { LoginFrame } from '../../standalone/frames/login-frame';
import { navFrame } from '../../standalone/frames/nav-frame';
import { brand } from '../brand';
import { sessionCreator } from '../sessions';
import type { World } from '../world';
import { headLines } from './head-lines';
import { inWords, wordsOf } from './in-language';
import { appPolicy } from './policy';

/** Routes with the bottom navigation, and the element that each shows. */
const withNav = {
  home: 'creator-home',
  autoDm: 'creator-auto-dm',
  autoDmListing: 'creator-auto-dm-listing',
  collectionListing: 'creator-collection-listing',
  qrCodeListing: 'creator-qr-code-listing',
  orderedProducts: 'creator-ordered-products',
  performance: 'creator-performance',
  earnings: 'creator-earnings',
  help: 'creator-help',
} as const satisfies Partial<Record<RouteName, string>>;

/** Where a page shows the first frame. */
const afterBody = /<body>/;

/** Replaces parts of the page of the app, each of which must be in it once. */
export function replaceParts(page: string, parts: readonly (readonly [RegExp, string])[]): string {
  return parts.reduce((text, [part, replacement]) => {
    if (!part.test(text)) throw new Error(`index.html has no ${part.source}`);
    return text.replace(part, () => replacement);
  }, page);
}

/** The page of the app in the language of what it shows first. */
export const inLanguage = (page: string, tag: string): string => (tag.startsWith('en') ? page : replaceParts(page, [[/<html lang="en"/, `<html lang="${tag}"`]]));

/** The page of the app with lines for its head and a first frame. */
export async function withFirstFrame(folder: string, page: string, { tag, frame }: { tag: string; frame: string }): Promise<string> {
  return replaceParts(page, [[/<script type="module"/, `${await headLines(folder, tag)}<script type="module"`], [afterBody, `<body>${frame}`]]);
}

/**
 * The first frame of a screen that fills the app: what the app itself will show, drawn from the same views. The page
 * removes it as soon as the app shows the screen (demo/standalone/first-frame.ts).
 * @param wide as in elements/app/screens.ts
 */
export function screenFrame(sheet: string, screen: ReactNode, wide = false): string {
  return renderToStaticMarkup(
    <div className="first-frame">
      <link rel="stylesheet" href={sheet} />
      <div className="shell app" lang={pageLanguage.tag}>
        <div className={wide ? 'page wide' : 'page'}>
          <div className="creator-page">
            <div className="shell" lang={pageLanguage.tag}>{screen}</div>
          </div>
        </div>
      </div>
    </div>,
  );
}

/** Until the app answers, only a field can be used; what is typed into it is passed on. */
function loginFrame(): string {
  return screenFrame('/login-frame.css', <LoginFrame brand={brand.name} />).replaceAll('<button ', '<button inert="" ');
}

async function navOf(world: World, context: Context, route: RouteName): Promise<() => string> {
  const creator = await sessionCreator(world, context);
  return () => (creator ? `<div class="first-frame first-nav"><link rel="stylesheet" href="/nav-frame.css"><div class="shell app" lang="${pageLanguage.tag}">${navFrame(route, creator.flags.instagram_connected)}</div></div>` : '');
}

/** The pages of login and of the screens with a navigation, which show something before a script has loaded. */
export function serveAppPages(app: Hono, world: World, folder: string): void {
  const serve = (route: RouteName, tag: string, frame: (context: Context) => Promise<() => string>) => {
    app.get(routes[route], compress(), async (context, next) => {
      const file = join(folder, 'index.html');
      if (!existsSync(file)) return next();
      const words = await wordsOf(context);
      const render = await frame(context);
      const plain = inLanguage(await readFile(file, 'utf8'), words.tag);
      const page = await withFirstFrame(folder, plain, { tag, frame: inWords(words, render) });
      // What the page shows depends on the session and on the browser.
      return context.html(page, 200, { vary: 'accept-language', 'content-security-policy': appPolicy, 'cache-control': 'private, no-cache' });
    });
  };
  serve('login', 'creator-login', () => Promise.resolve(loginFrame));
  for (const [route, tag] of Object.entries(withNav)) {
    serve(route as RouteName, tag, (context) => navOf(world, context, route as RouteName));
  }
}
