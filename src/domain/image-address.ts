/** The widths that the marketplace keeps of every picture, in px. */
export type ImageSize = 128 | 256 | 512;

/** name_{size}.webp in place of name.png or name.jpg; any other address stays as it is (decision C28). */
export function sizedImage(url: string, size: ImageSize): string {
  return url.replace(/^(?!data:|blob:)([^?#]+)\.(?:png|jpg)$/i, `$1_${size}.webp`);
}
