import type { FailureCode } from '../src/domain/failure-codes';
import type { Runtime } from '../src/runtime';
import { loadChunk } from '../src/bridge/load-chunk';
import { pathPrefix } from '../src/domain/address-prefix';
import { decideLanguage, requestLanguage } from '../src/page-language';
import base from '../src/styles/base.css';
import { adoptAgain, adoptSheets } from '../src/styles/adopt-sheets';
import tokens from '../src/styles/tokens.css';
import { elementWords } from '../src/text/en/elements';
import { pageLanguage } from '../src/text/words';
import { parseAttribute, propertyName, type AttributeProperties, type AttributeTypes } from './attributes';
import type { EmitCreatorEvent } from './events';
import { findRuntime } from './find-runtime';
import { nameLanguage, paintFailure } from './skeleton';
import skeleton from './skeleton.css';

export type ElementStatus = 'idle' | 'loading' | 'ready' | 'degraded' | 'error';

const isSettled = (status: ElementStatus): boolean => status !== 'idle' && status !== 'loading';

const commonAttributes = {
  'api-base': 'string',
  'client-id': 'string',
  locale: 'string',
  'color-scheme': ['auto', 'light', 'dark'],
  loading: ['eager', 'viewport'],
  'base-path': 'string',
  scenario: 'string',
} as const satisfies AttributeTypes;

/** The properties of every element. */
export type CommonProperties = AttributeProperties<typeof commonAttributes>;

