import type { CreatorApp } from '../../elements/creator-app';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../src/runtime';
import { atRest, collectErrors } from '../support/at-rest';
import { pretend } from '../support/device';
import { createWorld, type World } from '../support/world';
import { everything, isLoading, notForPeople, readScreen } from '../faults/stage';

/** The longest that a step may take until the app comes to rest. */
const longestMs = 20_000;

/** What the network of the creator does with calls. */
export type Network = 'up' | 'down' | 'failing';

/** The whole app on a page, with a marketplace of its own behind a network that can fail. */
export class AppStage {
  readonly errors: string[] = [];
  network: Network = 'up';
  /** The session has ended, until the creator logs in again. */
  expired = false;
  #app!: CreatorApp;
  #runtime!: Runtime;
  #pending = 0;
  /** Counts whatever a tap can do that is no change of the screen: calls, copies, windows, pages. */
  effects = 0;
  readonly #end = new AbortController();
  readonly #firstEntry = window.navigation.currentEntry?.index ?? 0;

  private constructor(readonly world: World) {}

  static async open(scenario: string): Promise<AppStage> {
    localStorage.clear();
    sessionStorage.clear();
    const stage = new AppStage(await createWorld({ scenario }));
    stage.#watchPage();
    const { user_id: userId } = await stage.world.login();
    localStorage.setItem('creator:user-id', userId);
    history.replaceState(null, '', '#/influencer-home');
    stage.#load();
    return stage;
  }

  get app(): CreatorApp {
    return this.#app;
  }

  /** Opens the app as a page that is loaded does. */
  #load(): void {
    const { apiBase } = this.world;
    this.#runtime = createRuntime({
      apiBase, brand, instagram: { authorizeUrl: '#consent', clientId: 'walk' },
      fetch: async (input, init) => {
        this.#pending++;
        this.effects++;
        try {
          if (this.network === 'down') throw new TypeError('Failed to fetch');
          if (this.network === 'failing') return Response.json({ error: 'The figures are being counted again' }, { status: 500 });
          const isLogin = String(input).includes('/auth/');
          if (this.expired && !isLogin) return Response.json({ error: 'no session' }, { status: 401 });
          const answer = await fetch(input, init);
          if (answer.ok && isLogin && String(input).endsWith('/auth/login')) this.expired = false;
          return answer;
        } finally {
          this.#pending--;
        }
      },
    });
    this.#app = document.createElement('creator-app');
    this.#app.setAttribute('routing', 'hash');
    this.#app.runtime = this.#runtime;
    document.body.append(this.#app);
  }

  /** As a page that is loaded again: what is in memory is gone. */
  reload(): void {
    this.#app.remove();
    this.#load();
  }

  /** Opens a page of the app by its address, and waits until it shows what it has. */
  async goTo(path: string): Promise<void> {
    location.hash = path;
    await this.settle();
  }

  /** The text of the screen, without what surrounds it and without toasts, which belong to the moment. */
  readMain(): string {
    const all = [...everything(this.#app.shadowRoot ?? this.#app)];
    const main = all.find((each) => each.localName === 'main');
    const toasts = new Set(all.filter((each) => each.matches('.toast-text')).map(({ textContent }) => textContent.trim()));
    return main instanceof HTMLElement ? readScreen(main).text.split(' | ').filter((text) => !toasts.has(text)).join(' | ') : '';
  }

  /** The browser's Back, as far as it stays in the app. */
  back(): void {
    if ((window.navigation.currentEntry?.index ?? 0) > this.#firstEntry) history.back();
  }

  /** Waits until nothing is on its way and nothing changes; says whether that came. */
  settle(): Promise<boolean> {
    return atRest(() => readScreen(this.#app).text, () => this.#pending > 0 || isLoading(this.#app), { ms: longestMs, calmFrames: 4 });
  }

  /** What is wrong with the app as it stands, whatever has happened to it. */
  problems(): string[] {
    const { text, labels } = readScreen(this.#app);
    const wrong = notForPeople.exec(text) ?? notForPeople.exec(labels);
    const all = [...everything(this.#app.shadowRoot ?? this.#app)];
    const dialogs = all.filter((each) => each.matches('dialog[open]'));
    const regions = all.filter((each) => each.localName === 'main');
    return [
      ...(text.length < 10 ? ['nothing to read'] : []),
      ...(wrong ? [`'${wrong[0]}' in: ${(text + labels).slice(Math.max(0, wrong.index - 40), wrong.index + 40)}`] : []),
      ...(regions.length > 1 ? [`${regions.length} main regions`] : []),
      ...(dialogs.length === 0 && document.documentElement.style.overflow === 'hidden' ? ['the page does not scroll, and no dialog is open'] : []),
      ...this.errors.splice(0),
    ];
  }

  close(): void {
    this.#end.abort();
    this.#app.remove();
    this.#runtime.signOut();
    void this.world.dispose();
  }

  #watchPage(): void {
    const { signal } = this.#end;
    const effect = () => void this.effects++;
    collectErrors(this.errors, signal);
    // A link that leads out of the app must not take the test with it.
    addEventListener('click', (event) => {
      if (event.defaultPrevented || !event.composedPath().some((each) => each instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      effect();
    }, { signal });
    for (const type of ['creator-navigate', 'creator-open-external', 'creator-change']) addEventListener(type, effect, { signal });
    pretend(window, 'open', () => (effect(), null));
    pretend(window, 'print', effect);
    pretend(navigator, 'share', () => (effect(), Promise.resolve()));
    pretend(navigator, 'clipboard', { writeText: () => (effect(), Promise.resolve()) });
  }
}
