import type { Runtime } from '../src/runtime';
import { loadChunk } from '../src/bridge/load-chunk';
import { languageFor } from '../src/page-language';
import { elementWords } from '../src/text/en/elements';
import { pageLanguage } from '../src/text/words';
import type { AppRouter } from './app/app-router';
import type { AttributeProperties } from './attributes';
import { CreatorElement } from './base-element';
import { paintSkeleton } from './skeleton';

/**
 * The complete app: it shows the other elements by their routes, requires a login where needed, and contains the bottom
 * navigation and the back action. Events of the screens inside it bubble through it. Its status is that of the current
 * screen; it is `loading` again as soon as another screen is requested.
 *
 * @attribute routing - Where the app keeps its address: in the page's path, behind the `#`, or in memory only.
 * @attribute [start=/influencer-home] - The first address, below the base path, if the page's address contains none.
 * @fires creator-navigate - a screen or the bottom navigation requests another screen
 * @fires creator-change - from its screens; the app keeps its own address in sync
 * @example
 * <creator-app base-path="/creators"></creator-app>
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- installProperties() makes them
export class CreatorApp extends CreatorElement {
  static override ownAttributes = { routing: ['path', 'hash', 'memory'], start: 'string' } as const;

  #router: AppRouter | undefined;
  /** Where the app that runs has its places. */
  #site = '';
  /** An address that was requested before the app runs. */
  #requested: string | undefined;
  #run = 0;

  protected arrived(): void {
    this.setStatus('loading');
    this.#paintSkeleton();
  }

  /** What each page has, the app has while it loads: one main landmark and one heading. */
  #paintSkeleton(): void {
    const main = document.createElement('main');
    main.lang = pageLanguage.tag;
    paintSkeleton(main, ['heading', 'banner', 'tabs', 'row', 'row', 'row']);
    const heading = document.createElement('h1');
    heading.className = 'visually-hidden';
    heading.textContent = elementWords.loading;
    main.prepend(heading);
    this.root.replaceChildren(main);
  }

  protected left(): void {
    this.#run++;
    this.#router?.stop();
    this.#router = undefined;
    this.#requested = undefined;
    this.root.replaceChildren();
  }

  /** What an app cannot change while it runs. */
  #siteNow(): string {
    return `${String(this.values['routing'])} ${this.appBase}`;
  }

  protected valuesChanged(): void {
    const scheme = String(this.values['colorScheme']);
    if (scheme !== (this.getAttribute('color-scheme') ?? 'auto')) this.setAttribute('color-scheme', scheme);
    if (this.#router && this.runtime && this.#siteNow() !== this.#site) void this.#start(this.runtime);
    else this.#router?.valuesChanged();
  }

  protected wordsChanged(): void {
    this.#router?.wordsChanged();
  }

  protected runtimeChanged(runtime: Runtime): void {
    void this.#start(runtime);
  }

  async #start(runtime: Runtime): Promise<void> {
    const run = ++this.#run;
    const { root } = this;
    if (this.#router) {
      this.#router.stop();
      this.#router = undefined;
      this.arrived();
    }
    try {
      const words = languageFor(runtime);
      const AppRouter = await loadChunk(() => import('./app/app-router'), 'AppRouter');
      await words;
      if (run !== this.#run) return;
      this.#site = this.#siteNow();
      this.#router = new AppRouter({
        root,
        runtime,
        basePath: this.appBase,
        values: () => this.values,
        emit: this.emit,
        fail: (code, error) => this.fail(code, error),
        diagnose: (code, error) => this.diagnose(code, error),
        paintSkeleton: () => this.#paintSkeleton(),
        setStatus: (status, told) => this.setStatus(status, told),
        status: () => this.status,
        whenReady: () => this.whenReady(),
      });
      if (this.#requested !== undefined) this.#router.navigate(this.#requested);
      this.#requested = undefined;
    } catch (error) {
      if (run !== this.#run) return;
      this.chunkFailed(error, () => {
        this.arrived();
        void this.#start(runtime);
      });
    }
  }

  /** Loads the data of the current screen again, or what has failed. */
  async refresh(): Promise<void> {
    if (this.#router) return this.#router.refresh();
    if (this.runtime) {
      this.setStatus('loading');
      await this.#start(this.runtime);
    } else if (this.status === 'error') this.beginAnew();
    else return;
    await this.whenReady();
  }

  /**
   * Opens an address below the base path, e.g. `/performance`, as soon as the app runs. It dispatches no
   * `creator-navigate`.
   */
  navigate(to: string): void {
    if (this.#router) this.#router.navigate(to);
    else this.#requested = to;
  }

  /**
   * The back action: closes what is open (a sheet, a step of a task); else in a webview opens the app's target; else
   * goes back in history; else opens Home.
   * @returns false when the app is at its start and there is nothing to go back to
   */
  back(): boolean {
    return this.#router?.back() ?? false;
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export interface CreatorApp extends AttributeProperties<typeof CreatorApp.ownAttributes> {}

declare global {
  interface HTMLElementTagNameMap {
    'creator-app': CreatorApp;
  }
}

const existing = globalThis.customElements?.get('creator-app');
if (existing) {
  (existing as { definedAgain?: boolean }).definedAgain = true; // for the testing kit
  console.info('creator-elements: <creator-app> is already defined; the first definition is kept');
} else {
  CreatorApp.installProperties();
  globalThis.customElements?.define('creator-app', CreatorApp);
}