/** Importing an element file in Node must not throw, so this replaces HTMLElement where there is no DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The common part of all elements: attributes and properties, a status, typed events, finding
 * the runtime, and staying mounted during a move in the document.
 *
 * @attribute [api-base=/api] - The address of the API. Used only on pages that never call `configureCreator()`, as is `client-id`.
 * @attribute [client-id=creator-web] - The name of this client, sent with every call.
 * @attribute [locale=] - The language of all elements of the page: `en`, `hi`, `ta`, `te`, `bn`, `mr`, or one of `texts` in `configureCreator()`. The first element that has it decides, before the creator's own choice. Amounts and dates have Indian formats in every language.
 * @attribute color-scheme - Light or dark colours; `auto` follows the system.
 * @attribute loading - `viewport` loads nothing but the skeleton until the element is near the viewport.
 * @attribute [base-path=] - The first part of the addresses of all screens, e.g. `/creators`.
 * @attribute scenario - Runs the element without a back end on recorded answers of the sandbox, e.g. `busy-creator`.
 *
 * @fires creator-loading - it started to load
 * @fires creator-ready - the content is shown
 * @fires creator-error - the element could not be shown
 * @fires creator-session-expired - the API answered 401; not from elements that need no login
 * @fires creator-open-external - an address outside the programme was tapped: its page (login, performance), the reward banner (Home), WhatsApp to share a new link, or a way to ask for help, if the page has configured `support`
 * @fires creator-track - something that analytics count; clicks and load times only if the page configured analytics
 *
 * @csspart heading - The title of a screen.
 * @csspart button - Every button, icon buttons included; not the options of lists and tabs.
 * @csspart button-primary - The main action of a screen. It is a `button` as well.
 * @csspart card - A card, in a list or alone.
 * @csspart row - A row of a list: a post, a product.
 * @csspart badge - A short label for a state or a kind.
 * @csspart skeleton - A grey shape during loading.
 *
 * @cssproperty --creator-color-primary - Main actions, links, selected options.
 * @cssproperty --creator-color-on-primary - Text and icons on the primary colour.
 * @cssproperty --creator-color-background - The background.
 * @cssproperty --creator-color-surface - Cards, sheets and fields.
 * @cssproperty --creator-color-text - Text.
 * @cssproperty --creator-color-text-muted - Secondary text.
 * @cssproperty --creator-color-border - Separators and borders.
 * @cssproperty --creator-color-success - Confirmed amounts and success messages.
 * @cssproperty --creator-color-pending - Pending amounts.
 * @cssproperty --creator-color-returned - Returned amounts.
 * @cssproperty --creator-color-danger - Errors, and actions that delete.
 * @cssproperty --creator-color-focus - The focus ring; the primary colour if it is not set.
 * @cssproperty --creator-font-family - The font.
 * @cssproperty --creator-font-size - The size of running text; all other sizes are relative to it.
 * @cssproperty --creator-space - The distance between the parts of a screen, and from its edge.
 * @cssproperty --creator-radius - The corners of cards; those of buttons and fields follow.
 * @cssproperty --creator-dark-color-primary - The same in the dark scheme, instead of `--creator-color-primary`.
 * @cssproperty --creator-dark-color-on-primary - The same in the dark scheme, instead of `--creator-color-on-primary`.
 * @cssproperty --creator-dark-color-background - The same in the dark scheme, instead of `--creator-color-background`.
 * @cssproperty --creator-dark-color-surface - The same in the dark scheme, instead of `--creator-color-surface`.
 * @cssproperty --creator-dark-color-text - The same in the dark scheme, instead of `--creator-color-text`.
 * @cssproperty --creator-dark-color-text-muted - The same in the dark scheme, instead of `--creator-color-text-muted`.
 * @cssproperty --creator-dark-color-border - The same in the dark scheme, instead of `--creator-color-border`.
 * @cssproperty --creator-dark-color-success - The same in the dark scheme, instead of `--creator-color-success`.
 * @cssproperty --creator-dark-color-pending - The same in the dark scheme, instead of `--creator-color-pending`.
 * @cssproperty --creator-dark-color-returned - The same in the dark scheme, instead of `--creator-color-returned`.
 * @cssproperty --creator-dark-color-danger - The same in the dark scheme, instead of `--creator-color-danger`.
 * @cssproperty --creator-dark-color-focus - The same in the dark scheme, instead of `--creator-color-focus`.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- installProperties() makes them
export abstract class CreatorElement extends Base {
  static ownAttributes: AttributeTypes = {};

  static get observedAttributes(): string[] {
    return Object.keys(this.attributeTypes);
  }

  static get attributeTypes(): AttributeTypes {
    return { ...commonAttributes, ...this.ownAttributes };
  }

  readonly #values: Record<string, unknown> = {};
  protected readonly root = this.attachShadow({ mode: 'open' });
  readonly #internals: ElementInternals | undefined;
  #status: ElementStatus = 'idle';
  #shown = false;
  #waiting: { resolve: (status: ElementStatus) => void }[] = [];
  #runtime: Runtime | undefined;
  #ownRuntime = false;
  #stopSearch: (() => void) | undefined;
  #alive = false;
  #leaving = false;

  constructor() {
    super();
    if (tokens) adoptSheets(this.root, tokens, base, skeleton);
    this.#internals = this.attachInternals?.();
    const types = this.#types();
    for (const attribute of Object.keys(types)) {
      this.#values[propertyName(attribute)] = parseAttribute(types[attribute] ?? 'string', null);
    }
  }

  #types(): AttributeTypes {
    return (this.constructor as typeof CreatorElement).attributeTypes;
  }

  /** Takes over properties that were set before the tag was defined. */
  #upgrade(): void {
    for (const name of [...Object.keys(this.#values), 'runtime', 'router']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = (this as Record<string, unknown>)[name];
      delete (this as Record<string, unknown>)[name];
      (this as Record<string, unknown>)[name] = value;
    }
  }

  /** Creates one property per attribute on the class; called once when the tag is defined. */
  static installProperties(): void {
    for (const attribute of Object.keys(this.attributeTypes)) {
      const name = propertyName(attribute);
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: CreatorElement) {
          return this.#values[name];
        },
        set(this: CreatorElement, value: unknown) {
          this.#write(attribute, value);
        },
      });
    }
  }

  #write(attribute: string, given: unknown): void {
    const name = propertyName(attribute);
    const value = parseAttribute(this.#types()[attribute] ?? 'string', given);
    if (Object.is(this.#values[name], value)) return;
    this.#values[name] = value;
    if (attribute === 'api-base' || attribute === 'client-id' || attribute === 'scenario') this.#findRuntime();
    if (!this.#alive) return;
    if (attribute === 'locale') this.#claimLanguage();
    this.valuesChanged();
  }

  /** A page has one language, which its first element with `locale` names. */
  #claimLanguage(): void {
    const locale = this.#alive && this.#values['locale'];
    if (locale) pageLanguage.claims.set(this, String(locale));
    else if (!pageLanguage.claims.delete(this)) return;
    decideLanguage();
  }

  readonly #otherWords = () => {
    nameLanguage(this.root);
    this.wordsChanged();
  };

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    this.#write(attribute, text);
  }

  /** Attributes and properties by property name, with defaults. */
  protected get values(): Readonly<Record<string, unknown>> {
    return { ...this.#values };
  }

  /** The `base-path` as a prefix of addresses: '' or e.g. '/creators', without a slash at its end. */
  protected get appBase(): string {
    return pathPrefix(this.#values['basePath']);
  }

  /**
   * The state of the element, also as a CSS state: `creator-home:state(ready)` (Chromium 125, Firefox 126, Safari
   * 17.4). `degraded` means that it shows content, but a part of it could not be loaded or refreshed.
   */
  get status(): ElementStatus {
    return this.#status;
  }

  /** @param told the page was notified already, by an event of the screen inside */
  protected setStatus(status: ElementStatus, told = false): void {
    if (status === this.#status) return;
    this.#mark(status);
    const tell = this.statusChanged(status) && !told;
    if (status === 'loading' && tell) this.emit('creator-loading', { again: this.#shown });
    if (!isSettled(status)) return;
    this.#shown ||= status !== 'error';
    for (const { resolve } of this.#waiting.splice(0)) resolve(status);
    if (status === 'ready' && tell) this.emit('creator-ready', { timings: { readyMs: Math.round(performance.now()) } });
  }

  #mark(status: ElementStatus): void {
    try {
      this.#internals?.states?.delete(this.#status);
      this.#internals?.states?.add(status);
    } catch {
      // Chromium before 125 refuses such a name; use `status` there.
    }
    this.#status = status;
  }

  /** Called before the events. Returns false if the container of this element reports the status. */
  protected statusChanged(_status: ElementStatus): boolean {
    return true;
  }

  /** Waits until the element is ready, degraded or failed, and returns which. */
  whenReady(): Promise<ElementStatus> {
    if (isSettled(this.#status)) return Promise.resolve(this.#status);
    return new Promise((resolve) => this.#waiting.push({ resolve }));
  }

  /** Puts the focus on the screen's heading. */
  override focus(options?: FocusOptions): void {
    const heading = this.root.querySelector<HTMLElement>('h1');
    if (!heading) return super.focus(options);
    heading.tabIndex = -1;
    heading.focus(options);
  }

  /** Dispatches an event that crosses every shadow root. Returns false if a listener cancelled it. */
  protected readonly emit: EmitCreatorEvent = (name: string, detail: unknown, cancelable = false) =>
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));

  /**
   * Reports to the page (`creator-error`) and to its error reporting (`onEvent`). Only the class of the error, because
   * messages may quote personal data.
   */
  protected fail(code: FailureCode, error: unknown, componentStack?: string | null): void {
    this.setStatus('error');
    this.report(code, error as Error, componentStack);
    this.diagnose(code, error);
  }

  /** Code did not arrive: shows the error with Retry, and reports it to the page. */
  protected chunkFailed(error: unknown, again: () => void): void {
    paintFailure(this.root, { heading: elementWords.chunkFailed, advice: elementWords.chunkAdvice, action: elementWords.retry, act: again });
    this.fail('chunk-failed', error);
  }

  /** Looks for a runtime again, as a new element does. */
  protected beginAnew(): void {
    this.arrived();
    this.#findRuntime();
  }

  /** Reports to the page's error reporting. */
  protected report(code: string, { name }: Error, componentStack?: string | null): void {
    const element = this.localName;
    this.#runtime?.log(`<${element}>: ${name}`, { name, element, code, componentStack });
  }

  /**
   * Finds the cause of a failure, shows it if the page is set up wrongly, and reports it to the page. The code for this
   * is loaded now.
   */
  protected diagnose(code: FailureCode, error?: unknown): void {
    void import('./diagnose').then(
      (module) => module.diagnose(this, code, error),
      () => this.emit('creator-error', { type: 'chunk', code, message: code, retryable: true }),
    );
  }

  /**
   * The runtime in use. A runtime from `createRuntime()` applies to this element and the elements inside it;
   * `undefined` and `null` restore the runtime of the page; so does what is no runtime, with a note on the console.
   */
  get runtime(): Runtime | undefined {
    return this.#runtime;
  }

  set runtime(runtime: Runtime | undefined) {
    // Frameworks pass null for what they do not have; and what is given may be anything, such as a promise.
    this.#ownRuntime = typeof runtime?.use === 'function';
    if (!this.#alive) this.#runtime = undefined; // what is taken back before it was used
    this.#findRuntime(); // which ends the search of an element that has its own
    if (!runtime) return;
    if (this.#ownRuntime) this.#adoptRuntime(runtime);
    else void import('./diagnose').then((module) => module.noRuntime(this)).catch(() => undefined);
  }

  #adoptRuntime(runtime: Runtime): void {
    if (this.#runtime === runtime) return;
    this.#runtime = runtime;
    if (this.#alive) this.runtimeChanged(runtime);
  }

  #findRuntime(): void {
    this.#stopSearch?.();
    this.#stopSearch = undefined;
    if (!this.#alive || this.#ownRuntime) return;
    const scenario = this.#values['scenario'];
    if (scenario) {
      if (this.#runtime) this.#letGo();
      void this.#enterDemo(scenario);
      return;
    }
    const { apiBase, clientId } = this.#values as { apiBase?: string; clientId?: string };
    this.#stopSearch = findRuntime({
      attributes: { apiBase, clientId },
      adopt: (runtime) => this.#adoptRuntime(runtime),
      notConfigured: () => {
        this.setStatus('error');
        this.diagnose('not-configured');
      },
      failed: (error) => this.chunkFailed(error, () => this.beginAnew()),
    });
  }

  async #enterDemo(scenario: unknown): Promise<void> {
    try {
      const enterDemo = await loadChunk(() => import('./demo-mode'), 'enterDemo');
      await enterDemo(this, scenario, (runtime) => this.#ownRuntime || this.#adoptRuntime(runtime), (error) => this.fail('unknown-scenario', error));
    } catch (error) {
      if (this.#alive && !this.#ownRuntime && this.#values['scenario'] === scenario) this.chunkFailed(error, () => this.beginAnew());
    }
  }

  /**
   * A scenario sends no requests. Calls of the previous runtime are cancelled in the same task, before they are sent.
   * This happens with frameworks that set properties after inserting the element (Angular).
   */
  #letGo(): void {
    this.#runtime = undefined;
    this.left();
    this.arrived();
  }

  connectedCallback(): void {
    this.#leaving = false;
    if (this.#alive) return; // moved, not new: everything stays
    if (!tokens) {
      this.setStatus('error');
      return this.diagnose('unsupported-browser');
    }
    this.#upgrade(); // first, so that nothing begins before `arrived`
    this.#alive = true;
    pageLanguage.listeners.add(this.#otherWords);
    this.#claimLanguage();
    requestLanguage();
    this.arrived();
    if (this.#runtime) this.runtimeChanged(this.#runtime);
    else this.#findRuntime();
  }

  disconnectedCallback(): void {
    this.#leaving = true;
    queueMicrotask(() => {
      if (!this.#leaving || this.isConnected) return;
      this.#alive = false;
      pageLanguage.listeners.delete(this.#otherWords);
      this.#claimLanguage();
      this.#stopSearch?.();
      this.#stopSearch = undefined;
      if (!this.#ownRuntime) this.#runtime = undefined;
      this.left();
      this.setStatus('idle');
    });
  }

  /** Moved to another document, where the browser has taken its style sheets away. */
  adoptedCallback(): void {
    adoptAgain(this.root);
  }

  /** Moved by `moveBefore()`: everything stays. */
  connectedMoveCallback(): void {}

  /** Inserted for the first time, or again after it was removed. */
  protected abstract arrived(): void;
  /** Removed for good: unmount, abort requests, release stores. */
  protected abstract left(): void;
  protected abstract runtimeChanged(runtime: Runtime): void;
  protected abstract valuesChanged(): void;
  /** The page has another language: renders again, and keeps everything else. */
  protected abstract wordsChanged(): void;
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export interface CreatorElement extends CommonProperties {}
