import { routes, pathOf, type RouteName } from '../../src/domain/routes';
import { safeEntry } from '../../src/domain/safe-entry';
import { closeTop, watchBack } from '../../src/bridge/back-layers';
import { askHost } from '../../src/bridge/host';
import { ChunkError, loadChunk } from '../../src/bridge/load-chunk';
import { takeOAuthReturn } from '../../src/bridge/oauth-return';
import { appWords } from '../../src/text/en/app';
import { elementWords } from '../../src/text/en/elements';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { tabValue } from '../../src/state/tab-storage';
import type { ElementStatus } from '../base-element';
import { createAddress, type Address, type RoutingMode } from './address';
import type { AppHost } from './app-host';
import { LoginGuard } from './login-guard';
import { matchRoute, type Page } from './match-route';
import { openThroughHost } from './open-external';
import { createPageTitle } from './page-title';
import { appScreens } from './screens';
import { createScrollMemory, readNoted, type ScrollMemory } from './scroll-memory';
import { Stage } from './stage';

/** How a page is opened: by a link, by Back, or as a view that moves scroll position and focus itself. */
type Arrival = 'anew' | 'back' | 'inPlace';

/** The running app: which page of the address is shown, and how to leave it. */
export class AppRouter {
  readonly #app: AppHost;
  readonly #address: Address;
  readonly #stage: Stage;
  readonly #guard: LoginGuard;
  readonly #scroll: ScrollMemory;
  #stops: (() => void)[] = [];
  /** Grows with each navigation. */
  #turn = 0;
  /** The view that the previous history entry shows, so that returning to it is a Back. */
  #cameFrom: unknown;
  /** The new query of the entry that Back returns to: filters may have changed in the current view. */
  #arrivesAs: string | undefined;
  /** Another screen was requested, so the current one no longer sets the status of the app. */
  #leaving = false;
  /** Home was requested, and no page has been found since. */
  #homeward = false;
  /** The result of an Instagram authorisation, read from the address. */
  #returned: ReturnType<typeof takeOAuthReturn> | undefined;

