import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import { pathOf, type RouteName, type RouteParams } from '../src/domain/routes';
import type { ApiError } from '../src/api/api-error';
import type { Runtime } from '../src/runtime';
import type { NavigateOptions, ScreenHost, ScreenStatus } from '../src/features/shared/screen/screen-context';
import { elementWords } from '../src/text/en/elements';
import type { AttributeProperties, AttributeTypes } from './attributes';
import { CreatorElement, type CommonProperties, type ElementStatus } from './base-element';
import { loadChunk } from '../src/bridge/load-chunk';
import { languageFor } from '../src/page-language';
import type { answerTaps, FirstFrame, startFirstFrame } from './first-frame';
import { forBuyers } from './for-buyers';
import type { ElementRouter, ScreenElement } from './screen-element';
import { paintFailure, paintSkeleton, type SkeletonShape } from './skeleton';
import type { createView, ViewElement, ViewModel } from './view';

/** The attribute values of a screen, as React props. */
export type ScreenProps = Readonly<Record<string, unknown>>;

/**
 * The props of a screen: one per attribute, own and common, and one per rich property. Pages set rich properties to any
 * value, so the screen defines their types; `never` fits any type.
 */
type GivenProps<Attributes extends AttributeTypes, Rich extends string> =
  CommonProperties & AttributeProperties<Attributes> & { readonly [Name in Rich]: never };

export interface ElementDefinition<Attributes extends AttributeTypes, Rich extends string, Props> {
  /** Attributes beyond the common ones. */
  attributes?: Attributes;
  /** Properties with object values, which have no attribute. */
  properties?: readonly Rich[];
  /** The shape of the content, painted before anything else has loaded. */
  skeleton: SkeletonShape;
  /** The screen, loaded by `loadChunk`. Its props are the element's attributes and properties, and no others. */
  screen: (runtime: Runtime) => Promise<ComponentType<Props>>;
  /** The first data call of the screen, sent while its chunk is still loading. */
  prefetch?: () => Promise<(runtime: Runtime, values: ScreenProps, screen: ScreenHost) => unknown>;
  /**
   * What the screen opens with, drawn before React has loaded: a function from data to the same tree that the screen
   * renders, or to undefined if only the screen can show it. Reads signals. Needs `prefetch`.
   */
  first?: () => Promise<(screen: ScreenHost, props: Props) => ReactNode>;
  /** The screen is for visitors: the end of a session does not affect it. */
  open?: boolean;
}

/**
 * `unknown` if every wanted prop is given, with a fitting type; otherwise a type that no definition has. An optional
 * prop that is not given is also an error, because it is a misspelt attribute.
 */
type Gives<Given, Wanted> = [Exclude<keyof Wanted, keyof Given>] extends [never]
  ? [Given] extends [Wanted] ? unknown : { readonly otherTypeThanTheAttributeGives: Wanted }
  : { readonly noAttributeGives: Exclude<keyof Wanted, keyof Given> };

type FirstView = (screen: ScreenHost, props: ScreenProps) => ReactNode;

/** A definition after the type check, for any attributes. */
type CheckedDefinition = ElementDefinition<AttributeTypes, string, ScreenProps>;

type ElementClass<Attributes extends AttributeTypes> = new () => ScreenElement & AttributeProperties<Attributes>;

