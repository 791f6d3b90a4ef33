/** Nodes in the page beside the element that stay when the element is removed. */
export interface ContentWatch {
  /** E.g. `<dialog> in <body>`; empty if nothing is left. */
  left(): string[];
}

const places = () => [document.documentElement, document.head, document.body];

/** Observes nodes that are added to the page from now on and stay. */
export function watchContent(): ContentWatch {
  const before = new Set(places().flatMap((place) => [...place.children]));
  return {
    left: () => places().flatMap((place) => [...place.children].filter((each) => !before.has(each))
      .map((each) => `<${each.localName}> in <${place.localName}>`)),
  };
}

/** Observes changed styles of `<html>` and `<body>`, above all a page that no longer scrolls. */
export function watchPageStyles(): ContentWatch {
  const before = places().map((place) => place.style.cssText);
  return {
    left: () => places().filter((place, index) => place.style.cssText !== before[index])
      .map((place) => `the changed style of <${place.localName}> (${place.style.cssText || 'none'})`),
  };
}

/** What an element has attached to the page and not removed. */
export interface PageWatch {
  /** E.g. `window keydown`, `interval of 500 ms`; empty if nothing is left. */
  left(): string[];
  /** Restores the page's own functions. */
  stop(): void;
}

interface Held {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly what: string;
}

/** The third argument as an object; browsers treat null as missing, whatever the types say. */
const settingsOf = (options: unknown): AddEventListenerOptions =>
  (typeof options === 'object' && options !== null ? options : { capture: Boolean(options) });
const captures = (options: unknown): boolean => Boolean(settingsOf(options).capture);

/** Counts listeners on window, document, `<html>` and `<body>`, and intervals, from now on. */
export function watchPage(): PageWatch {
  const places = new Map<EventTarget, string>([
    [window, 'window'], [document, 'document'], [document.documentElement, '<html>'], [document.body, '<body>'],
  ]);
  const held = new Set<Held>();
  const intervals = new Map<unknown, string>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const { setInterval: begin, clearInterval: end } = globalThis;

  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...held].find((each) => each.target === target && each.type === type && each.listener === listener && each.capture === capture);

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const place = places.get(target);
    const { signal, once } = settingsOf(options);
    if (place && listener && !signal?.aborted && !find(target, type, listener, captures(options))) {
      const entry = { target, type, listener, capture: captures(options), what: `${place} ${type}` };
      held.add(entry);
      const gone = () => void held.delete(entry);
      if (signal) add.call(signal, 'abort', gone, { once: true });
      if (once) add.call(target, type, gone, options);
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const entry = find(target, type, listener, captures(options));
    if (entry) held.delete(entry);
    remove.call(target, type, listener, options);
  };
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = begin(...args);
    intervals.set(id, `interval of ${args[1] ?? 0} ms`);
    return id;
  }) as typeof setInterval;
  globalThis.clearInterval = (id) => {
    intervals.delete(id);
    end(id);
  };

  return {
    left: () => [...[...held].map(({ what }) => what), ...intervals.values()],
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
      Object.assign(globalThis, { setInterval: begin, clearInterval: end });
    },
  };
}
