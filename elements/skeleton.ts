import { elementWords } from '../src/text/en/elements';
import { cloudOffPath } from '../src/widgets/icons/first-paths';

/** Blocks of a skeleton, each as high as what will stand in its place. */
export type SkeletonBlock = 'heading' | 'banner' | 'tabs' | 'card' | 'figures' | 'row' | 'tiles' | 'field' | 'button';

function make(tag: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Paints grey shapes of the content's height, so that nothing jumps when the content comes. */
export function paintSkeleton(root: ParentNode, blocks: readonly SkeletonBlock[]): void {
  const shapes = blocks.map((block) => make('div', { class: `skeleton skeleton-${block}`, part: 'skeleton' }));
  root.replaceChildren(make('div', { class: 'shell shell-skeleton', lang: elementWords.language, role: 'status', 'aria-label': elementWords.loading, 'data-print': elementWords.notPrinted }, ...shapes));
}

/** A picture of lines, which the words beside it explain. */
export function icon(path: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  picture.append(line);
  return picture;
}

interface Failure {
  heading: string;
  advice: string;
  action: string;
  act: () => void;
  /** Something could not be loaded, and a picture says so; else the words speak alone. */
  lost?: boolean;
}

/** Says in place what went wrong, with one way on. Used where React has not arrived. */
export function paintFailure(root: ParentNode, { heading, advice, action, act, lost = true }: Failure): void {
  const offline = heading === elementWords.chunkFailed && !navigator.onLine;
  const button = make('button', { type: 'button', class: 'button button-primary', part: 'button button-primary' }, action);
  button.onclick = act;
  // The browser knows before a person does that the network is back.
  const weak = new WeakRef(button);
  const again = () => {
    const still = weak.deref();
    if (still?.isConnected) still.click();
  };
  if (lost) addEventListener('online', again, { once: true });
  const words = [make('h1', { part: 'heading' }, offline ? elementWords.offline : heading), ...(advice ? [make('p', { class: 'muted' }, advice)] : [])];
  root.replaceChildren(make('div', { class: 'shell shell-failure', lang: elementWords.language, role: 'alert' }, ...(lost ? [icon(cloudOffPath)] : []), ...words, button));
}
