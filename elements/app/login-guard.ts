import { pathOf, routes, type RouteName } from '../../src/domain/routes';
import { placeStore } from '../../src/features/shared/session/place-store';
import { sessionStore } from '../../src/features/shared/session/session-store';
import type { Runtime } from '../../src/runtime';
import { errorNotes } from '../../src/text/en/app';
import type { ElementStatus } from '../base-element';
import type { AppHost } from './app-host';
import { checkGuard, openRoutes, type Verdict } from './guard';
import type { Page } from './match-route';
import type { Stage } from './stage';

interface GuardedPage {
  page: Page;
  /** The user who was logged in when the page was requested. */
  user: string;
}

/** What the guard asks its router for. */
export interface GuardedRouter {
  /** Goes to another page in place of the current one. */
  replace(path: string): void;
  /** Loads the current page again. */
  refresh(): Promise<void>;
  /** Drops the navigation that is pending. */
  stay(): void;
  /** Whether the address is that of the login; the address changes before the login is shown. */
  isAtLogin(): boolean;
  /** Another screen was requested and is not there yet. */
  isLeaving(): boolean;
  /** The user is unknown, because there was no answer. */
  unreached(route: RouteName): void;
}

/** Asks for a login where a page or the end of a session needs one, and returns to the page after it. */
export class LoginGuard {
  readonly #app: AppHost;
  readonly #runtime: Runtime;
  readonly #stage: Stage;
  readonly #router: GuardedRouter;
  /** The guarded page that is shown or loading. */
  #wanted: GuardedPage | undefined;
  #expiring = false;
  /** The app has returned from its login by itself, and no screen has been shown since. */
  #ledBack = false;

  constructor(app: AppHost, stage: Stage, router: GuardedRouter) {
    this.#app = app;
    this.#runtime = app.runtime;
    this.#stage = stage;
    this.#router = router;
  }

