import { elementWords } from '../src/text/en/elements';
import { pageLanguage } from '../src/text/words';
import { cloudOffPath } from '../src/widgets/icons/cloud-off';

/** Blocks of a skeleton, each with the height of the content that replaces it. */
export type SkeletonBlock = 'heading' | 'banner' | 'tabs' | 'card' | 'figures' | 'row' | 'tiles' | 'field' | 'button';

function make(tag: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The blocks of a skeleton; those in a list stand in a column of their own if the element is wide enough for two. */
export type SkeletonShape = readonly (SkeletonBlock | readonly SkeletonBlock[])[];

const shape = (block: SkeletonShape[number]): HTMLElement =>
  typeof block === 'string' ? make('div', { class: `skeleton skeleton-${block}`, part: 'skeleton' }) : make('div', { class: 'skeleton-column' }, ...block.map(shape));

/** Paints grey shapes with the height and the place of the content, so that the layout does not shift. */
export function paintSkeleton(root: ParentNode, blocks: SkeletonShape): void {
  root.replaceChildren(make('div', { class: 'shell shell-skeleton', role: 'status' }, ...blocks.map(shape)));
  nameLanguage(root);
}

/** Marks what is painted with the page's language, and gives the skeleton its words. */
export function nameLanguage(root: ParentNode): void {
  for (const shell of root.querySelectorAll<HTMLElement>('.shell')) {
    shell.lang = pageLanguage.tag;
    if (!shell.matches('.shell-skeleton')) continue;
    shell.ariaLabel = elementWords.loading;
    shell.dataset['print'] = elementWords.notPrinted;
  }
}

/** A line drawing; the text beside it explains it. */
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
  /** A picture is shown if something could not be loaded; otherwise only text. */
  lost?: boolean;
}

/** Shows an error with one action. Used where React has not loaded. */
export function paintFailure(root: ParentNode, { heading, advice, action, act, lost = true }: Failure): void {
  const offline = heading === elementWords.chunkFailed && !navigator.onLine;
  const button = make('button', { type: 'button', class: 'button button-primary', part: 'button button-primary' }, action);
  button.onclick = act;
  // The browser may notice before the user does that the network is back.
  const weak = new WeakRef(button);
  const again = () => {
    const still = weak.deref();
    if (still?.isConnected) still.click();
  };
  if (lost) addEventListener('online', again, { once: true });
  const words = [make('h1', { part: 'heading' }, offline ? elementWords.offline : heading), ...(advice ? [make('p', { class: 'muted' }, advice)] : [])];
  root.replaceChildren(make('div', { class: 'shell shell-failure', lang: pageLanguage.tag, role: 'alert' }, ...(lost ? [icon(cloudOffPath)] : []), ...words, button));
}
