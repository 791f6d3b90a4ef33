import { openLayer } from '../src/bridge/back-layers';
import { pageLanguage } from '../src/text/words';
import { widgetWords } from '../src/text/en/widgets';
import { DrawerFrame } from '../src/widgets/drawer-frame';
import { opensModal } from '../src/widgets/opens-modal';
import { Skeleton } from '../src/widgets/skeleton';
import { createPainter } from './painter';
import { tapWithdrawn } from './tap-withdrawn';

/** Whoever waits longer has closed it, or will be told why nothing came. */
const longestWaitMs = 30_000;
const heightChangeMs = 220;

const answered = new WeakSet<ShadowRoot>();

const unanswered = () => undefined;

/** A heading of words is read to who cannot see the grey bar. */
function Title() {
  return (
    <>
      <span className="visually-hidden">{widgetWords.loading}</span>
      <span className="skeleton skeleton-line" style={{ width: '45%' }} />
    </>
  );
}

/** As long as the drawer is not there: its frame, and grey lines in place of its content. */
function WaitingDrawer() {
  return (
    <div className="drawer" popover="manual" role="group" aria-busy aria-label={widgetWords.loading}>
      <DrawerFrame title={<Title />} onClose={unanswered}>
        <Skeleton shape="line" count={5} />
      </DrawerFrame>
    </div>
  );
}

interface Waiting {
  readonly drawer: HTMLElement;
  readonly since: number;
  readonly end: () => void;
}

/** Opens it in front of everything; the rest of the page is reached again when it has been closed. */
function openWaiting(root: ShadowRoot, trigger: HTMLElement, onDismiss: () => void, onEnd: () => void): Waiting {
  const shell = document.createElement('div');
  shell.className = 'shell';
  shell.lang = pageLanguage.tag;
  root.append(shell);
  createPainter(shell)(<WaitingDrawer />);
  const drawer = shell.firstElementChild as HTMLElement;
  const close = drawer.querySelector('button') as HTMLElement;
  drawer.showPopover();
  const focused = root.activeElement === trigger;
  if (focused) close.focus({ preventScroll: true });

  const life = new AbortController();
  const on = { signal: life.signal, capture: true };
  const end = () => {
    if (life.signal.aborted) return;
    life.abort();
    watch.disconnect();
    clearTimeout(limit);
    shell.remove();
    leave();
    if (focused) trigger.focus({ preventScroll: true });
    onEnd();
  };
  const dismiss = () => {
    onDismiss();
    end();
  };
  const leave = openLayer(dismiss);
  const limit = setTimeout(end, longestWaitMs);
  // A message that comes instead of the drawer is to be read; and the element may show something else.
  const watch = new MutationObserver((changes) => {
    const isToast = (node: Node) => node instanceof Element && node.matches('.toast');
    if (!shell.isConnected || changes.some(({ addedNodes }) => [...addedNodes].some(isToast))) end();
  });
  watch.observe(root, { childList: true, subtree: true });
  addEventListener('click', (event) => {
    const path = event.composedPath();
    // A click without a press is the repeated tap, which is to open the dialog.
    if (!path.includes(close) && (path.includes(drawer) || event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dismiss();
  }, on);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') dismiss();
  }, on);
  return { drawer, since: performance.now(), end };
}

/** The dialog takes the place of the waiting drawer: its entrance is as far as that of the drawer, and its height follows. */
function takeOver(dialog: HTMLElement, height: number, since: number): void {
  const elapsed = performance.now() - since;
  for (const animation of dialog.getAnimations({ subtree: true })) animation.currentTime = elapsed;
  if (!dialog.matches('.drawer') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  dialog.animate([{ height: `${height}px` }, { height: `${dialog.offsetHeight}px` }], { duration: heightChangeMs, easing: 'ease-out' });
}

/**
 * Answers a tap on what opens a dialog (`aria-haspopup="dialog"`) in the next frame: if the dialog is not open by then,
 * because React, its code or its data are still loading, a drawer with grey lines waits in its place. If the creator
 * closes that, the dialog does not open either.
 */
export function openWaitingDrawers(root: ShadowRoot): void {
  if (!('popover' in HTMLElement.prototype) || answered.has(root)) return;
  answered.add(root);
  let waiting: Waiting | undefined;
  let dismissed = false;
  root.addEventListener('click', ({ target }) => {
    const trigger = target instanceof Element ? target.closest<HTMLElement>('[aria-haspopup="dialog"]') : null;
    dismissed = false;
    if (!trigger) return;
    const toasts = () => root.querySelectorAll('.toast').length;
    const before = toasts();
    requestAnimationFrame(() => {
      // With a new toast it has failed already: nothing is on its way that would end the wait.
      if (waiting || !trigger.isConnected || toasts() > before || root.querySelector('dialog[open]')) return;
      const onDismiss = () => {
        // If nobody holds the tap back, its dialog is on its way.
        dismissed = trigger.dispatchEvent(new Event(tapWithdrawn, { bubbles: true, cancelable: true }));
      };
      waiting = openWaiting(root, trigger, onDismiss, () => (waiting = undefined));
    });
  }, true);
  root.addEventListener(opensModal, (event) => {
    if (dismissed) event.preventDefault();
    dismissed = false;
    if (!waiting || !(event.target instanceof HTMLElement)) return;
    const { target: dialog } = event;
    const { drawer, since, end } = waiting;
    const height = drawer.offsetHeight;
    end();
    queueMicrotask(() => takeOver(dialog, height, since));
  });
}
