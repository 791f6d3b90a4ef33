import { fullImage } from '../domain/pictures';

/** Servers that have smaller versions of their pictures, and those that have none. */
const sizes = new Map<string, boolean>();

/** 'https://host', or the first folders of an address on the page's own server. */
const serverOf = (address: string) => address.split('/', 3).join('/');

/**
 * Loads the picture of `data-src`. If its server has no smaller versions of pictures, it loads the picture as it is
 * (`data-type` is its ending), and asks that server for no smaller ones again.
 */
export function loadImage(image: HTMLImageElement, onLoad: () => void, onMissing: () => void): void {
  const { src: sized = '', type } = image.dataset;
  const server = serverOf(sized);
  const full = type ? fullImage(sized, type) : undefined;
  let spare = full;
  const loadFull = () => {
    image.src = spare ?? '';
    spare = undefined;
  };
  image.addEventListener('load', () => {
    if (full && !sizes.get(server)) sizes.set(server, spare !== undefined);
    onLoad();
  });
  image.addEventListener('error', () => (spare ? loadFull() : onMissing()));
  if (spare && sizes.get(server) === false) loadFull();
  else image.src = sized;
}
