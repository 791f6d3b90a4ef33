import { html, nothing, render } from 'lit-html';
import { routes, pathOf, type RouteName } from '../../src/domain/routes';
import type { FailureCode } from '../../src/domain/failure-codes';
import { safeEntry } from '../../src/domain/safe-entry';
import { closeTop, watchBack } from '../../src/bridge/back-layers';
import { askHost } from '../../src/bridge/host';
import { takeOAuthReturn } from '../../src/bridge/oauth-return';
import type { Runtime } from '../../src/runtime';
import { appWords } from '../../src/text/en/app';
import { elementWords } from '../../src/text/en/elements';
import { errorNotes } from '../../src/text/en/error-notes';
import { placeStore } from '../../src/features/shared/session/place-store';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { propertyName } from '../attributes';
import type { CreatorElement, ElementStatus } from '../base-element';
import type { CreatorEventMap, EmitCreatorEvent } from '../events';
import type { ElementRouter, ScreenElement } from '../screen-element';
import { ChunkError, loadChunk } from '../../src/bridge/load-chunk';
import { paintFailure, paintSkeleton } from '../skeleton';
import { createAddress, type Address, type RoutingMode } from './address';
import { AppNav } from './app-nav';
import sheet from './creator-app.css';
import { checkGuard, type Verdict } from './guard';
import { matchRoute, type Page } from './match-route';
import { openThroughHost } from './open-external';
import { openRoutes } from './open-routes';
import { appScreens } from './screens';
import { createScrollMemory } from './scroll-memory';

/** A screen's parts are the app's own, so that one theme reaches both. */
const parts = 'heading, button, button-primary, card, row, badge, skeleton';
const passedOn = ['api-base', 'client-id', 'locale', 'color-scheme', 'base-path'];

/** How a page is come to: as another one, by Back, or as a view that moves page and focus itself. */
type Arrival = 'anew' | 'back' | 'inPlace';

interface GuardedPage {
  page: Page;
  /** Who was logged in when it was asked for. */
  user: string;
}

/** What the router may ask of the `<creator-app>` that holds it. */
export interface AppHost {
  readonly root: ShadowRoot;
  readonly runtime: Runtime;
  readonly basePath: string;
  values(): Readonly<Record<string, unknown>>;
  readonly emit: EmitCreatorEvent;
  fail(code: FailureCode, error: unknown): void;
  diagnose(code: FailureCode, error: unknown): void;
  /** @param told the page has heard of it already */
  setStatus(status: ElementStatus, told?: boolean): void;
  status(): ElementStatus;
  whenReady(): Promise<ElementStatus>;
}

/** The running app: which page is shown, who may see it, and how to leave it. */
export class AppRouter {
  readonly #app: AppHost;
  readonly #runtime: Runtime;
  readonly #address: Address;
  #page: Page | undefined;
  /** The guarded page that is shown or about to be. */
  #wanted: GuardedPage | undefined;
  #screen: ScreenElement | undefined;
  readonly #nav: AppNav;
  #stops: (() => void)[] = [];
  #scroll = createScrollMemory();
  #turn = 0;
  /** The view of the screen that the entry before this one shows, so that returning to it is going back. */
  #cameFrom: unknown;
  /** What the entry that is being gone back to shall say: filters may have changed in the view that is left. */
  #arrivesAs: string | undefined;
  #expiring = false;
  /** Another screen has been asked for, and the one that stands there speaks for the app no longer. */
  #leaving = false;
  /** It has led back from its login by itself, and no screen has been there since. */
  #ledBack = false;
  /** Back from Instagram, with what the address said of it. */
  #returned: ReturnType<typeof takeOAuthReturn> | undefined;
  readonly #box = document.createElement('div');
  /** What stands in the screen's place where it could not be shown, and whose page it was to be. */
  #failure: { route: RouteName; box: HTMLElement } | undefined;

