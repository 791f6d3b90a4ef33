import { effect, signal } from '@preact/signals-core';
import type { ReactNode } from 'react';
import { loadChunk } from '../src/bridge/load-chunk';
import { pageLanguage } from '../src/text/words';
import { ToastRegions } from '../src/widgets/toast-regions';
import { createPainter } from './painter';
import { type Input, nodeAt, type Path, pathOf, rememberInput } from './remember-input';

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
      const target = focused && nodeAt(box, focused);
      if (target instanceof HTMLElement && !root.activeElement) target.focus({ preventScroll: true });
      // Found before the first is repeated, which may change what is shown.
      const counterparts = inputs.map(({ path, repeat }) => [nodeAt(box, path), repeat] as const);
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
