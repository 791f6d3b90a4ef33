import { html, nothing, render } from 'lit-html';
import { pathOf, type RouteName } from '../../src/domain/routes';
import { adoptSheets } from '../../src/styles/adopt-sheets';
import { appWords } from '../../src/text/en/app';
import { elementWords } from '../../src/text/en/elements';
import { pageLanguage } from '../../src/text/words';
import { propertyName } from '../attributes';
import type { CreatorElement } from '../base-element';
import type { CreatorEventMap } from '../events';
import type { ElementRouter, ScreenElement } from '../screen-element';
import { paintFailure, paintSkeleton } from '../skeleton';
import type { AppHost } from './app-host';
import { AppNav, type NavRouter } from './app-nav';
import sheet from './creator-app.css';
import { openRoutes } from './guard';
import type { Page } from './match-route';
import type { PageTitle } from './page-title';
import { appScreens } from './screens';

/** Exports the parts of the screen, so that one theme styles app and screens. */
const parts = 'heading, button, button-primary, card, row, badge, skeleton';
const passedOn = ['api-base', 'client-id', 'locale', 'color-scheme', 'base-path'];

const attributesOf = (element: HTMLElement) => Object.keys((element.constructor as typeof CreatorElement).ownAttributes);
const valueOf = (values: Readonly<Record<string, string>>, attribute: string) => values[attribute] ?? values[propertyName(attribute)];

/** What the stage asks its router for. */
export interface StageRouter extends Pick<NavRouter, 'href' | 'go' | 'mayGo'> {
  readonly title: PageTitle;
  /** What screens navigate with. */
  readonly forScreens: ElementRouter;
  /** The screen shows the same view with other filters, which the page has in its query. */
  filtered(page: Page): void;
  /** The screen shows another view, which is a page of its own. */
  viewChanged(to: string, view: unknown, before: unknown): void;
}

/** What the app shows: the navigation, and the screen of a page or the error that replaces it. */
export class Stage {
  readonly nav: AppNav;
  readonly #app: AppHost;
  readonly #router: StageRouter;
  readonly #box = document.createElement('div');
  #page: Page | undefined;
  #screen: ScreenElement | undefined;
  /** The page has its title from the server. */
  #named = false;
  /** The error state that replaces a screen that could not be shown, and the route it was for. */
  #failure: { route: RouteName; box: HTMLElement } | undefined;

  constructor(app: AppHost, router: StageRouter) {
    this.#app = app;
    this.#router = router;
    this.nav = new AppNav(app.runtime, {
      ...router,
      prepare: (element) => this.#prepare(element),
      update: () => this.#update(),
      skip: () => html`<a class="skip" href="#main" @click=${(event: Event) => this.#skip(event)}>${appWords.skip}</a>`,
    });
    adoptSheets(app.root, sheet);
    this.#box.className = 'shell app';
    this.#box.lang = pageLanguage.tag;
  }

  /** The page that is shown; none at the start, and beside an error. */
  get page(): Page | undefined {
    return this.#page;
  }

  get screen(): ScreenElement | undefined {
    return this.#screen;
  }

  /** Whether the page has the same screen as the one that is shown. */
  isShown({ route, params }: Page): boolean {
    return this.#page?.route === route && JSON.stringify(this.#page.params) === JSON.stringify(params);
  }