  readonly #router: ElementRouter = {
    navigate: (path, { replace }) => this.#go(path, replace),
    back: () => void this.back(),
    follow: (element, status) => element !== this.#screen || this.#follow(status),
  };

  constructor(app: AppHost) {
    this.#app = app;
    this.#runtime = app.runtime;
    const { routing, start } = app.values();
    this.#address = createAddress(routing as RoutingMode, app.basePath, (start as string | undefined) ?? routes.home);
    this.#nav = new AppNav(app.runtime, {
      href: (route) => this.#href(route),
      go: (path) => this.#go(path, false),
      mayGo: (route) => app.emit('creator-navigate', { route, params: {}, href: app.basePath + pathOf(route), replace: false }, true),
      prepare: (element) => this.#prepare(element),
      update: () => this.#update(),
    });
    if (!app.root.adoptedStyleSheets.includes(sheet)) {
      app.root.adoptedStyleSheets = [...app.root.adoptedStyleSheets, sheet];
    }
    this.#box.className = 'shell app';
    this.#box.lang = elementWords.language;
    this.#listen(app.runtime);
    void this.#show();
  }

  #listen(runtime: Runtime): void {
    watchBack(); // before anything of ours hears of a popstate
    const changed = () => {
      this.#cameFrom = undefined;
      if (this.#arrivesAs !== undefined) this.#address.replace(this.#arrivesAs);
      this.#arrivesAs = undefined;
      this.#scroll.hold();
      void this.#show('back');
    };
    this.#stops.push(
      this.#address.watch(changed),
      this.#scroll.start(),
      openThroughHost(runtime.host),
      runtime.onSessionExpired((error) => {
        // The sign-out before it was this same end, not another tab's.
        this.#expiring = true;
        queueMicrotask(() => (this.#expiring = false));
        const detail = { reason: 'unauthorized', requestId: error.requestId } as const;
        this.#keepPlace();
        if (this.#app.emit('creator-session-expired', detail, true)) return this.#goToLogin();
        if (!this.#leaving) return;
        // The page logs in itself: what was on its way is not shown, and `refresh()` goes on with it.
        this.#turn++;
        this.#app.setStatus('error');
      }),
      runtime.onSessionBegun((byItself) => void this.#sessionBegan(byItself)),
      runtime.host.watchAuth?.((auth, previousUser) => {
        const user = auth['APP-USER-ID'];
        if (!this.#page || user === previousUser) return;
        // Somebody at last goes where they wanted to; of somebody else's nothing may stay.
        const wanted = previousUser ? routes.home : this.#takePlace(user);
        if (previousUser) runtime.signOut();
        this.#screen = undefined;
        this.#go(wanted, true);
      }) ?? (() => undefined),
      runtime.use(sessionStore).$userId.listen((userId) => {
        // Another tab signed out: this one must not go on showing what it has. An expiry is told right after its sign-out.
        queueMicrotask(() => {
          if (userId || runtime.auth || this.#expiring || !this.#page || openRoutes.has(this.#page.route)) return;
          this.#keepPlace();
          this.#goToLogin();
        });
      }),
    );
  }

  /** Ends everything; the router is not used again. */
  stop(): void {
    this.#turn++;
    for (const stop of this.#stops.splice(0)) stop();
    this.#nav.stop();
    this.#screen = undefined;
    this.#page = undefined;
    this.#failure = undefined;
    this.#paint(nothing);
    this.#box.remove();
  }

  /** Hands changed attributes of the app on to its screen. */
  valuesChanged(): void {
    if (this.#screen) this.#passOn(this.#screen);
  }

  /** Loads the data of the page's screen again; shows the page anew where it has failed. */
  async refresh(): Promise<void> {
    if (this.#screen && !this.#leaving) await this.#screen.refresh();
    else {
      // Who is there may wait for an answer that never comes.
      const profile = this.#runtime.use(profileStore);
      if (profile.load.peek().state === 'loading') void profile.reload();
      await this.#show();
    }
  }

  /** Goes to an address below the base path, e.g. `/performance`. */
  navigate(to: string): void {
    this.#go(to, false);
  }

  /**
   * The back action (decisions C21, E112): what is open is closed, else the host app's target in a webview, else back in history, else Home.
   * @returns false when the app is at its start and nothing is left to go back to
   */
  back(): boolean {
    if (closeTop()) return true;
    const { goTo } = this.#runtime.host;
    if (goTo) {
      const target = this.#page?.query['entry_point'] === 'Account' ? 'back' : 'main';
      void askHost(() => goTo(target)).then((done) => done || this.#backOnTheWeb());
      return true;
    }
    return this.#backOnTheWeb();
  }

  #backOnTheWeb(): boolean {
    if (this.#address.back()) return true;
    if (this.#page?.route === 'home') return false;
    this.#go(routes.home, true);
    return true;
  }

  /** Back to the page where the session ended: the host has renewed it, or the page. Who logs in by our login is led by that. */
  async #sessionBegan(byItself: boolean): Promise<void> {
    if (byItself && this.#ledBack) return; // refused again since: it would go on for ever
    const user = await this.#user();
    if (matchRoute(this.#address.get())?.route !== 'login') {
      // Here the page has seen to the login itself.
      this.#ledBack = true;
      if (this.#app.status() === 'error') await this.refresh();
    } else if (byItself || this.#runtime.auth) {
      this.#ledBack = true;
      this.#screen = undefined; // the one of before may stand there still, without its session
      this.#go(this.#takePlace(user), true);
    }
  }

  /** Who is there, as far as the page knows. */
  async #user(): Promise<string> {
    const { auth } = this.#runtime;
    if (!auth) return this.#runtime.use(sessionStore).$userId.get();
    return auth.then((memory) => memory.get()).then((info) => info['APP-USER-ID'], () => '');
  }

  #takePlace(user: string): string {
    const { route, params, query } = this.#runtime.use(placeStore).take(user);
    return pathOf(route, params, query);
  }

  /** Once, however many calls are refused meanwhile: the address says so before the login is there. */
  #goToLogin(): void {
    if (matchRoute(this.#address.get())?.route !== 'login') this.#go(routes.login, true);
  }

  #go(path: string, replace: boolean, keepPlace = false): void {
    this.#scroll.leave();
    this.#cameFrom = undefined;
    const turn = ++this.#turn;
    this.#leave(path);
    this.#address[replace ? 'replace' : 'push'](path, () => {
      if (turn !== this.#turn) return;
      if (keepPlace) this.#scroll.stay();
      void this.#show(keepPlace ? 'inPlace' : 'anew');
    });
  }

  /** From the moment in which another screen is asked for: whoever waits for it must not be told of the one before. */
  #leave(to: string): void {
    const page = matchRoute(to);
    if (page && this.#screen && this.#isShown(page)) return;
    this.#leaving = true;
    this.#app.setStatus('loading');
  }

  /** The app is as far as the screen that it shows, and pages hear of each status once. */
  #follow(status: ElementStatus): boolean {
    if (this.#leaving) return false;
    if (this.#wanted && (status === 'ready' || status === 'degraded')) this.#ledBack = false;
    const told = status === 'loading' && this.#app.status() === 'loading';
    this.#app.setStatus(status, true);
    return !told;
  }

  /** Shows the page of the present address; an overtaken turn stops at its next step. */
  async #show(arrival: Arrival = 'anew'): Promise<void> {
    const turn = ++this.#turn;
    const overtaken = () => turn !== this.#turn;
    this.#leave(this.#address.get());
    try {
      await this.#receiveOAuthReturn();
      if (overtaken()) return;
      const page = matchRoute(this.#address.get());
      const screen = page && appScreens[page.route];
      if (!page || !screen) return this.#go(routes.home, true);
      const enteredFrom = this.#enteredFrom(page);
      const wanted = (this.#wanted = this.#guarded(page));
      const loading = screen.load();
      loading.catch(() => undefined); // awaited below; a guard that fails first must not leave it unhandled
      if (wanted && !(await this.#admit(wanted, overtaken))) return;
      await loading;
      if (!overtaken()) await this.#present(page, enteredFrom, arrival, overtaken);
    } catch (error) {
      if (!overtaken()) this.#failed(error);
    }
  }

  #guarded(page: Page): GuardedPage | undefined {
    return openRoutes.has(page.route) ? undefined : { page, user: this.#runtime.use(sessionStore).$userId.get() };
  }

  /**
   * Asks the guard who is there, and leads elsewhere who may not see the page.
   * @returns whether the page may be shown
   */
  async #admit(wanted: GuardedPage, overtaken: () => boolean): Promise<boolean> {
    const asked = { ...wanted }; // what is shown meanwhile may change its filters, and `wanted` with them
    const verdict = await checkGuard(this.#runtime);
    if (overtaken()) return false;
    if (verdict !== 'pass') {
      this.#turnAway(asked, verdict);
      return false;
    }
    if (this.#runtime.auth) wanted.user = await this.#user();
    this.#nav.watchProfile();
    return true;
  }

  #turnAway({ page, user }: GuardedPage, verdict: Exclude<Verdict, 'pass'>): void {
    if (verdict === 'unreached') return this.#unreached(page.route);
    const { client, toasts, brand } = this.#runtime;
    this.#app.diagnose('network-failed', client.failure());
    this.#runtime.use(placeStore).keep(page, user, verdict === 'profile');
    if (verdict === 'update') toasts.show('error', errorNotes.updateApp(brand.appName));
    this.#go(routes.login, true);
  }

  /** Puts the page's screen in place, and scrolls and focuses once it is ready. */
  async #present(page: Page, enteredFrom: string, arrival: Arrival, overtaken: () => boolean): Promise<void> {
    const first = this.#page === undefined;
    this.#mount(page);
    this.#app.emit('creator-track', { name: 'page-view', facts: { route: page.route, ...(enteredFrom && { entered_from: enteredFrom }) } });
    if (arrival === 'anew') this.#scroll.begin();
    if (this.#screen) this.#app.setStatus(this.#screen.status);
    await this.#screen?.whenReady();
    if (overtaken()) return;
    if (arrival === 'back') this.#scroll.restore();
    else if (arrival === 'anew' && !first) this.#screen?.focus({ preventScroll: true });
  }

  /** The session is over, and who logs in again shall be where they were. */
  #keepPlace(): void {
    if (this.#wanted) this.#runtime.use(placeStore).keep(this.#wanted.page, this.#wanted.user);
  }

  /** Where the creator came from (NAV-06, decision C21): what the query says is kept, and used where a query says nothing. */
  #enteredFrom({ query }: Page): string {
    const { $enteredFrom } = this.#runtime.use(sessionStore);
    const told = safeEntry(query['entered_from']);
    if (told) $enteredFrom.set(told);
    return told || (safeEntry($enteredFrom.get()) ?? '');
  }

  async #receiveOAuthReturn(): Promise<void> {
    if (this.#app.values()['routing'] !== 'path') return;
    // Kept while the code for it comes: the address says it once.
    this.#returned ??= takeOAuthReturn(this.#app.basePath);
    if (!this.#returned) return;
    const instagramStore = await loadChunk(() => import('../../src/features/shared/instagram/instagram-store'), 'instagramStore');
    if (this.#returned) this.#runtime.use(instagramStore).receive(this.#returned);
    this.#returned = undefined;
  }

  #isShown({ route, params }: Page): boolean {
    return this.#page?.route === route && JSON.stringify(this.#page.params) === JSON.stringify(params);
  }

  #mount(page: Page): void {
    const screen = appScreens[page.route];
    if (!screen) return;
    const same = this.#isShown(page);
    this.#page = page;
    this.#leaving = false;
    this.#failure = undefined;
    document.title = appWords.titleOf(appWords.titles[page.route], this.#runtime.brand.name);
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

  #prepare(element: ScreenElement): void {
    element.setAttribute('exportparts', parts);
    element.runtime = this.#runtime;
    element.router = this.#router;
    this.#passOn(element);
  }

  /** What the address does not say has its default. */
  #setAttributes(element: HTMLElement, values: Readonly<Record<string, string>>): void {
    const attributes = Object.keys((element.constructor as typeof CreatorElement).ownAttributes);
    for (const attribute of attributes) {
      const value = values[attribute] ?? values[propertyName(attribute)];
      if (value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
  }

  /** Another view of the screen is another page; going on within a view is not. */
  #keepInStep(event: CreatorEventMap['creator-change']): void {
    const page = this.#page;
    const screen = this.#screen;
    const viewOf = page && appScreens[page.route]?.viewsInAddress;
    if (!viewOf || !screen || event.target !== screen) return;
    const { view, filters } = event.detail;
    const before = viewOf(screen as unknown as Record<string, unknown>);
    // At once: a Back that comes before the new page is settled must find something to change.
    this.#setAttributes(screen, { ...page.query, ...filters });
    if (view === before) {
      this.#page = { ...page, query: { ...page.query, ...filters } };
      if (this.#wanted) this.#wanted.page = this.#page;
      this.#address.replace(pathOf(page.route, page.params, this.#page.query));
      return;
    }
    const to = pathOf(page.route, page.params, filters);
    if (view === this.#cameFrom) {
      this.#arrivesAs = to;
      if (this.#address.back()) return;
      this.#arrivesAs = undefined;
    }
    this.#go(to, false, appScreens[page.route]?.movesPage);
    this.#cameFrom = before;
  }

  #passOn(element: HTMLElement): void {
    for (const name of passedOn) {
      const value = this.#app.values()[propertyName(name)];
      if (typeof value === 'string') element.setAttribute(name, value);
    }
  }

  /** What stands in the middle of the page, and whether the navigation stands around it. */
  #shown(): { route: RouteName; content: HTMLElement; nav: boolean; wide: boolean } | undefined {
    if (this.#failure) {
      const { route, box } = this.#failure;
      // Where a task that has no navigation could not be shown, the navigation is the way out.
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
      ${nav ? html`<a class="skip" href="#main" @click=${(event: Event) => this.#skip(event)}>${appWords.skip}</a>` : nothing}
      ${this.#nav.template(route, nav)}
      <main class="page ${nav ? 'with-nav' : ''} ${wide ? 'wide' : ''}" id="main" tabindex="-1">${content}</main>
    `);
  }

  /** The address stays as it is: behind the `#` the app may keep its own. */
  #skip(event: Event): void {
    event.preventDefault();
    this.#box.querySelector('main')?.focus();
  }

  #href(route: RouteName): string {
    return (this.#app.values()['routing'] === 'hash' ? '#' : this.#app.basePath) + pathOf(route);
  }

  #failed(error: unknown): void {
    const route = matchRoute(this.#address.get())?.route ?? 'home';
    const chunk = error instanceof ChunkError;
    this.#app.fail(chunk ? 'chunk-failed' : 'app-failed', error);
    this.#sayFailed(route, chunk ? elementWords.chunkFailed : appWords.failed);
  }

  /** Nobody could say who is there: that is no reason to log in. The network's return tries again by itself. */
  #unreached(route: RouteName): void {
    this.#app.setStatus('error');
    this.#app.diagnose('network-failed', this.#runtime.client.failure());
    this.#sayFailed(route, navigator.onLine ? appWords.unreached : appWords.offline);
  }

  /** Says in the screen's place what went wrong; the navigation stays. */
  #sayFailed(route: RouteName, heading: string): void {
    this.#screen = undefined;
    this.#page = undefined;
    this.#leaving = false;
    const box = document.createElement('div');
    this.#failure = { route, box };
    paintFailure(box, {
      heading,
      advice: elementWords.chunkAdvice,
      action: elementWords.retry,
      act: () => {
        paintSkeleton(box, ['heading', 'card', 'row', 'row']);
        void this.#show();
      },
    });
    this.#update();
  }

  #paint(template: unknown): void {
    // Only now: below the first skeleton it would stand out of view, and jump into it.
    if (!this.#box.isConnected) this.#app.root.append(this.#box);
    // Not by `:scope >`, which finds nothing from a shadow root.
    for (const child of [...this.#app.root.children]) if (child.matches('.shell-skeleton')) child.remove();
    render(template, this.#box);
  }
}