  /** Follows the session of the runtime. Returns what ends that. */
  watch(): (() => void)[] {
    const runtime = this.#runtime;
    const guarded = () => this.#stage.page !== undefined && !openRoutes.has(this.#stage.page.route);
    return [
      runtime.onSessionExpired((error) => {
        // The preceding sign-out belongs to this session end, not to another tab.
        this.#expiring = true;
        queueMicrotask(() => (this.#expiring = false));
        const detail = { reason: 'unauthorized', requestId: error.requestId } as const;
        this.#keepPlace();
        if (this.#app.emit('creator-session-expired', detail, true)) return this.#goToLogin();
        if (!this.#router.isLeaving()) return;
        // The host page handles the login. `refresh()` continues with the page that was requested.
        this.#router.stay();
        this.#app.setStatus('error');
      }),
      runtime.onSessionBegun((byItself) => void this.#sessionBegan(byItself)),
      runtime.host.watchAuth?.((auth, previousUser) => {
        const user = auth['APP-USER-ID'];
        if (!this.#stage.page || user === previousUser) return;
        // A user logged in: continue with the requested page. Data of another user must not remain.
        const wanted = previousUser ? routes.home : this.#takePlace(user);
        if (previousUser) runtime.signOut();
        this.#leaveFor(wanted);
      }) ?? (() => undefined),
      runtime.onCreatorLeft((next) => {
        if (next && !runtime.auth && guarded()) this.#leaveFor(routes.home);
      }),
      runtime.use(sessionStore).$userId.listen((userId) => {
        // Another tab signed out, so this one must stop showing its data. A session expiry is reported right after its
        // sign-out.
        queueMicrotask(() => {
          if (userId || runtime.auth || this.#expiring || !guarded()) return;
          this.#keepPlace();
          this.#goToLogin();
        });
      }),
    ];
  }

  /**
   * Asks who the user is, and redirects if the user may not see the page.
   * @returns whether the page may be shown
   */
  async admit(page: Page, overtaken: () => boolean): Promise<boolean> {
    this.#wanted = undefined;
    if (openRoutes.has(page.route)) return true;
    const wanted = (this.#wanted = { page, user: this.#runtime.use(sessionStore).$userId.get() });
    const asked = { ...wanted }; // the screen that is shown meanwhile may change its filters, and `wanted` with them
    const { verdict, later } = await checkGuard(this.#runtime);
    if (overtaken()) return false;
    if (verdict !== 'pass') {
      this.#turnAway(asked, verdict);
      return false;
    }
    if (this.#runtime.auth) wanted.user = await this.#user();
    this.#stage.nav.watchProfile();
    void later?.then((final) => {
      // A lost answer changes nothing, and the end of the session is reported to the router.
      if (final !== 'profile' || overtaken()) return;
      this.#turnAway(this.#router.isLeaving() ? asked : wanted, final);
      this.#stage.clear();
    });
    return true;
  }

  /** The page that was admitted has other filters. */
  filtered(page: Page): void {
    if (this.#wanted) this.#wanted.page = page;
  }

  /** Notes that a page is shown, so that the app may return from its login by itself once more. */
  follow(status: ElementStatus): void {
    if (this.#wanted && (status === 'ready' || status === 'degraded')) this.#ledBack = false;
  }

  /**
   * Leaves the login for the page where the session ended, if the page or the host app logs creators in: they have done
   * so meanwhile.
   * @returns whether it has left the login, or something else has led away from it meanwhile
   */
  async leaveLogin(overtaken: () => boolean): Promise<boolean> {
    const { auth, ownSession } = this.#runtime;
    if (!auth && !ownSession) return false;
    const user = await this.#user();
    if (overtaken()) return true;
    if (auth && !user) return false;
    this.#leaveFor(this.#takePlace(user));
    await this.#app.whenReady();
    return true;
  }

  /**
   * Returns to the page where the session ended, after the host app or the page has renewed it. Our own login navigates
   * itself.
   */
  async #sessionBegan(byItself: boolean): Promise<void> {
    if (byItself && this.#ledBack) return; // refused again since: returning again could repeat forever
    const user = await this.#user();
    if (!this.#router.isAtLogin()) {
      // The host page handled the login itself.
      this.#ledBack = true;
      if (this.#app.status() === 'error') await this.#router.refresh();
    } else if (byItself || this.#runtime.auth) {
      this.#ledBack = true;
      this.#leaveFor(this.#takePlace(user));
    }
  }

  #turnAway({ page, user }: GuardedPage, verdict: Exclude<Verdict, 'pass'>): void {
    if (verdict === 'unreached') return this.#router.unreached(page.route);
    const { client, toasts, brand } = this.#runtime;
    this.#app.diagnose('network-failed', client.failure());
    this.#runtime.use(placeStore).keep(page, user, verdict === 'profile');
    if (verdict === 'update') toasts.show('error', errorNotes.updateApp(brand.appName));
    this.#router.replace(routes.login);
  }

  /** Nothing of the screen may remain: it belongs to another session, although it may still be shown. */
  #leaveFor(path: string): void {
    this.#stage.giveUpScreen();
    this.#router.replace(path);
  }

  /** Once, even if many calls are refused. */
  #goToLogin(): void {
    if (!this.#router.isAtLogin()) this.#router.replace(routes.login);
  }

  /** The session ended. After a new login the user returns to the same page. */
  #keepPlace(): void {
    if (this.#wanted) this.#runtime.use(placeStore).keep(this.#wanted.page, this.#wanted.user);
  }

  #takePlace(user: string): string {
    const { route, params, query } = this.#runtime.use(placeStore).take(user);
    return pathOf(route, params, query);
  }

  /** The current user, as far as it is known. */
  async #user(): Promise<string> {
    const { auth } = this.#runtime;
    if (!auth) return this.#runtime.use(sessionStore).$userId.get();
    return auth.then((memory) => memory.get()).then((info) => info['APP-USER-ID'], () => '');
  }
}
