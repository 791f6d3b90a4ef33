import { elementWords } from '../src/text/en/elements';

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
  root.replaceChildren(make('div', { class: 'shell shell-skeleton', role: 'status', 'aria-label': elementWords.loading }, ...shapes));
}

/** Says in place what went wrong, with one way on. Used where React has not arrived. */
export function paintFailure(
  root: ParentNode,
  { heading, advice, action, act }: { heading: string; advice: string; action: string; act: () => void },
): void {
  const button = make('button', { type: 'button', class: 'button button-primary', part: 'button button-primary' }, action);
  button.onclick = act;
  const words = [make('h1', { part: 'heading' }, heading), make('p', { class: 'muted' }, advice)];
  root.replaceChildren(make('div', { class: 'shell shell-failure', role: 'alert' }, ...words, button));
}