  constructor(app: AppHost) {
    this.#app = app;
    const { routing, start } = app.values();
    this.#address = createAddress(routing as RoutingMode, app.basePath, (start as string | undefined) ?? routes.home);
    this.#scroll = createScrollMemory(app.root.host, this.#address, tabValue(app.runtime, 'scroll', readNoted));
    this.#stage = new Stage(app, {
      title: createPageTitle(this.#address.inBrowser),
      href: (route) => this.#address.href(pathOf(route)),
      go: (path) => this.#go(path, false),
      mayGo: (route) => app.emit('creator-navigate', { route, params: {}, href: app.basePath + pathOf(route), replace: false }, true),
      forScreens: {
        navigate: (path, { replace }) => this.#go(path, replace),
        back: () => void this.back(),
        href: this.#address.href,
        follow: (element, status) => element !== this.#stage.screen || this.#follow(status),
      },
      filtered: (page) => {
        this.#guard.filtered(page);
        this.#address.replace(pathOf(page.route, page.params, page.query));
      },
      viewChanged: (to, view, before) => this.#viewChanged(to, view, before),
    });
    this.#guard = new LoginGuard(app, this.#stage, {
      replace: (path) => this.#go(path, true),
      refresh: () => this.refresh(),
      stay: () => this.#turn++,
      isAtLogin: () => matchRoute(this.#address.get())?.route === 'login',
      isLeaving: () => this.#leaving,
      unreached: (route) => this.#unreached(route),
    });
    watchBack(); // before any other listener of ours for popstate
    this.#stops.push(this.#address.watch((by) => (by === 'page' ? this.#led() : this.#wentBack())), this.#scroll.start(), openThroughHost(app.runtime.host), ...this.#guard.watch());
    void this.#show(this.#scroll.isBack ? 'back' : 'anew');
  }

  /** Stops everything. The router cannot be used again. */
  stop(): void {
    this.#turn++;
    for (const stop of this.#stops.splice(0)) stop();
    this.#stage.stop();
  }

  /** Passes changed attributes of the app to its screen. */
  valuesChanged(): void {
    this.#stage.valuesChanged();
  }

  /** Shows itself in the page's language; its screen does the same. */
  wordsChanged(): void {
    this.#stage.wordsChanged();
  }

  /**
   * Reloads the data of the current screen, or the page itself if it failed. From the login it returns to where the
   * session ended, if the page or the host app logs creators in.
   */
  async refresh(): Promise<void> {
    // Elsewhere it begins in the same task, as that of each element does.
    if (this.#stage.page?.route === 'login' && await this.#guard.leaveLogin(this.#overtaken())) return;
    const { screen } = this.#stage;
    if (screen && !this.#leaving) await screen.refresh();
    else {
      // The profile request may never be answered.
      const profile = this.#app.runtime.use(profileStore);
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
    const { host } = this.#app.runtime;
    if (host.goTo) {
      const target = this.#stage.page?.query['entry_point'] === 'Account' ? 'back' : 'main';
      void askHost(host, 'goTo', target).then((done) => done || this.#backOnTheWeb());
      return true;
    }
    return this.#backOnTheWeb();
  }

  #backOnTheWeb(): boolean {
    if (this.#address.back()) return true;
    if (this.#stage.page?.route === 'home') return false;
    this.#go(routes.home, true);
    return true;
  }

  /** The browser has changed the address. */
  #wentBack(): void {
    this.#cameFrom = undefined;
    if (this.#arrivesAs !== undefined) this.#address.replace(this.#arrivesAs);
    this.#arrivesAs = undefined;
    this.#scroll.hold();
    void this.#show('back');
  }

  /** The page has led to a place of the app, by its own router, or has only tidied its address. */
  #led(): void {
    const page = matchRoute(this.#address.get());
    if (page && !this.#leaving && this.#stage.isAsShown(page)) return;
    this.#scroll.leave();
    this.#cameFrom = undefined;
    void this.#show();
  }

  #viewChanged(to: string, view: unknown, before: unknown): void {
    if (view === this.#cameFrom) {
      this.#arrivesAs = to;
      if (this.#address.back()) return;
      this.#arrivesAs = undefined;
    }
    this.#go(to, false, this.#stage.page && appScreens[this.#stage.page.route]?.movesPage);
    this.#cameFrom = before;
  }

  #go(path: string, replace: boolean, keepPlace = false): void {
    this.#scroll.leave();
    this.#cameFrom = undefined;
    this.#homeward = path === routes.home;
    const turn = ++this.#turn;
    this.#leave(path);
    this.#address[replace ? 'replace' : 'push'](path, (refusal) => {
      if (turn !== this.#turn) return;
      if (refusal) return this.#failed(refusal);
      if (keepPlace) this.#scroll.stay();
      void this.#show(keepPlace ? 'inPlace' : 'anew');
    });
  }

  /** From the moment another screen is requested, nobody may see the status of the previous one. */
  #leave(to: string): void {
    const page = matchRoute(to);
    if (page && this.#stage.screen && this.#stage.isShown(page)) return;
    this.#leaving = true;
    this.#app.setStatus('loading');
  }

  /** The status of the app is that of its screen, and each change is reported once. */
  #follow(status: ElementStatus): boolean {
    if (this.#leaving) return false;
    this.#guard.follow(status);
    const told = status === 'loading' && this.#app.status() === 'loading';
    this.#app.setStatus(status, true);
    return !told;
  }

  /** Says whether another navigation has begun since now. */
  #overtaken(): () => boolean {
    const turn = this.#turn;
    return () => turn !== this.#turn;
  }

  /** Shows the page of the current address. A run that was overtaken stops at its next step. */
  async #show(arrival: Arrival = 'anew'): Promise<void> {
    this.#turn++;
    const overtaken = this.#overtaken();
    this.#leave(this.#address.get());
    try {
      await this.#receiveOAuthReturn();
      if (overtaken()) return;
      const page = matchRoute(this.#address.get());
      const screen = page && appScreens[page.route];
      if (!page || !screen) return this.#goHome();
      this.#homeward = false;
      const enteredFrom = this.#enteredFrom(page);
      const loading = screen.load();
      loading.catch(() => undefined); // awaited below; if the guard fails first, this rejection must be handled
      if (!(await this.#guard.admit(page, overtaken))) return;
      await loading;
      if (!overtaken()) await this.#present(page, enteredFrom, arrival, overtaken);
    } catch (error) {
      if (!overtaken()) this.#failed(error);
    }
  }

  /**
   * An address without a page becomes that of Home.
   * @throws if that has none either: no address of this page begins with such a `base-path`
   */
  #goHome(): void {
    if (this.#homeward) throw new TypeError('no page at the base path');
    this.#go(routes.home, true);
  }

  /** Inserts the screen of the page, then restores scroll position and focus when it is ready. */
  async #present(page: Page, enteredFrom: string, arrival: Arrival, overtaken: () => boolean): Promise<void> {
    const first = this.#stage.page === undefined;
    this.#leaving = false;
    this.#stage.show(page);
    this.#app.emit('creator-track', { name: 'page-view', facts: { route: page.route, ...(enteredFrom && { entered_from: enteredFrom }) } });
    if (arrival === 'anew') this.#scroll.begin();
    if (this.#stage.screen) this.#app.setStatus(this.#stage.screen.status);
    await this.#stage.screen?.whenReady();
    if (overtaken()) return;
    if (arrival === 'back') this.#scroll.restore();
    else if (arrival === 'anew' && !first) this.#stage.screen?.focus({ preventScroll: true });
  }

  /**
   * Where the creator came from (NAV-06, decision C21): stored from the query, and used if a query does not contain it.
   */
  #enteredFrom({ query }: Page): string {
    const { $enteredFrom } = this.#app.runtime.use(sessionStore);
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
    if (this.#returned) this.#app.runtime.use(instagramStore).receive(this.#returned);
    this.#returned = undefined;
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
    this.#app.diagnose('network-failed', this.#app.runtime.client.failure());
    this.#sayFailed(route, navigator.onLine ? appWords.unreached : appWords.offline);
  }

  #sayFailed(route: RouteName, heading: string): void {
    this.#leaving = false;
    this.#stage.fail(route, heading, () => void this.#show());
  }
}
