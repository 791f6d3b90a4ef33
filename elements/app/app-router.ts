import { html, nothing, render } from 'lit-html';
import { routes, pathOf, type RouteName } from '../../src/domain/routes';
import type { FailureCode } from '../../src/domain/failure-codes';
import { safeEntry } from '../../src/domain/safe-entry';
import { closeTop, watchBack } from '../../src/bridge/back-layers';
import { askHost } from '../../src/bridge/host';
import { takeOAuthReturn } from '../../src/bridge/oauth-return';
import type { Runtime } from '../../src/runtime';
import { adoptSheets } from '../../src/styles/adopt-sheets';
import { appWords, errorNotes } from '../../src/text/en/app';
import { elementWords } from '../../src/text/en/elements';
import { pageLanguage } from '../../src/text/words';
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
import { checkGuard, openRoutes, type Verdict } from './guard';
import { matchRoute, type Page } from './match-route';
import { openThroughHost } from './open-external';
import { appScreens } from './screens';
import { createScrollMemory } from './scroll-memory';

/** Exports the parts of the screen, so that one theme styles app and screens. */
const parts = 'heading, button, button-primary, card, row, badge, skeleton';
const passedOn = ['api-base', 'client-id', 'locale', 'color-scheme', 'base-path'];

/** How a page is opened: by a link, by Back, or as a view that moves scroll position and focus itself. */
type Arrival = 'anew' | 'back' | 'inPlace';

interface GuardedPage {
  page: Page;
  /** The user who was logged in when the page was requested. */
  user: string;
}