function makeClass(definition: CheckedDefinition) {
  // After the first load, further elements render their screen in the task that connects them, without a skeleton.
  let code: [typeof createView, ComponentType<ScreenProps>] | undefined;
  let firstCode: Promise<[typeof startFirstFrame, FirstView, typeof answerTaps]> | undefined;
  /** Requests the code of the first frame; after a failure the next element requests it again. */
  const loadFirst = (first: () => Promise<FirstView>) => {
    firstCode ??= Promise.all([loadChunk(() => import('./first-frame'), 'startFirstFrame'), first(), loadChunk(() => import('./first-frame'), 'answerTaps')]);
    firstCode.catch(() => (firstCode = undefined));
    return firstCode;
  };
  return class extends CreatorElement {
    static override ownAttributes = definition.attributes ?? {};

    #view: ViewElement | undefined;
    #first: FirstFrame | undefined;
    #rich: Record<string, unknown> = {};
    #refreshers = new Set<() => void | Promise<void>>();
    #stopListening: (() => void) | undefined;
    #stopWaiting: (() => void) | undefined;
    #run = 0;
    #inView = false;
    #fresh = false;
    #stale = false;
    /** Rendering the screen failed, so nothing is left that could load again. */
    #broken = false;
    /** The session has ended, and nothing has been mounted since. */
    #expired = false;
    /** The element has recovered by itself, and has not been ready since. */
    #returned = false;
    /** @internal */
    router: ElementRouter | undefined;

    constructor() {
      super();
      for (const name of definition.properties ?? []) {
        const early = Object.getOwnPropertyDescriptor(this, name)?.value as unknown;
        this.#rich[name] = early;
        Object.defineProperty(this, name, {
          configurable: true,
          enumerable: true,
          get: () => this.#rich[name],
          set: (value: unknown) => {
            this.#rich[name] = value;
            this.valuesChanged();
          },
        });
      }
    }

    protected arrived(): void {
      this.#fresh = true;
      queueMicrotask(() => (this.#fresh = false));
      this.#applyScheme();
      this.setStatus('loading');
      paintSkeleton(this.root, definition.skeleton);
      if (this.values['loading'] !== 'viewport' || !('IntersectionObserver' in globalThis)) {
        this.#enterView();
        return;
      }
      const near = () => {
        this.#stopWaiting?.();
        this.#enterView();
        if (this.runtime) this.runtimeChanged(this.runtime);
      };
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      }, { rootMargin: '200px', scrollMargin: '200px' }); // the second for frames and scrollers of the page
      observer.observe(this);
      addEventListener('beforeprint', near); // in print everything is visible
      this.#stopWaiting = () => {
        observer.disconnect();
        removeEventListener('beforeprint', near);
      };
    }

    /** The code of the first frame is loaded beside the runtime, not after it. */
    #enterView(): void {
      this.#inView = true;
      if (definition.first) loadFirst(definition.first).then(([, , answerTaps]) => answerTaps(this.root)).catch(() => undefined);
    }

    protected override statusChanged(status: ElementStatus): boolean {
      if (status === 'ready' || status === 'degraded') this.#returned = false;
      return this.router?.follow?.(this, status) ?? true;
    }

    protected left(): void {
      this.#run++;
      this.#stopWaiting?.();
      this.#stopListening?.();
      this.#stopListening = undefined;
      this.#unmount();
      this.#inView = false;
      this.root.replaceChildren();
    }

    protected valuesChanged(): void {
      this.#applyScheme();
      // Set after the element was inserted, but in the same task: nothing has been requested yet.
      if (this.#fresh && this.#inView && this.values['loading'] === 'viewport') {
        this.left();
        this.arrived();
        return;
      }
      if (this.#stale) return;
      this.#stale = true;
      // Values that are set in one task are rendered together, before a call is sent: Angular sets properties after it
      // has inserted the element.
      queueMicrotask(() => {
        this.#stale = false;
        if (this.#view?.model) this.#view.model = { ...this.#view.model, props: this.#props() };
        this.#first?.redraw();
      });
    }

    /** Every component that uses the screen renders again, because its context changes; also parts that React would keep. */
    protected wordsChanged(): void {
      if (this.#view?.model) this.#view.model = { ...this.#view.model, context: { ...this.#view.model.context } };
      this.#first?.redraw();
    }

    /** Style sheets select by the attribute, so a scheme that was set as a property is written to it. */
    #applyScheme(): void {
      const scheme = String(this.values['colorScheme']);
      if (scheme !== (this.getAttribute('color-scheme') ?? 'auto')) this.setAttribute('color-scheme', scheme);
    }

    #props(): ScreenProps {
      return { ...this.values, ...this.#rich };
    }

    protected runtimeChanged(runtime: Runtime): void {
      if (this.#inView) void this.#mount(runtime);
    }

    /** Removes the view immediately: what it releases while unmounting must not affect the next view. */
    #unmount(): void {
      this.#refreshers.clear();
      this.#endFirst();
      this.#view?.end();
      this.#view = undefined;
      this.#broken = this.#expired = false;
    }

    async #mount(runtime: Runtime): Promise<void> {
      const run = ++this.#run;
      this.#stopWaiting?.();
      this.#inView = true;
      this.#unmount();
      this.setStatus('loading');
      this.#stopListening?.();
      try {
        this.#stopListening = definition.open ? undefined : this.#watchSession(runtime);
        const host = this.#screenHost(runtime, run);
        const words = languageFor(runtime);
        if (!code) this.#goAhead(host, run, words);
        const [createView, screen] = code ??= await Promise.all([loadChunk(() => import('./view'), 'createView'), definition.screen(runtime)]);
        if (words) await words;
        if (run !== this.#run) return;
        // The figures are painted before React takes the main thread.
        if (this.#first) await this.#first.painted();
        if (run !== this.#run) return;
        this.#show(createView, screen, host, run);
      } catch (error) {
        if (run !== this.#run) return;
        this.#endFirst();
        this.chunkFailed(error, () => {
          paintSkeleton(this.root, definition.skeleton);
          void this.#mount(runtime);
        });
      }
    }

    /** Loads data and draws the first frame while React and the screen are loading. */
    #goAhead(host: ScreenHost, run: number, words: Promise<void> | undefined): void {
      const props = this.#props();
      // A screen that is there first has asked by itself: what has failed and is on it would be asked a second time.
      definition.prefetch?.().then((prefetch) => (run === this.#run && !this.#view ? prefetch(host.runtime, props, host) : undefined))
        .catch(() => undefined); // the screen itself will load again and show the error
      if (definition.first) void this.#drawFirst(definition.first, host, run, words);
    }

    #show(makeView: typeof createView, screen: ComponentType<ScreenProps>, host: ScreenHost, run: number): void {
      const first = this.#first;
      this.#first = undefined;
      this.#view = makeView(this.localName, {
        screen,
        props: this.#props(),
        context: { host },
        root: this.root,
        onError: (error, info) => this.#renderFailed(error, info),
        // The skeleton stays until the first real frame.
        onFirstFrame: () => {
          this.root.querySelector('.shell-skeleton')?.remove();
          queueMicrotask(() => run === this.#run && first?.replay());
        },
        onOtherFrame: () => host.runtime.log(`<${this.localName}>: the first frame was rendered anew`),
      }, first?.handOver());
      this.root.querySelector('.shell-failure')?.remove();
      if (!this.#view.isConnected) this.root.append(this.#view);
    }

    /** Draws what the screen opens with, unless the screen comes first. A failure leaves it to the screen. */
    async #drawFirst(load: () => Promise<FirstView>, host: ScreenHost, run: number, words: Promise<void> | undefined): Promise<void> {
      try {
        const [start, view] = await loadFirst(load);
        if (words) await words;
        if (run !== this.#run || this.#view) return;
        this.#first = start({
          owner: this.localName,
          root: this.root,
          draw: () => view(host, this.#props()),
          onNothing: () => paintSkeleton(this.root, definition.skeleton),
          onFailure: (error) => this.report('action-failed', error),
        });
      } catch {
        // the code did not arrive
      }
    }

    #endFirst(): void {
      this.#first?.end();
      this.#first = undefined;
    }

    #renderFailed(error: Error, { componentStack }: ErrorInfo): void {
      this.#broken = true;
      this.fail('render-failed', error, componentStack);
    }

    #watchSession(runtime: Runtime): () => void {
      const stops = [
        runtime.onSessionExpired((error) => this.#sessionExpired(error)),
        runtime.onSessionBegun((byItself) => {
          // The app returns to its page. A call that is refused again without a new login does not start another round.
          if (!this.#expired || this.router || (byItself && this.#returned)) return;
          this.#returned = true;
          paintSkeleton(this.root, definition.skeleton);
          void this.#mount(runtime);
        }),
        runtime.onCreatorLeft((next) => {
          if (!next || this.router) return;
          this.#unmount();
          paintSkeleton(this.root, definition.skeleton);
          void this.#mount(runtime);
        }),
      ];
      return () => stops.forEach((stop) => stop());
    }

    /** Ends in `error` if the login is needed: this element shows it, or the app or the page goes there. */
    #sessionExpired(error: ApiError): void {
      if (this.#expired) return;
      this.#expired = true;
      const run = this.#run;
      const ours = !this.router && this.emit('creator-session-expired', { reason: 'unauthorized', requestId: error.requestId }, true);
      if (run !== this.#run) return; // the page has a new session, and loads again
      this.#run++;
      if (ours) this.diagnose(this.status === 'loading' ? 'no-session' : 'session-expired', error);
      this.#unmount();
      this.#expired = true;
      if (ours) paintFailure(this.root, { heading: elementWords.sessionExpired, advice: '', action: elementWords.login, act: () => this.#navigate('login'), lost: false });
      else paintSkeleton(this.root, definition.skeleton);
      this.setStatus('error');
    }

    #navigate(route: RouteName, params: RouteParams = {}, options: NavigateOptions = {}): void {
      const path = pathOf(route, params, options.query);
      const replace = options.replace ?? false;
      const href = this.appBase + path;
      if (!this.emit('creator-navigate', { route, params, href, replace }, true)) return;
      if (this.router) this.router.navigate(path, { replace });
      else if (replace) location.replace(href);
      else location.assign(href);
    }

    #screenHost(runtime: Runtime, run: number): ScreenHost {
      let waits = 0;
      let lacks = 0;
      const told = new WeakSet<Error>();
      const tell = (error: Error | undefined) => {
        if (!error || told.has(error)) return;
        told.add(error);
        this.diagnose('network-failed', error);
      };
      let said: [ScreenStatus, Error?] = ['loading'];
      let shown: ScreenStatus = 'loading';
      const watchers = new Set<(status: ScreenStatus) => void>();
      const apply = () => {
        // A view that is unmounting, or whose rendering failed, reports nothing.
        if (run !== this.#run || this.#broken) return;
        const [status, error] = said;
        shown = waits > 0 && status !== 'error' ? 'loading' : status === 'ready' && lacks > 0 ? 'degraded' : status;
        this.setStatus(shown);
        for (const watch of watchers) watch(shown);
        // Screens report an error once per load, and only loads: a failed write has a toast.
        tell(error);
      };
      return {
        runtime,
        support: forBuyers.has(this.localName) ? undefined : runtime.support,
        basePath: this.appBase,
        viewsInAddress: this.router !== undefined,
        navigate: (route, params, options) => this.#navigate(route, params, options),
        back: () => {
          if (this.router) this.router.back();
          else if (history.length > 1) history.back();
          else this.#navigate('home');
        },
        openExternal: (href, reason) => {
          if (this.emit('creator-open-external', { href, reason }, true)) {
            window.open(href, '_blank', 'noopener,noreferrer');
          }
        },
        setStatus: (...now) => {
          said = now;
          if (run === this.#run) this.#broken = false;
          apply();
        },
        onStatus: (watch) => {
          watchers.add(watch);
          watch(shown);
          return () => watchers.delete(watch);
        },
        wait: () => {
          waits++;
          apply();
          return () => {
            waits--;
            queueMicrotask(apply); // the new view reports its status first
          };
        },
        lack: (error) => {
          lacks++;
          apply();
          if (run === this.#run) tell(error);
          return () => {
            lacks--;
            apply();
          };
        },
        fault: (error) => this.report('action-failed', error),
        changed: (detail) => this.emit('creator-change', detail),
        track: (name, facts = {}) => this.emit('creator-track', { name, facts }),
        onRefresh: (refresh) => {
          this.#refreshers.add(refresh);
          return () => this.#refreshers.delete(refresh);
        },
      };
    }

    /** Loads the data again without emptying the screen. Starts again if there is no screen, or if it failed. */
    async refresh(): Promise<void> {
      if (this.#view && !this.#broken && !this.#expired) {
        await Promise.all([...this.#refreshers].map((refresh) => refresh()));
      } else if (this.runtime) {
        await this.#mount(this.runtime);
        if (this.#view) await this.whenReady();
      } else if (this.status === 'error') {
        this.beginAnew();
        await this.whenReady();
      }
    }
  };
}

/**
 * Defines a custom element that contains a React screen. If the tag is defined already (a second copy of the bundle),
 * the first definition stays, with a note on the console.
 */
export function defineCreatorElement<const Attributes extends AttributeTypes = Record<never, never>, const Rich extends string = never, Props = unknown>(
  tag: `creator-${string}`,
  definition: ElementDefinition<Attributes, Rich, Props> & Gives<GivenProps<Attributes, Rich>, Props>,
): ElementClass<Attributes> {
  const existing = globalThis.customElements?.get(tag);
  if (existing) {
    (existing as { definedAgain?: boolean }).definedAgain = true; // for the testing kit
    console.info(`creator-elements: <${tag}> is already defined; the first definition is kept`);
    return existing as ElementClass<Attributes>;
  }
  const Element = makeClass(definition as unknown as CheckedDefinition);
  Element.installProperties();
  globalThis.customElements?.define(tag, Element);
  return Element as unknown as ElementClass<Attributes>;
}

export type { ScreenElement, ViewModel };
