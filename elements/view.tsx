import r2wc from '@r2wc/react-to-web-component';
import { Component, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { openLayer, watchBack } from '../src/bridge/back-layers';
import { whenBack } from '../src/bridge/when-back';
import { fetchWhenIdle } from '../src/features/shared/screen/lazy-code';
import { ScreenContext, type ScreenValue } from '../src/features/shared/screen/screen-context';
import { ScreenFrame } from '../src/features/shared/screen/screen-frame';
import { ErrorState } from '../src/widgets/error-state';
import { Support } from '../src/features/shared/support/support';
import { BackContext } from '../src/widgets/dialog-context';
import { SupportContext } from '../src/widgets/support-context';
import { pageLanguage } from '../src/text/words';
import { madeByOwnReact } from './made-by-own-react';
import type { ScreenElement } from './screen-element';

/** Everything that the React half of an element needs; a new object causes a new render. */
export interface ViewModel {
  screen: ComponentType<Readonly<Record<string, unknown>>>;
  props: Readonly<Record<string, unknown>>;
  context: ScreenValue;
  onError: (error: Error, info: ErrorInfo) => void;
  onFirstFrame: () => void;
  /** What was drawn before React is not what the screen renders, so React has rendered everything anew. */
  onOtherFrame: () => void;
}

export interface ViewElement extends HTMLElement {
  model: ViewModel | undefined;
  /**
   * Unmounts the screen and removes the element immediately; after a removal alone React would unmount in the next
   * microtask.
   */
  end(): void;
}

interface BoundaryProps {
  onError: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

/** An error in one screen does not affect other elements. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

/** Outside of the boundary: what a screen shows first may be that it cannot be rendered. */
function FirstFrame({ onPainted }: { onPainted: () => void }) {
  useLayoutEffect(onPainted, []); // eslint-disable-line react-hooks/exhaustive-deps -- the first frame only
  return null;
}

/** An app that stays open for days shows no figures of yesterday as if they were of now (decision E393). */
function LoadsAgain({ element }: { element: ScreenElement }) {
  useEffect(() => whenBack(() => void element.refresh()), [element]);
  return null;
}

const support = <Support />;

const ownerOf = (view: Element) => (view.getRootNode() as ShadowRoot).host as ScreenElement;

/** r2wc passes every component the element that it renders into. */
function View({ container }: { container?: HTMLElement }) {
  const view = container as CreatorView;
  const { watch, getModel } = view;
  const model = useSyncExternalStore(watch, getModel, getModel);
  if (!model) return null;
  const { screen: Screen, props, context } = model;
  return (
    <ScreenContext.Provider value={context}>
      <BackContext.Provider value={openLayer}>
        <SupportContext.Provider value={support}>
          <Boundary onError={model.onError}>
            <ScreenFrame>
              <Screen {...props} />
            </ScreenFrame>
          </Boundary>
          <FirstFrame onPainted={model.onFirstFrame} />
          <LoadsAgain element={ownerOf(view)} />
        </SupportContext.Provider>
      </BackContext.Provider>
    </ScreenContext.Provider>
  );
}

const Wrapped = r2wc(View) as new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** r2wc's element, changed so that a move in the DOM keeps it mounted and new values render immediately. */
class CreatorView extends Wrapped implements ViewElement {
  #mounted = false;
  #model: ViewModel | undefined;
  #changed = () => {};
  #hydrated: Root | undefined;

  readonly getModel = () => this.#model;
  readonly watch = (changed: () => void) => {
    this.#changed = changed;
    return () => {
      this.#changed = () => {};
    };
  };

  get model() {
    return this.#model;
  }

  set model(model) {
    this.#model = model;
    if (!this.#mounted && this.isConnected) this.connectedCallback();
    else this.#atOnce(this.#changed);
  }

  override connectedCallback() {
    // The box of a first frame may be defined before its screen has loaded.
    if (this.#mounted || !this.#model) return;
    this.#mounted = true;
    this.#atOnce(() => {
      if (this.hasChildNodes()) this.#hydrate();
      else super.connectedCallback();
    });
  }

  override disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount();
    });
  }

  end() {
    this.#unmount();
    this.remove();
  }

  #unmount() {
    if (!this.#mounted) return;
    this.#mounted = false;
    if (!this.#hydrated) return super.disconnectedCallback();
    this.#hydrated.unmount();
    this.#hydrated = undefined;
  }

  /** React continues with what the first frame has drawn. */
  #hydrate() {
    this.#hydrated = hydrateRoot(this, <View container={this} />, { onRecoverableError: () => this.#model?.onOtherFrame() });
  }

  connectedMoveCallback() {}

  #atOnce(render: () => void) {
    if (process.env.NODE_ENV !== 'production' && madeByOwnReact(this, ownerOf(this))) render();
    else flushSync(render);
  }
}

/**
 * Creates the element that renders a screen inside this shadow root, once it has a model.
 * @param drawn the box of the first frame, which becomes that element
 */
export function createView(owner: string, { host }: ShadowRoot, drawn?: HTMLElement): ViewElement {
  watchBack();
  host.addEventListener('creator-ready', () => fetchWhenIdle(host), { once: true });
  const tag = `${owner}-view`;
  if (!customElements.get(tag)) customElements.define(tag, class extends CreatorView {});
  const view = (drawn ?? document.createElement(tag)) as ViewElement;
  view.className = 'shell';
  view.lang = pageLanguage.tag;
  return view;
}
