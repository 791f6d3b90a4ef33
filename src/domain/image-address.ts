/** The available widths of every picture of the marketplace, in px. */
export type ImageSize = 128 | 256 | 512;

/** name_{size}.webp instead of name.png or name.jpg; any other address is unchanged (decision C28). */
export function sizedImage(url: string, size: ImageSize): string {
  return url.replace(/^(?!data:|blob:)([^?#]+)\.(?:png|jpg)$/i, `$1_${size}.webp`);
}
