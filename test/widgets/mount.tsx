import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import base from '../../src/styles/base.css';
import tokens from '../../src/styles/tokens.css';
import { waitUntil } from '../support/wait-until';

const cleanups: (() => void)[] = [];

export interface Mounted {
  host: HTMLElement;
  root: ShadowRoot;
  render: (node: ReactNode) => void;
  text: () => string;
  all: <E extends Element = HTMLElement>(selector: string) => E[];
  one: <E extends Element = HTMLElement>(selector: string) => E;
  button: (name: string) => HTMLButtonElement;
}

/** The accessible name, for the ways of naming that the widgets use. */
export function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}

/** Renders widgets as elements do: inside a shadow root that has the tokens and the base sheet. */
export function mount(node: ReactNode, scheme: 'light' | 'dark' = 'light', where: Element = document.body): Mounted {
  const host = document.createElement('div');
  host.setAttribute('color-scheme', scheme);
  where.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tokens, base];
  const box = document.createElement('main');
  root.append(box);
  const react = createRoot(box);
  const render = (next: ReactNode) => flushSync(() => react.render(next));
  render(node);
  cleanups.push(() => {
    flushSync(() => react.unmount());
    host.remove();
  });
  const all = <E extends Element = HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const one = <E extends Element = HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector} in: ${box.textContent}`);
    return found;
  };
  const button = (name: string) => {
    const found = all<HTMLButtonElement>('button').filter((candidate) => nameOf(candidate) === name);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} buttons named '${name}' in: ${box.textContent}`);
    return found[0];
  };
  return { host, root, render, text: () => box.textContent ?? '', all, one, button };
}

/** Unmounts everything; for `afterEach`. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

/** Waits until the widget shows the text. */
export function seen(mounted: Mounted, words: string): Promise<void> {
  return waitUntil(() => mounted.text().includes(words), `'${words}' never came; there is: ${mounted.text()}`);
}

/** Ends every finite animation, so that colours are the final ones. */
export function calm({ root }: Mounted): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
