/** The available widths of every picture of the marketplace, in px. */
export type ImageSize = 128 | 256 | 512;

/** A picture that has smaller versions: its address, and its ending. */
const picture = /^(?!data:|blob:)([^?#]+)\.(png|jpg)$/i;

/** name_{size}.webp instead of name.png or name.jpg; any other address is unchanged (decision C28). */
export function sizedImage(url: string, size: ImageSize): string {
  return url.replace(picture, `$1_${size}.webp`);
}

/** The ending of a picture that `sizedImage` changes; undefined if it leaves the address as it is. */
export function imageType(url: string): string | undefined {
  return picture.exec(url)?.[2];
}

/** The picture as it is, of the address of a smaller version. */
export function fullImage(sized: string, type: string): string {
  return sized.replace(/_\d+\.webp$/, `.${type}`);
}

/** The pictures to show, and the number for the '+{n-4}' overlay, 0 for none (decision C29). */
export function splitThumbnails<T>(list: readonly T[], shown = 4): { shown: T[]; more: number } {
  return { shown: list.slice(0, shown), more: Math.max(0, list.length - shown) };
}
