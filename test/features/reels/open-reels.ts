import '../../../elements/creator-reel-viewer';
import { openElement, runtimeOf, type Opened } from '../../support/open-element';
import type { World } from '../../support/world';

export const openReels = (world: World, category: string | undefined): Promise<Opened> =>
  openElement('creator-reel-viewer', runtimeOf(world), category === undefined ? {} : { 'category-id': category });

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

/** What the viewer shows and does, for the message of a wait that failed. */
export function stateOf(element: Element): string {
  const track = element.shadowRoot?.querySelector('.reel-track');
  const videos = videosOf(element).map((video) =>
    `${clipOf(video) || 'no clip'} ${video.paused ? 'paused' : 'playing'} at ${video.currentTime} (readyState ${video.readyState}, networkState ${video.networkState}, error ${video.error?.code})`);
  return `page ${Number(track?.scrollTop) / Number(track?.clientHeight)}, ${document.visibilityState}: ${videos.join('; ')}`;
}
