import { within } from '../domain/time-limit';

/** In ms: a picture that takes longer is left out. */
const longest = 7000;

/**
 * Loads a picture so that a canvas with it can be saved: its server must allow that (CORS), unless it is the page's own.
 * By an image and not by `fetch`, because policies of pages allow pictures in `img-src` alone.
 * @returns undefined if it did not load, or not in time
 */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.decoding = 'async';
  image.src = address;
  const loaded = image.decode().then(() => (image.naturalWidth > 0 ? image : undefined));
  const picture = await within(loaded, longest, 'the picture took too long').catch(() => undefined);
  if (!picture) image.removeAttribute('src'); // a pending request is given up
  return picture;
}
