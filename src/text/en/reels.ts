import { words } from '../words';

/** The reel viewer (specification section 8, 'Reels'). */
export const reelsWords = words('reels', {
  title: 'Reels',
  /** What a screen reader calls the viewer. */
  role: 'carousel',
  loading: 'Loading reels...',
  noCategory: 'No category specified.',
  notFound: 'Category not found',
  failed: 'Failed to load reels',
  none: 'No reels found for this category.',
  close: 'Close',
  swipe: 'Swipe up for the next reel',
  sound: 'Sound',
  play: 'Play',
  pause: 'Pause',
  retry: 'Retry',
  reel: (number: number, count: number) => `Reel ${number} of ${count}`,
  by: (name: string) => `By ${name}`,
  cannotPlay: (reason: string) => `Cannot play video. ${reason}`,
  /** By the code of a MediaError. */
  videoErrors: [
    'An unknown video error occurred.',
    'Video playback aborted.',
    'A network error caused video download to fail.',
    'Video playback aborted due to decoding error.',
    'Video source not supported.',
  ],
});
