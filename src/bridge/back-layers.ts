/**
 * What Back closes before it leaves the page: an open sheet or a step of a task (decision E112). While any is open, the
 * history has one more entry, with the address and state of the entry below it, so that a router of the page sees no
 * change.
 */

const mark = 'creatorLayer';
/** What closes each of them; the latest is in front. */
const layers = new Set<() => void>();
let listening = false;
/** The current entry is ours. */
let armed = false;
/** A step back from it is in progress, ours or the creator's. */
let leaving = false;
/** The entry below ours. */
let below = '';
/** Whether the browser restores the place of the page there. */
let scrolling: ScrollRestoration;
/** Something was open in this task: a page that draws itself anew when it goes back has closed it before we hear of that. */
let closedNow = false;
/** A change of the address that waits for our step back. */
const waiting: (() => void)[] = [];

type State = Record<string, unknown> | null;
const isOurs = (state: unknown) => (state as State)?.[mark] === true;

/** What identifies an entry: its address, and its state without our mark. */
function entryOf(state: unknown): string {
  const { [mark]: _, ...rest } = (state as State) ?? {};
  return location.href + JSON.stringify(rest);
}

function noteEntry(): void {
  below = entryOf(history.state);
  scrolling = history.scrollRestoration;
}

function arm(): void {
  if (armed || leaving || layers.size === 0) return;
  noteEntry();
  try {
    // A step back to it would scroll the page to where it was when ours was made.
    history.scrollRestoration = 'manual';
    history.pushState({ ...(history.state as State), [mark]: true }, '');
    armed = true;
  } catch {
    // a page without its own history: Back leaves it
  }
  history.scrollRestoration = scrolling;
}

/** A page may keep `popstate` to itself. Whoever waits for our step back goes on after this time. */
const longestStepMs = 2_000;
let patience: ReturnType<typeof setTimeout> | undefined;

function stepBack(): void {
  leaving = true;
  history.back();
  patience = setTimeout(notHeard, longestStepMs);
}

/** A step that the browser has not taken yet gets the same time once more: it would count as the creator's own Back, which leaves the page. */
function notHeard(): void {
  if (isOurs(history.state)) patience = setTimeout(steppedBack, longestStepMs);
  else steppedBack();
}

function steppedBack(): void {
  clearTimeout(patience);
  leaving = false;
  history.scrollRestoration = scrolling;
  const tasks = waiting.splice(0);
  armed = tasks.length === 0 && isOurs(history.state);
  for (const task of tasks) task();
  if (tasks.length === 0) arm();
}

/** Nothing is open any more, so our entry is removed. */
function disarm(): void {
  if (!armed || leaving || layers.size > 0) return;
  if (isOurs(history.state)) stepBack();
  else armed = false; // the page has navigated meanwhile
}

function popped(event: PopStateEvent): void {
  const isBelow = armed && !isOurs(event.state) && entryOf(event.state) === below;
  if (!isBelow) {
    armed = isOurs(event.state);
    noteEntry();
    if (leaving) steppedBack(); // a further step has been taken meanwhile
    return;
  }
  event.stopImmediatePropagation();
  if (leaving || closeTop()) {
    leaving = true;
    clearTimeout(patience);
    // Not immediately: Safari restores the place after this event.
    patience = setTimeout(steppedBack);
  } else {
    armed = false;
    history.scrollRestoration = scrolling;
    if (!closedNow) history.back(); // what was open is gone for longer, so the creator wanted to leave this page
  }
}

/** Listens to Back, also for an entry of ours that a reload has kept. */
export function watchBack(): void {
  if (listening) return;
  listening = true;
  armed = isOurs(history.state);
  noteEntry();
  addEventListener('popstate', popped);
  // After a navigation of the page, going back would undo it. The app handles that itself.
  addEventListener('creator-navigate', (event) => {
    const inApp = event.composedPath().some((node) => (node as Element).localName === 'creator-app');
    if (!leaving && !inApp) armed = false;
  });
}

/**
 * Registers something open that Back closes; nested layers close one by one.
 * @param close a function of its own for each
 * @returns a function to call when it has been closed in any way
 */
export function openLayer(close: () => void): () => void {
  watchBack();
  layers.add(close);
  arm();
  return () => {
    layers.delete(close);
    closedNow = true;
    // Not immediately: one sheet may replace another.
    setTimeout(() => {
      closedNow = false;
      disarm();
    });
  };
}

/** Closes the topmost layer, as Back does; false if there is none. */
export function closeTop(): boolean {
  const close = [...layers].at(-1);
  close?.();
  return close !== undefined;
}

/**
 * For a router that is about to change the address: calls `go` after our entry has been removed.
 * @param replace `go` replaces the entry below ours; otherwise it may push over ours
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
