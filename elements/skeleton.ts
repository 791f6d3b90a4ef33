import { elementWords } from '../src/text/en/elements';

/** Blocks of a skeleton, each as high as what will stand in its place. */
export type SkeletonBlock = 'heading' | 'banner' | 'tabs' | 'card' | 'figures' | 'row' | 'tiles' | 'field' | 'button';

/** Paints grey shapes of the content's height, so that nothing jumps when the content comes. */
export function paintSkeleton(root: ParentNode, blocks: readonly SkeletonBlock[]): void {
  const box = document.createElement('div');
  box.className = 'shell-skeleton';
  box.setAttribute('role', 'status');
  box.setAttribute('aria-label', elementWords.loading);
  for (const block of blocks) {
    const shape = document.createElement('div');
    shape.className = `skeleton skeleton-${block}`;
    shape.setAttribute('part', 'skeleton');
    box.append(shape);
  }
  root.replaceChildren(box);
}

/** Says in place what went wrong, with one way on. Used where React has not arrived. */
export function paintFailure(
  root: ParentNode,
  { heading, advice, action, act }: { heading: string; advice: string; action: string; act: () => void },
): void {
  const box = document.createElement('div');
  box.className = 'shell-failure';
  box.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = heading;
  title.setAttribute('part', 'heading');
  const text = document.createElement('p');
  text.textContent = advice;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'shell-button';
  button.setAttribute('part', 'button button-primary');
  button.textContent = action;
  button.addEventListener('click', act);
  box.append(title, text, button);
  root.replaceChildren(box);
}