/** What the router uses of its `<creator-app>`. */
export interface AppHost {
  readonly root: ShadowRoot;
  readonly runtime: Runtime;
  readonly basePath: string;
  values(): Readonly<Record<string, unknown>>;
  readonly emit: EmitCreatorEvent;
  fail(code: FailureCode, error: unknown): void;
  diagnose(code: FailureCode, error: unknown): void;
  /** Shows nothing but the shapes of a page. */
  paintSkeleton(): void;
  /** @param told the page was notified already */
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
  /** The guarded page that is shown or loading. */
  #wanted: GuardedPage | undefined;
  #screen: ScreenElement | undefined;
  readonly #nav: AppNav;
  #stops: (() => void)[] = [];
  #scroll = createScrollMemory();
  #turn = 0;
  /** The view that the previous history entry shows, so that returning to it is a Back. */
  #cameFrom: unknown;
  /** The new query of the entry that Back returns to: filters may have changed in the current view. */
  #arrivesAs: string | undefined;
  #expiring = false;
  /** Another screen was requested, so the current one no longer sets the status of the app. */
  #leaving = false;
  /** The page has its title from the server. */
  #named = false;
  /** The app has returned from its login by itself, and no screen has been shown since. */
  #ledBack = false;
  /** The result of an Instagram authorisation, read from the address. */
  #returned: ReturnType<typeof takeOAuthReturn> | undefined;
  readonly #box = document.createElement('div');
  /** The error state that replaces a screen that could not be shown, and the user it was for. */
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
      skip: () => html`<a class="skip" href="#main" @click=${(event: Event) => this.#skip(event)}>${appWords.skip}</a>`,
    });
    adoptSheets(app.root, sheet);
    this.#box.className = 'shell app';
    this.#box.lang = pageLanguage.tag;
    this.#listen(app.runtime);
    void this.#show();
  }

  #listen(runtime: Runtime): void {
    watchBack(); // before any other listener of ours for popstate
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
        // The preceding sign-out belongs to this session end, not to another tab.
        this.#expiring = true;
        queueMicrotask(() => (this.#expiring = false));
        const detail = { reason: 'unauthorized', requestId: error.requestId } as const;
        this.#keepPlace();
        if (this.#app.emit('creator-session-expired', detail, true)) return this.#goToLogin();
        if (!this.#leaving) return;
        // The host page handles the login. Pending navigation is dropped, and `refresh()` continues with it.
        this.#turn++;
        this.#app.setStatus('error');
      }),
      runtime.onSessionBegun((byItself) => void this.#sessionBegan(byItself)),
      runtime.host.watchAuth?.((auth, previousUser) => {
        const user = auth['APP-USER-ID'];
        if (!this.#page || user === previousUser) return;
        // A user logged in: continue with the requested page. Data of another user must not remain.
        const wanted = previousUser ? routes.home : this.#takePlace(user);
        if (previousUser) runtime.signOut();
        this.#screen = undefined;
        this.#go(wanted, true);
      }) ?? (() => undefined),
      runtime.onCreatorLeft((next) => {
        if (!next || runtime.auth || !this.#page || openRoutes.has(this.#page.route)) return;
        this.#screen = undefined;
        this.#go(routes.home, true);
      }),
      runtime.use(sessionStore).$userId.listen((userId) => {
        // Another tab signed out, so this one must stop showing its data. A session expiry is reported right after its
        // sign-out.
        queueMicrotask(() => {
          if (userId || runtime.auth || this.#expiring || !this.#page || openRoutes.has(this.#page.route)) return;
          this.#keepPlace();
          this.#goToLogin();
        });
      }),
    );
  }

  /** Stops everything. The router cannot be used again. */
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
    if (!this.#named) document.title = appWords.titleOf(appWords.titles[route], this.#runtime.brand.name);
  }

  /**
   * Reloads the data of the current screen, or the page itself if it failed. From the login it returns to where the
   * session ended, if the page or the host app logs creators in: they have done so meanwhile.
   */
  async refresh(): Promise<void> {
    // Elsewhere it begins in the same task, as that of each element does.
    if (this.#page?.route === 'login' && await this.#leaveLogin()) return;
    if (this.#screen && !this.#leaving) await this.#screen.refresh();
    else {
      // The profile request may never be answered.
      const profile = this.#runtime.use(profileStore);
      if (profile.load.peek().state === 'loading') void profile.refresh();
      await this.#show();
    }
  }

  /** Goes to an address below the base path, e.g. `/performance`. */
  navigate(to: string): void {
    this.#go(to, false);
  }

  /**
   * The back action (decisions C21, E112): closes what is open; else in a webview opens the app's target; else goes
   * back in history; else opens Home.
   * @returns false when the app is at its start and there is nothing to go back to
   */
  back(): boolean {
    if (closeTop()) return true;
    const { host } = this.#runtime;
    if (host.goTo) {
      const target = this.#page?.query['entry_point'] === 'Account' ? 'back' : 'main';
      void askHost(host, 'goTo', target).then((done) => done || this.#backOnTheWeb());
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

  /**
   * Returns to the page where the session ended, after the host app or the page has renewed it. Our own login navigates
   * itself.
   */
  async #sessionBegan(byItself: boolean): Promise<void> {
    if (byItself && this.#ledBack) return; // refused again since: returning again could repeat forever
    const user = await this.#user();
    if (matchRoute(this.#address.get())?.route !== 'login') {
      // The host page handled the login itself.
      this.#ledBack = true;
      if (this.#app.status() === 'error') await this.refresh();
    } else if (byItself || this.#runtime.auth) {
      this.#ledBack = true;
      this.#returnTo(user);
    }
  }

  /** @returns whether it has left the login, or something else has led away from it meanwhile */
  async #leaveLogin(): Promise<boolean> {
    const { auth, ownSession } = this.#runtime;
    if (!auth && !ownSession) return false;
    const turn = this.#turn;
    const user = await this.#user();
    if (turn !== this.#turn) return true;
    if (auth && !user) return false;
    this.#returnTo(user);
    await this.#app.whenReady();
    return true;
  }

  #returnTo(user: string): void {
    this.#screen = undefined; // the previous screen may still be shown, without its session
    this.#go(this.#takePlace(user), true);
  }

  /** The current user, as far as it is known. */
  async #user(): Promise<string> {
    const { auth } = this.#runtime;
    if (!auth) return this.#runtime.use(sessionStore).$userId.get();
    return auth.then((memory) => memory.get()).then((info) => info['APP-USER-ID'], () => '');
  }

  #takePlace(user: string): string {
    const { route, params, query } = this.#runtime.use(placeStore).take(user);
    return pathOf(route, params, query);
  }

  /** Once, even if many calls are refused: the address changes before the login is shown. */
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

  /** From the moment another screen is requested, nobody may see the status of the previous one. */
  #leave(to: string): void {
    const page = matchRoute(to);
    if (page && this.#screen && this.#isShown(page)) return;
    this.#leaving = true;
    this.#app.setStatus('loading');
  }

  /** The status of the app is that of its screen, and each change is reported once. */
  #follow(status: ElementStatus): boolean {
    if (this.#leaving) return false;
    if (this.#wanted && (status === 'ready' || status === 'degraded')) this.#ledBack = false;
    const told = status === 'loading' && this.#app.status() === 'loading';
    this.#app.setStatus(status, true);
    return !told;
  }

  /** Shows the page of the current address. A run that was overtaken stops at its next step. */
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
      loading.catch(() => undefined); // awaited below; if the guard fails first, this rejection must be handled
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
   * Asks the guard who the user is, and redirects if the user may not see the page.
   * @returns whether the page may be shown
   */
  async #admit(wanted: GuardedPage, overtaken: () => boolean): Promise<boolean> {
    const asked = { ...wanted }; // the screen that is shown meanwhile may change its filters, and `wanted` with them
    const { verdict, later } = await checkGuard(this.#runtime);
    if (overtaken()) return false;
    if (verdict !== 'pass') {
      this.#turnAway(asked, verdict);
      return false;
    }
    if (this.#runtime.auth) wanted.user = await this.#user();
    this.#nav.watchProfile();
    void later?.then((final) => {
      // A lost answer changes nothing, and the end of the session is reported to the router.
      if (final !== 'profile' || overtaken()) return;
      this.#turnAway(this.#leaving ? asked : wanted, final);
      this.#clear();
    });
    return true;
  }

  /** Nothing stays of a screen that was shown from an earlier visit. */
  #clear(): void {
    this.#screen = undefined;
    this.#paint(nothing);
    this.#app.paintSkeleton();
  }

  #turnAway({ page, user }: GuardedPage, verdict: Exclude<Verdict, 'pass'>): void {
    if (verdict === 'unreached') return this.#unreached(page.route);
    const { client, toasts, brand } = this.#runtime;
    this.#app.diagnose('network-failed', client.failure());
    this.#runtime.use(placeStore).keep(page, user, verdict === 'profile');
    if (verdict === 'update') toasts.show('error', errorNotes.updateApp(brand.appName));
    this.#go(routes.login, true);
  }

  /** Inserts the screen of the page, then restores scroll position and focus when it is ready. */
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

  /** The session ended. After a new login the user returns to the same page. */
  #keepPlace(): void {
    if (this.#wanted) this.#runtime.use(placeStore).keep(this.#wanted.page, this.#wanted.user);
  }

  /**
   * Where the creator came from (NAV-06, decision C21): stored from the query, and used if a query does not contain it.
   */
  #enteredFrom({ query }: Page): string {
    const { $enteredFrom } = this.#runtime.use(sessionStore);
    const told = safeEntry(query['entered_from']);
    if (told) $enteredFrom.set(told);
    return told || (safeEntry($enteredFrom.get()) ?? '');
  }

  async #receiveOAuthReturn(): Promise<void> {
    if (this.#app.values()['routing'] !== 'path') return;
    // Stored while the code for it loads, because the address contains it only once.
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
    // A server names a collection in the title of the page that it sends.
    const named = !this.#page && page.route === 'collection';
    this.#page = page;
    this.#leaving = false;
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

  #prepare(element: ScreenElement): void {
    element.setAttribute('exportparts', parts);
    element.runtime = this.#runtime;
    element.router = this.#router;
    this.#passOn(element);
  }

  /** Parameters that the address does not contain get their defaults. */
  #setAttributes(element: HTMLElement, values: Readonly<Record<string, string>>): void {
    const attributes = Object.keys((element.constructor as typeof CreatorElement).ownAttributes);
    for (const attribute of attributes) {
      const value = values[attribute] ?? values[propertyName(attribute)];
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
      ${this.#nav.template(route, nav)}
      <main class="page ${nav ? 'with-nav' : ''} ${wide ? 'wide' : ''}" id="main" tabindex="-1">${content}</main>
    `);
  }

  /** The address does not change: a native app may use the `#` for itself. */
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

  /** The user is unknown, which is no reason to show the login. The app retries when the network returns. */
  #unreached(route: RouteName): void {
    this.#app.setStatus('error');
    this.#app.diagnose('network-failed', this.#runtime.client.failure());
    this.#sayFailed(route, navigator.onLine ? appWords.unreached : appWords.offline);
  }

  /** Shows the error instead of the screen; the navigation stays. */
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
    // Only now: below the first skeleton it would be out of view and then jump.
    if (!this.#box.isConnected) this.#app.root.append(this.#box);
    // `:scope >` finds nothing from a shadow root.
    for (const child of [...this.#app.root.children]) if (child.matches('main')) child.remove();
    render(template, this.#box);
  }
}
