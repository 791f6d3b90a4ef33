import '../../../elements/creator-reel-viewer';
import { brand } from '../../../demo/marketplace/brand';
import type { ScreenElement } from '../../../elements/define';
import { createRuntime } from '../../../src/runtime';
import type { World } from '../../support/world';

const open: HTMLElement[] = [];

export async function openReels(world: World, category: string | undefined): Promise<{ element: ScreenElement; went: string[] }> {
  const element = document.createElement('creator-reel-viewer');
  if (category !== undefined) element.setAttribute('category-id', category);
  const went: string[] = [];
  element.runtime = createRuntime({ apiBase: world.apiBase, brand });
  element.router = { navigate: (path) => went.push(path), back: () => went.push('back') };
  document.body.append(element);
  open.push(element);
  await element.whenReady();
  return { element, went };
}

/** The videos of the viewer, in the order of the reels around the view. */
export const videosOf = (element: Element): HTMLVideoElement[] => {
  const found: HTMLVideoElement[] = [];
  const walk = (root: ParentNode) => {
    for (const child of root.querySelectorAll('*')) {
      if (child instanceof HTMLVideoElement) found.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
    }
  };
  if (element.shadowRoot) walk(element.shadowRoot);
  return found;
};

export const playing = (element: Element): HTMLVideoElement[] => videosOf(element).filter((video) => !video.paused);
export const clipOf = (video: HTMLVideoElement | undefined): string => video?.currentSrc.split('/').at(-1) ?? '';

afterEach(() => {
  for (const element of open.splice(0)) element.remove();
});
