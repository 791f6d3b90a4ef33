/**
 * What Back closes before it leaves the page: an open sheet, a step of a task (decision E112). While there is any, the
 * browser's history has one entry more, with the address and the state of the entry below it: a router of the page that
 * hears of it is told that it is where it was.
 */
interface Layer {
  readonly close: () => void;
}

const mark = 'creatorLayer';
const layers: Layer[] = [];
let listening = false;
/** The present entry is ours. */
let armed = false;
/** Our own step back from it is under way. */
let leaving = false;
/** The entry below ours. */
let below = { href: '', state: '' };
/** What wants to change the address once our step back has been made. */
let waiting: (() => void)[] = [];

type State = Record<string, unknown> | null;
const isOurs = (state: unknown) => (state as State)?.[mark] === true;

/** The state without our mark, to be compared. */
function plain(state: unknown): string {
  const { [mark]: _, ...rest } = (state as State) ?? {};
  return JSON.stringify(rest);
}

function arm(): void {
  if (armed || leaving || layers.length === 0) return;
  below = { href: location.href, state: plain(history.state) };
  try {
    history.pushState({ ...(history.state as State), [mark]: true }, '');
    armed = true;
  } catch {
    // a page without a history of its own: Back leaves it, as ever
  }
}

function stepBack(): void {
  leaving = true;
  history.back();
}

/** Nothing is open any more: our entry goes. */
function disarm(): void {
  if (!armed || leaving || layers.length > 0) return;
  if (isOurs(history.state)) stepBack();
  else armed = false; // the page has gone on by itself
}

function popped(event: PopStateEvent): void {
  if (leaving) {
    event.stopImmediatePropagation();
    leaving = armed = false;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
    if (tasks.length === 0) arm();
    return;
  }
  if (armed && location.href === below.href && !isOurs(event.state) && plain(event.state) === below.state) {
    event.stopImmediatePropagation();
    armed = false;
    if (closeTop()) setTimeout(arm); // where it has asked first, or the next one lies below
    else history.back(); // what was open is gone, so it was this page that the creator wanted to leave
    return;
  }
  armed = isOurs(event.state);
  below = { href: location.href, state: plain(event.state) };
}

/** Listens to Back; also for an entry of ours that a reload has left behind. */
export function watchBack(): void {
  if (listening) return;
  listening = true;
  armed = isOurs(history.state);
  below = { href: location.href, state: plain(history.state) };
  addEventListener('popstate', popped);
  // A page that goes to another one must not be called back from it. The app sees to that itself.
  addEventListener('creator-navigate', (event) => {
    const inApp = event.composedPath().some((node) => (node as Element).localName === 'creator-app');
    if (!leaving && !inApp) armed = false;
  });
}

/**
 * Something is open that Back closes; nested ones close one by one.
 * @returns for when it has been closed, by whomever
 */
export function openLayer(close: () => void): () => void {
  watchBack();
  const layer: Layer = { close };
  layers.push(layer);
  arm();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    // Not at once: one sheet may give way to another.
    setTimeout(disarm);
  };
}

/** Closes what is open in front, as Back does; false where nothing is. */
export function closeTop(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

/**
 * For a router that is about to change the address: calls `go` once our entry is out of the way.
 * @param replace the address that `go` replaces is the one below ours; else it may put the new one over ours
 */
export function beforeLeaving(replace: boolean, go: (overLayer: boolean) => void): void {
  if (leaving) {
    waiting.push(() => go(false));
  } else if (armed && isOurs(history.state)) {
    if (replace) {
      waiting.push(() => go(false));
      stepBack();
    } else {
      armed = false;
      go(true);
    }
  } else {
    go(false);
  }
}
