import { effect, signal } from '@preact/signals-core';
import type { ReactNode } from 'react';
import { loadChunk } from '../src/bridge/load-chunk';
import { pageLanguage } from '../src/text/words';
import { ToastRegions } from '../src/widgets/toast-regions';
import { createPainter } from './painter';
import { tapWithdrawn } from './tap-withdrawn';

interface FirstFrameOptions {
  /** The tag of the element that owns the frame. */
  owner: string;
  root: ShadowRoot;
  /** What the screen opens with; undefined as long as only the screen can show it. Reads signals. */
  draw: () => ReactNode;
  /** Shows the skeleton again: what was drawn is no longer known. */
  onNothing: () => void;
  /** It cannot be drawn, so the screen will be the first that is shown. */
  onFailure: (error: Error) => void;
}

/** What an element shows before React has loaded. */
export interface FirstFrame {
  /** Draws again: values have changed that are not signals. */
  redraw(): void;
  /** Resolves when what was drawn first is on the screen; at once if nothing is drawn. */
  painted(): Promise<void>;
  /** Stops drawing. Returns the box with what was drawn, which React continues with; undefined if nothing is shown. */
  handOver(): HTMLElement | undefined;
  /** React has rendered the same into the box: repeats what was chosen and the last tap, and restores the focus. */
  replay(): void;
  /** Stops drawing, and forgets the input. */
  end(): void;
}

/** A node by the indexes of its ancestors: React may have replaced it by an equal one. */
type Path = readonly number[];

function pathOf(box: Node, node: Node): Path {
  const parent = node.parentNode;
  return node === box || !parent ? [] : [...pathOf(box, parent), [...parent.childNodes].indexOf(node as ChildNode)];
}

function find(box: Node, path: Path): Element | undefined {
  const found = path.reduce<Node | undefined>((node, index) => node?.childNodes[index], box);
  return found instanceof Element ? found : undefined;
}

interface Input {
  readonly path: Path;
  readonly repeat: (target: Element) => void;
}

/** Taps with these keys or buttons are the browser's: a new tab, a menu. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** Keeps what was chosen in lists, and the last tap, on what nothing answers to yet. */
function rememberInput(box: HTMLElement): { stop: () => Input[] } {
  const chosen = new Map<HTMLSelectElement, Input>();
  let tap: Input | undefined;
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('a, button, input, select, label') : null;
    if (!target || (event instanceof MouseEvent && !isPlain(event))) return;
    // A list keeps what was chosen, and opens by itself; anything else waits for its handler.
    if (target instanceof HTMLSelectElement) {
      if (event.type === 'click') return;
      const { value } = target;
      chosen.set(target, { path: pathOf(box, target), repeat: (list) => choose(list, value) });
    } else if (event.type === 'click') {
      event.preventDefault();
      tap = { path: pathOf(box, target), repeat: (same) => (same as HTMLElement).click() };
    }
    // The repeated event is the one that a page hears.
    event.stopPropagation();
  };
  const types = ['click', 'change'] as const;
  const withdraw = (event: Event) => {
    event.preventDefault();
    tap = undefined;
  };
  for (const type of types) box.addEventListener(type, note, true);
  box.addEventListener(tapWithdrawn, withdraw);
  return {
    stop() {
      for (const type of types) box.removeEventListener(type, note, true);
      box.removeEventListener(tapWithdrawn, withdraw);
      return tap ? [...chosen.values(), tap] : [...chosen.values()];
    },
  };
}

function choose(list: Element, value: string): void {
  if (!(list instanceof HTMLSelectElement)) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Frames come when the browser draws them; a frame outside of the viewport may get none. */
const longestFrame = 200;

/** Until the browser has painted what is in the document now. A hidden page paints nothing. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrame);
  });
}

/**
 * Taps of an element open a drawer at once, also while its code is loading. The code for that is requested after that of
 * the figures, which do not wait for it.
 */
export function answerTaps(root: ShadowRoot): void {
  loadChunk(() => import('./waiting-drawer'), 'openWaitingDrawers').then((openWaitingDrawers) => openWaitingDrawers(root), () => undefined);
}

/** Draws into the element as soon as there is something to draw, in place of the skeleton, and after every change. */
export function startFirstFrame({ owner, root, draw, onNothing, onFailure }: FirstFrameOptions): FirstFrame {
  const box = document.createElement(`${owner}-view`);
  box.className = 'shell';
  box.lang = pageLanguage.tag;
  let paint: ReturnType<typeof createPainter> | undefined = createPainter(box);
  const input = rememberInput(box);
  const values = signal(0);
  let painted = Promise.resolve();

  const show = () => {
    const tree = draw();
    if (tree === undefined) {
      if (box.isConnected) onNothing();
      return;
    }
    if (!box.isConnected) {
      root.replaceChildren(box);
      painted = nextPaint();
    }
    // The same as the frame around every screen (features/shared/screen/screen-frame).
    paint?.(<>{tree}<ToastRegions /></>);
  };
  const stop = effect(() => {
    void values.value;
    try {
      show();
    } catch (error) {
      if (box.isConnected) onNothing();
      onFailure(error as Error);
    }
  });

  let inputs: Input[] = [];
  let focused: Path | undefined;
  return {
    redraw: () => void values.value++,
    painted: () => painted,
    handOver() {
      stop();
      paint = undefined; // what was drawn is not kept in memory
      inputs = input.stop();
      const { activeElement } = root;
      focused = activeElement && box.contains(activeElement) ? pathOf(box, activeElement) : undefined;
      return box.isConnected ? box : undefined;
    },
    replay() {
      const target = focused && find(box, focused);
      if (target instanceof HTMLElement && !root.activeElement) target.focus({ preventScroll: true });
      // Found before the first is repeated, which may change what is shown.
      const counterparts = inputs.map(({ path, repeat }) => [find(box, path), repeat] as const);
      inputs = [];
      for (const [counterpart, repeat] of counterparts) if (counterpart) repeat(counterpart);
    },
    end() {
      stop();
      input.stop();
      inputs = [];
    },
  };
}
