import type { Runtime } from '../src/runtime';
import { watchRuntime } from '../src/runtime-registry';
import { parseAttribute, propertyName, type AttributeTypes } from './attributes';

export type ElementStatus = 'idle' | 'loading' | 'ready' | 'degraded' | 'error';

/** `detail` of `creator-error`. */
export interface CreatorErrorDetail {
  type: 'chunk' | 'render' | 'network' | 'session' | 'configuration';
  code: string;
  message: string;
  status?: number;
  requestId?: string;
  retryable: boolean;
}

const commonAttributes: AttributeTypes = {
  'api-base': 'string',
  'client-id': 'string',
  locale: 'string',
  'color-scheme': ['auto', 'light', 'dark'],
  loading: ['eager', 'viewport'],
  'base-path': 'string',
};

const sharedFallbacks = new Map<string, Promise<Runtime>>();

const documentLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Importing an element file in Node must not throw, so there is a stand-in where there is no DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * What every element of ours does: attributes and properties in one place, a status, typed
 * events, finding its runtime, and surviving a move in the document.
 */
export abstract class CreatorElement extends Base {
  static ownAttributes: AttributeTypes = {};

  static get observedAttributes(): string[] {
    return Object.keys(this.attributeTypes);
  }

  static get attributeTypes(): AttributeTypes {
    return { ...commonAttributes, ...this.ownAttributes };
  }

