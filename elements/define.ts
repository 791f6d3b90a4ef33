import type { ComponentType, ErrorInfo } from 'react';
import { pathOf, type RouteName, type RouteParams } from '../src/domain/routes';
import type { ApiError } from '../src/api/api-error';
import type { Runtime } from '../src/runtime';
import type { NavigateOptions, ScreenHost } from '../src/features/shared/screen/screen-context';
import { elementWords } from '../src/text/en/elements';
import type { AttributeTypes } from './attributes';
import { CreatorElement, type ElementStatus } from './base-element';
import { loadChunk } from '../src/bridge/load-chunk';
import { languageFor } from '../src/page-language';
import type { CheckedDefinition, ElementDefinition, FirstView, GivenProps, Gives, ScreenProps } from './element-definition';
import type { answerTaps, FirstFrame, startFirstFrame } from './first-frame';
import { forBuyers } from './for-buyers';
import { holdHeight } from './hold-height';
import { whenNearViewport } from './near-viewport';
import type { ElementClass, ElementRouter, ScreenElement } from './screen-element';
import { createScreenStatus } from './screen-status';
import { paintFailure, paintSkeleton } from './skeleton';
import type { createView, ViewElement, ViewModel } from './view';

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
    #letShrink: (() => void) | undefined;
    #run = 0;
    #inView = false;
    #fresh: boolean | undefined;
    #stale = false;
    /** Rendering the screen failed, so nothing is left that could load again. */
    #broken: boolean | undefined;
    /** The session has ended, and nothing has been mounted since. */
    #expired: boolean | undefined;
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
      this.#stopWaiting = whenNearViewport(this, () => {
        this.#stopWaiting?.();
        this.#enterView();
        if (this.runtime) this.runtimeChanged(this.runtime);
      });
    }

    /** The code of the first frame is loaded beside the runtime, not after it. */
    #enterView(): void {
      this.#inView = true;
      if (definition.first) loadFirst(definition.first).then(([, , answerTaps]) => answerTaps(this.root)).catch(() => undefined);
    }

    protected override statusChanged(status: ElementStatus): boolean {
      if (status === 'ready' || status === 'degraded') this.#returned = false;
      this.#letShrink?.();
      this.#letShrink = status === 'loading' ? holdHeight(this, this.root) : undefined;
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
      this.#stopListening?.();
      try {
        this.#stopListening = definition.open ? undefined : this.#watchSession(runtime);
        // After the listeners: a page that hears of this may give the element another runtime, which has its own.
        this.setStatus('loading');
        const host = this.#screenHost(runtime, run);
        const words = languageFor(runtime);
        if (!code) this.#goAhead(host, run, words);
        const [createView, screen] = code ??= await Promise.all([loadChunk(() => import('./view'), 'createView'), definition.screen(runtime)]);
        if (words) await words;
        // The figures are painted before React takes the main thread.
        if (this.#first) await this.#first.painted();
        if (run !== this.#run) return;
        this.#show(createView, screen, host);
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
      // A screen that is there first has asked by itself: what has failed and is on it would be asked a second time.
      definition.prefetch?.().then((prefetch) => (run === this.#run && !this.#view ? prefetch(host.runtime, this.#props(), host) : undefined))
        .catch(() => undefined); // the screen itself will load again and show the error
      if (definition.first) void this.#drawFirst(definition.first, host, run, words);
    }

    #show(makeView: typeof createView, screen: ComponentType<ScreenProps>, host: ScreenHost): void {
      const first = this.#first;
      this.#first = undefined;
      const view = this.#view = makeView(this.localName, this.root, first?.handOver());
      if (!view.isConnected) this.root.append(view);
      // Last, because the screen renders here: what the page does when it hears of that may already replace the view.
      view.model = {
        screen,
        props: this.#props(),
        context: { host },
        onError: (error, info) => this.#renderFailed(error, info),
        // The skeleton, or a failure, stays until the first real frame.
        onFirstFrame: () => {
          this.root.querySelector('.shell-skeleton,.shell-failure')?.remove();
          queueMicrotask(() => first?.replay());
        },
        onOtherFrame: () => host.runtime.log(`<${this.localName}>: the first frame was rendered anew`),
      };
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
      const isCurrent = () => run === this.#run;
      const appBase = () => this.appBase;
      const status = createScreenStatus({
        isCurrent,
        // Rendering failed, which is an error whatever parts of the screen still report.
        show: (now) => this.#broken || this.setStatus(now),
        tell: (error) => this.diagnose('network-failed', error),
      });
      return {
        ...status,
        runtime,
        support: forBuyers.has(this.localName) ? undefined : runtime.support,
        // Asked each time: Angular sets it after it has inserted the element.
        get basePath() {
          return appBase();
        },
        hrefOf: (path) => this.router?.href?.(path) ?? appBase() + path,
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
          if (isCurrent()) this.#broken = false; // it renders again
          status.setStatus(...now);
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