  /** Whether the page is the one that is shown, also where its query has more or less that no screen reads. */
  isAsShown(page: Page): boolean {
    const before = this.#page?.query;
    if (!before || !this.#screen || !this.isShown(page)) return false;
    return attributesOf(this.#screen).every((attribute) => valueOf(page.query, attribute) === valueOf(before, attribute));
  }

  /** Inserts the screen of a page, or changes the view of the one that is there. */
  show(page: Page): void {
    const screen = appScreens[page.route];
    if (!screen) return;
    const same = this.isShown(page);
    // A server names a collection in the title of the page that it sends.
    const named = !this.#page && page.route === 'collection';
    this.#page = page;
    this.#failure = undefined;
    this.#named = named;
    this.#setTitle(page);
    if (!same || !this.#screen) {
      const element = document.createElement(screen.tag) as ScreenElement & Record<string, unknown>;
      this.#prepare(element);
      this.#setAttributes(element, { ...page.query, ...page.params });
      element.addEventListener('creator-change', (event) => this.#keepInStep(event));
      this.#screen = element;
    } else if (screen.viewsInAddress) {
      this.#setAttributes(this.#screen, page.query);
    }
    this.#update();
  }

  /** Shows an error instead of the screen; the navigation stays. */
  fail(route: RouteName, heading: string, again: () => void): void {
    this.#screen = undefined;
    this.#page = undefined;
    const box = document.createElement('div');
    this.#failure = { route, box };
    paintFailure(box, {
      heading,
      advice: elementWords.chunkAdvice,
      action: elementWords.retry,
      act: () => {
        paintSkeleton(box, ['heading', 'card', 'row', 'row']);
        again();
      },
    });
    this.#update();
  }

  /** The next page gets a new screen, even if it is the same page. What is there stays visible until then. */
  giveUpScreen(): void {
    this.#screen = undefined;
  }

  /** Nothing stays of a screen that was shown from an earlier visit. */
  clear(): void {
    this.#screen = undefined;
    this.#paint(nothing);
    this.#app.paintSkeleton();
  }

  /** Shows nothing more. */
  stop(): void {
    this.nav.stop();
    this.#router.title.giveBack();
    this.#screen = undefined;
    this.#page = undefined;
    this.#failure = undefined;
    this.#paint(nothing);
    this.#box.remove();
  }

  /** Passes changed attributes of the app to its screen. */
  valuesChanged(): void {
    if (this.#screen) this.#passOn(this.#screen);
  }

  /** Shows itself in the page's language; its screen does the same. */
  wordsChanged(): void {
    if (this.#page) this.#setTitle(this.#page);
    this.#update();
  }

  #setTitle({ route }: Page): void {
    if (!this.#named) this.#router.title.set(appWords.titleOf(appWords.titles[route], this.#app.runtime.brand.name));
  }

  #prepare(element: ScreenElement): void {
    element.setAttribute('exportparts', parts);
    element.runtime = this.#app.runtime;
    element.router = this.#router.forScreens;
    this.#passOn(element);
  }

  #passOn(element: HTMLElement): void {
    for (const name of passedOn) {
      const value = this.#app.values()[propertyName(name)];
      if (typeof value === 'string') element.setAttribute(name, value);
    }
  }

  /** Parameters that the address does not contain get their defaults. */
  #setAttributes(element: HTMLElement, values: Readonly<Record<string, string>>): void {
    for (const attribute of attributesOf(element)) {
      const value = valueOf(values, attribute);
      if (value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
  }

  /** Another view of the screen is a new history entry; a change within a view is not. */
  #keepInStep(event: CreatorEventMap['creator-change']): void {
    const page = this.#page;
    const screen = this.#screen;
    const viewOf = page && appScreens[page.route]?.viewsInAddress;
    if (!viewOf || !screen || event.target !== screen) return;
    const { view, filters } = event.detail;
    const before = viewOf(screen as unknown as Record<string, unknown>);
    // Immediately: a Back before the new page is settled must find an entry to change.
    this.#setAttributes(screen, { ...page.query, ...filters });
    if (view !== before) return this.#router.viewChanged(pathOf(page.route, page.params, filters), view, before);
    this.#page = { ...page, query: { ...page.query, ...filters } };
    this.#router.filtered(this.#page);
  }

  /** The main content of the page, and whether the navigation is shown. */
  #shown(): { route: RouteName; content: HTMLElement; nav: boolean; wide: boolean } | undefined {
    if (this.#failure) {
      const { route, box } = this.#failure;
      // If a task without navigation could not be shown, the navigation is the way out.
      return { route, content: box, nav: !openRoutes.has(route), wide: false };
    }
    if (!this.#page || !this.#screen) return undefined;
    const { route } = this.#page;
    const { bare = false, wide = false } = appScreens[route] ?? {};
    return { route, content: this.#screen, nav: !bare, wide };
  }

  #update(): void {
    const shown = this.#shown();
    if (!shown) return;
    const { route, content, nav, wide } = shown;
    this.#paint(html`
      ${this.nav.template(route, nav)}
      <main class="page ${nav ? 'with-nav' : ''} ${wide ? 'wide' : ''}" id="main" tabindex="-1">${content}</main>
    `);
  }

  /** The address does not change: a native app may use the `#` for itself. */
  #skip(event: Event): void {
    event.preventDefault();
    this.#box.querySelector('main')?.focus();
  }

  #paint(template: unknown): void {
    // Only now: below the first skeleton it would be out of view and then jump.
    if (!this.#box.isConnected) this.#app.root.append(this.#box);
    // `:scope >` finds nothing from a shadow root.
    for (const child of [...this.#app.root.children]) if (child.matches('main')) child.remove();
    render(template, this.#box);
  }
}
