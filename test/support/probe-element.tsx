import { useEffect } from 'react';
import { defineCreatorElement, type ScreenElement } from '../../elements/define';
import { useScreen, type ScreenHost } from '../../src/features/shared/screen/screen-context';
import { createRuntime, type CreatorConfig, type Runtime } from '../../src/runtime';
import { waitUntil } from './wait-until';

/** A runtime whose session ends, begins and changes when the test says so. */
export interface ProbeRuntime extends Runtime {
  expire(): void;
  begin(byItself: boolean): void;
  leave(next: boolean): void;
  /** How many listeners there are. */
  listeners(): number;
}

function listen<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

export function createProbeRuntime(config: CreatorConfig = {}): ProbeRuntime {
  const [expired, begun, left] = [new Set<(error: Error & { requestId?: string }) => void>(), new Set<(byItself: boolean) => void>(), new Set<(next: boolean) => void>()];
  return {
    ...createRuntime({ apiBase: '/nowhere', ...config }),
    onSessionExpired: listen(expired) as Runtime['onSessionExpired'],
    onSessionBegun: listen(begun),
    onCreatorLeft: listen(left),
    expire: () => [...expired].forEach((tell) => tell(Object.assign(new Error('401'), { requestId: 'r-7' }))),
    begin: (byItself) => [...begun].forEach((tell) => tell(byItself)),
    leave: (next) => [...left].forEach((tell) => tell(next)),
    listeners: () => expired.size + begun.size + left.size,
  };
}

export interface Probe {
  element: ScreenElement & Record<string, unknown>;
  root: ShadowRoot;
  /** What the element shows now. */
  shows(): 'screen' | 'skeleton' | 'failure' | 'nothing';
  /** The text of what it shows. */
  text(): string;
  /** Taps its only button: of a failure, or of the screen's own error. */
  tap(): void;
  /** The props of the last rendering. */
  props(): Record<string, unknown>;
  /** What the screen that is mounted now may use of its element. */
  host(): ScreenHost;
  mounts(): number;
  renders(): number;
  /** The next rendering throws. */
  breakDown(): void;
  /** Inserts it, and waits until its screen is mounted. */
  show(): Promise<void>;
}

interface ProbeOptions {
  attributes?: Readonly<Record<string, string>>;
  /** null: that of the page. */
  runtime?: Runtime | null;
  open?: boolean;
  /** The screen reports nothing by itself. */
  silent?: boolean;
  screen?: () => Promise<unknown>;
  prefetch?: () => unknown;
  /** Until the code of `prefetch` is there. */
  prefetchCode?: Promise<void>;
  router?: ScreenElement['router'];
}

let tags = 0;
/** What ends with the test: the elements, and the listeners of `hear`. */
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An element with a tag of its own, whose screen hands its host to the test. It is not inserted yet. */
export function makeProbe({ attributes = {}, runtime = createProbeRuntime(), open = false, silent = false, screen, prefetch, prefetchCode, router }: ProbeOptions = {}): Probe {
  const seen = { mounts: 0, renders: 0, broken: false, props: {} as Record<string, unknown>, host: undefined as ScreenHost | undefined };
  function Screen(props: Record<string, unknown>) {
    const host = useScreen();
    Object.assign(seen, { host, props });
    seen.renders++;
    if (seen.broken) throw new Error('probe');
    useEffect(() => {
      seen.mounts++;
      if (!silent) host.setStatus('ready');
    }, [host]);
    return <h1>Probe {seen.renders}</h1>;
  }
  const tag = `creator-probe-${++tags}` as const;
  defineCreatorElement(tag, {
    attributes: { view: ['list', 'grid'] },
    properties: ['rows'],
    skeleton: ['heading', 'card'],
    screen: async () => (await screen?.(), Screen as never),
    prefetch: async () => (await prefetchCode, () => prefetch?.()),
    open,
  });
  const element = document.createElement(tag) as Probe['element'];
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (runtime) element.runtime = runtime;
  if (router) element.router = router;
  ends.push(() => element.remove());
  const root = element.shadowRoot as ShadowRoot;
  return {
    element,
    root,
    shows() {
      if (root.querySelector('.shell-failure') !== null) return 'failure';
      if (root.querySelector('.shell-skeleton') !== null) return 'skeleton';
      return root.querySelector('.shell') === null ? 'nothing' : 'screen';
    },
    text: () => root.textContent,
    tap: () => root.querySelector('button')?.click(),
    props: () => seen.props,
    host: () => seen.host as ScreenHost,
    mounts: () => seen.mounts,
    renders: () => seen.renders,
    breakDown: () => (seen.broken = !seen.broken),
    async show() {
      document.body.append(element);
      await waitUntil(() => seen.mounts > 0, 'its screen is mounted');
    },
  };
}

/** The details of the events of this name that reach the document, until the test ends. */
export function hear(name: string, { prevent = false } = {}): unknown[] {
  const heard: unknown[] = [];
  const stop = new AbortController();
  document.addEventListener(name, (event) => {
    heard.push((event as CustomEvent<unknown>).detail);
    if (prevent) event.preventDefault();
  }, { signal: stop.signal });
  ends.push(() => stop.abort());
  return heard;
}
