import { html, nothing, type TemplateResult } from 'lit-html';
import { isPlainPress } from '../../src/domain/plain-press';
import { pathOf, type RouteName } from '../../src/domain/routes';
import { askHost } from '../../src/bridge/host';
import { loadChunk } from '../../src/bridge/load-chunk';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { elementWords } from '../../src/text/en/elements';
import type { Runtime } from '../../src/runtime';
import type { ScreenElement } from '../screen-element';
import { bottomNav, type NavItem } from './bottom-nav';
import { appScreens } from './screens';

/** What the navigation needs from its router. */
export interface NavRouter {
  href(route: RouteName): string;
  go(path: string): void;
  /** Whether the host page allows the navigation. */
  mayGo(route: RouteName): boolean;
  /** Configures an element that the app shows beside its screen. */
  prepare(element: ScreenElement): void;
  update(): void;
  /** The link past the navigation. */
  skip(): TemplateResult;
}

/** The bottom navigation's behaviour: what it shows for this creator, and what a tap does. */
export class AppNav {
  readonly #runtime: Runtime;
  readonly #router: NavRouter;
  #connected = false;
  #reconnectRequired = false;
  #alert: ScreenElement | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(runtime: Runtime, router: NavRouter) {
    this.#runtime = runtime;
    this.#router = router;
  }

  /** Observes the profile, which decides whether AutoDM is in the navigation. */
  watchProfile(): void {
    if (this.#stopWatching) return;
    const store = this.#runtime.use(profileStore);
    this.#stopWatching = store.load.subscribe(() => {
      const profile = store.value();
      if (!profile && store.load.peek().state !== 'idle') return; // the profile could not be loaded again: the previous result is used
      this.#connected = profile?.instagram_connected === true;
      this.#reconnectRequired = profile?.instagram_reconnect_required === true;
      this.#router.update();
    });
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    this.#alert = undefined;
  }

  template(current: RouteName, shown: boolean): TemplateResult {
    const bar = !shown ? nothing : bottomNav({
      current,
      instagramConnected: this.#connected,
      has: (item) => appScreens[item] !== undefined,
      href: (item) => this.#router.href(item),
      go: (item, event) => void this.#go(item, event),
      skip: this.#router.skip(),
    });
    return html`${bar}${this.#alert ?? nothing}`;
  }

  async #go(item: NavItem, event: MouseEvent): Promise<void> {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (item === 'autoDm' && this.#reconnectRequired) return this.#openPasswordAlert();
    if (!this.#router.mayGo(item)) return;
    if (item === 'help' && (await askHost(this.#runtime.host, 'openHelpCentre'))) return;
    this.#router.go(pathOf(item));
  }

  /** Tapping AutoDM after the Instagram password was changed opens the alert instead of navigating. */
  async #openPasswordAlert(): Promise<void> {
    try {
      await loadChunk(() => import('../creator-password-alert'), 'CreatorPasswordAlert');
    } catch {
      return this.#runtime.toasts.show('error', elementWords.chunkFailed); // the next tap loads it again
    }
    const alert = document.createElement('creator-password-alert') as ScreenElement;
    this.#router.prepare(alert);
    alert.addEventListener('creator-change', () => {
      this.#alert = undefined;
      this.#router.update();
    });
    this.#alert = alert;
    this.#router.update();
  }
}