  readonly #values: Record<string, unknown> = {};
  readonly #internals: ElementInternals | undefined;
  #status: ElementStatus = 'idle';
  #waiting: { resolve: (status: ElementStatus) => void }[] = [];
  #runtime: Runtime | undefined;
  #ownRuntime = false;
  #stopWatching: (() => void) | undefined;
  #alive = false;
  #leaving = false;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    this.#internals = this.attachInternals?.();
    const types = this.#types();
    for (const attribute of Object.keys(types)) {
      this.#values[propertyName(attribute)] = parseAttribute(types[attribute] ?? 'string', null);
    }
  }

  #types(): AttributeTypes {
    return (this.constructor as typeof CreatorElement).attributeTypes;
  }

  /** Takes over what was set on the plain element before its tag was defined. */
  #upgrade(): void {
    for (const name of [...Object.keys(this.#values), 'runtime', 'router']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = (this as Record<string, unknown>)[name];
      delete (this as Record<string, unknown>)[name];
      (this as Record<string, unknown>)[name] = value;
    }
  }

  /** Makes one property per attribute on the class; called once by whoever defines the tag. */
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

  #write(attribute: string, value: unknown): void {
    const name = propertyName(attribute);
    const type = this.#types()[attribute] ?? 'string';
    const next = value ?? parseAttribute(type, null);
    if (Object.is(this.#values[name], next)) return;
    this.#values[name] = next;
    if (attribute === 'api-base' || attribute === 'client-id') this.#findRuntime();
    if (this.#alive) this.valuesChanged();
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    this.#write(attribute, parseAttribute(this.#types()[attribute] ?? 'string', text));
  }

  /** Attributes and properties by property name, defaults filled in. */
  protected get values(): Readonly<Record<string, unknown>> {
    return { ...this.#values };
  }

  /** The `base-path` as addresses begin with it: '' or e.g. '/creators', never with a slash at the end. */
  protected get appBase(): string {
    return String(this.#values['basePath'] ?? '').replace(/\/+$/, '');
  }

  /** How far the element is: also `:state(ready)` in CSS. */
  get status(): ElementStatus {
    return this.#status;
  }

  protected setStatus(status: ElementStatus): void {
    if (status === this.#status) return;
    this.#internals?.states?.delete(this.#status);
    this.#internals?.states?.add(status);
    this.#status = status;
    if (status === 'idle' || status === 'loading') return;
    for (const { resolve } of this.#waiting.splice(0)) resolve(status);
    if (status === 'ready') this.emit('creator-ready', { timings: { readyMs: Math.round(performance.now()) } });
  }

  /** Resolves with the status once the element is ready, degraded or failed. */
  whenReady(): Promise<ElementStatus> {
    if (this.#status !== 'idle' && this.#status !== 'loading') return Promise.resolve(this.#status);
    return new Promise((resolve) => this.#waiting.push({ resolve }));
  }

  /** Puts the focus on the screen's heading. */
  override focus(options?: FocusOptions): void {
    const heading = this.shadowRoot?.querySelector<HTMLElement>('h1');
    if (!heading) return super.focus(options);
    heading.tabIndex = -1;
    heading.focus(options);
  }

  /** Dispatches an event that leaves every shadow root. False when a listener prevented it. */
  protected emit(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Tells the page (`creator-error`) and its error reporting (`onEvent`). Of the error only the class, since messages may quote. */
  protected fail(detail: CreatorErrorDetail, error: unknown, componentStack?: string | null): void {
    const { name } = error as Error;
    this.setStatus('error');
    const element = this.localName;
    this.#runtime?.log(`<${element}>: ${name}`, { name, element, code: detail.code, componentStack });
    this.emit('creator-error', detail);
  }

  /** The runtime in use. Setting one gives this element (and what it holds) its own; undefined goes back to the page's. */
  get runtime(): Runtime | undefined {
    return this.#runtime;
  }

  set runtime(runtime: Runtime | undefined) {
    this.#ownRuntime = runtime !== undefined;
    if (runtime) this.#adoptRuntime(runtime);
    else this.#findRuntime();
  }

  #adoptRuntime(runtime: Runtime): void {
    if (this.#runtime === runtime) return;
    this.#runtime = runtime;
    if (this.#alive) this.runtimeChanged(runtime);
  }

  #findRuntime(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    if (!this.#alive || this.#ownRuntime) return;
    let found = false;
    this.#stopWatching = watchRuntime((runtime) => {
      found = true;
      if (!this.#ownRuntime) this.#adoptRuntime(runtime);
    });
    if (found) return;
    void documentLoaded().then(async () => {
      if (found || this.#ownRuntime || !this.#alive) return;
      const runtime = await this.#fallbackRuntime();
      if (!found && !this.#ownRuntime && this.#alive) this.#adoptRuntime(runtime);
    });
  }

  /** Nobody configured the page: the attributes alone say where the API is. Equal attributes share one runtime. */
  #fallbackRuntime(): Promise<Runtime> {
    const apiBase = this.#values['apiBase'] as string | undefined;
    const clientId = this.#values['clientId'] as string | undefined;
    const key = JSON.stringify([apiBase, clientId]);
    let runtime = sharedFallbacks.get(key);
    if (!runtime) {
      runtime = import('../src/runtime').then((module) => module.createRuntime({ apiBase, clientId }));
      sharedFallbacks.set(key, runtime);
      runtime.catch(() => sharedFallbacks.delete(key));
    }
    return runtime;
  }

  connectedCallback(): void {
    this.#leaving = false;
    if (this.#alive) return; // moved, not new: everything stays
    this.#alive = true;
    this.#upgrade();
    this.arrived();
    if (this.#runtime) this.runtimeChanged(this.#runtime);
    else this.#findRuntime();
  }

  disconnectedCallback(): void {
    this.#leaving = true;
    queueMicrotask(() => {
      if (!this.#leaving || this.isConnected) return;
      this.#alive = false;
      this.#stopWatching?.();
      this.#stopWatching = undefined;
      if (!this.#ownRuntime) this.#runtime = undefined;
      this.left();
      this.setStatus('idle');
    });
  }

  /** Moved by `moveBefore()`: everything stays. */
  connectedMoveCallback(): void {}

  /** In the document for the first time, or again after having left it. */
  protected abstract arrived(): void;
  /** Out of the document for good: unmount, abort, let go. */
  protected abstract left(): void;
  protected abstract runtimeChanged(runtime: Runtime): void;
  protected abstract valuesChanged(): void;
}
