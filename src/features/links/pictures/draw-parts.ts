import { mostTiles, pictureTiles, type Rectangle } from '../../../domain/picture-tiles';
import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { fillPicture, fillRounded, fitText, ink, paper, plate, setText, type Canvas, type Colours } from './canvas';
import type { PictureContent } from './picture-content';

/** The pictures of the products; the name of a product whose picture is missing. */
export function drawProducts(canvas: Canvas, { products, count }: PictureContent, colours: Colours, area: Rectangle, radius: number): void {
  const places = pictureTiles(products.length, area, radius * 0.6);
  products.forEach(({ name, picture }, index) => {
    const place = places[index];
    if (!place) return;
    const hasMore = index === mostTiles - 1 && count > mostTiles;
    if (picture) fillPicture(canvas, picture, place, radius);
    else drawName(canvas, hasMore ? '' : name, colours, place, radius);
    if (hasMore) drawMore(canvas, count - mostTiles + 1, colours, place, radius);
  });
}

function drawName(canvas: Canvas, name: string, { font }: Colours, place: Rectangle, radius: number): void {
  fillRounded(canvas, place, radius, plate);
  const inside = place.width - radius * 1.6;
  const text = fitText(canvas, name, inside, [place.width / 9, place.width / 11, place.width / 13], { weight: 650, colour: ink, font, lines: Math.max(2, Math.floor(place.height / (place.width / 13) / 1.8)) });
  text.draw(place.x + (place.width - inside) / 2, place.y + (place.height - text.height) / 2);
}

/** How many more there are, over the last picture. */
function drawMore(canvas: Canvas, count: number, { font }: Colours, place: Rectangle, radius: number): void {
  fillRounded(canvas, place, radius, '#0009');
  const text = setText(canvas, words.more(count), place.width, { size: place.width / 4, weight: 750, colour: paper, font });
  text.draw(place.x, place.y + (place.height - text.height) / 2);
}

/** Who recommends: picture and name, in the middle of a line. Draws nothing if neither is known. */
export function drawCreator(canvas: Canvas, { creator, face }: PictureContent, { font, onPrimary }: Colours, { x, y, width, height }: Rectangle): void {
  const gap = face && creator ? height * 0.25 : 0;
  const room = width - (face ? height + gap : 0);
  const size = height * 0.48;
  canvas.font = `600 ${size}px ${font}`;
  const textWidth = Math.min(room, Math.ceil(canvas.measureText(creator).width) + 1);
  const start = x + (width - (face ? height + gap : 0) - textWidth) / 2;
  if (face) fillPicture(canvas, face, { x: start, y, width: height, height }, height / 2);
  if (!creator) return;
  const text = setText(canvas, creator, textWidth, { size, weight: 600, colour: onPrimary, font });
  text.draw(start + (face ? height + gap : 0), y + (height - text.height) / 2);
}

/** The QR code on white. Its corners stay sharp, so that cameras read it. */
export function drawCode(canvas: Canvas, code: ImageBitmap, { x, y, width, height }: Rectangle): void {
  canvas.imageSmoothingEnabled = code.width > width;
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(code, x, y, width, height);
  canvas.imageSmoothingEnabled = true;
}
