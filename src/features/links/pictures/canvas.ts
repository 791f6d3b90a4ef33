import { coverPart, type Rectangle } from '../../../domain/picture-tiles';
import { directionOf, wrapText } from '../../../domain/wrap-text';

export type Canvas = CanvasRenderingContext2D;

/** Of the theme, as the canvas has them. */
export interface Colours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly font: string;
}

/** Paper is white in every theme, and codes are black on it. */
export const paper = '#fff';
export const ink = '#17131f';
export const softInk = '#5b5566';
export const plate = '#efecf4';

interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly font: string;
  readonly align?: 'center' | 'start';
  readonly lines?: number;
}

/** The height of a line per size of its letters, high enough for the marks of Indian scripts. */
const lineHeight = 1.22;

/** A text that is set: its lines, and the height that it takes. */
export interface SetText {
  readonly height: number;
  /** Draws it with its top at `y`, within the width that it was set for, which begins at `x`. */
  draw(x: number, y: number): void;
}

/** Sets a text into lines of a width. It is drawn in the direction of its script. */
export function setText(canvas: Canvas, text: string, width: number, { size, weight, colour, font, align = 'center', lines: most = 1 }: TextStyle): SetText {
  const face = `${weight} ${size}px ${font}`;
  canvas.font = face;
  const lines = wrapText(text, (part) => canvas.measureText(part).width, width, most);
  const step = size * lineHeight;
  return {
    height: lines.length * step,
    draw(x, y) {
      canvas.font = face;
      canvas.fillStyle = colour;
      canvas.textAlign = align === 'center' ? 'center' : 'left';
      canvas.textBaseline = 'middle';
      canvas.direction = directionOf(text);
      lines.forEach((line, index) => canvas.fillText(line, align === 'center' ? x + width / 2 : x, y + (index + 0.5) * step));
    },
  };
}

/** A text in the largest of several sizes in which it needs no more than its lines. */
export function fitText(canvas: Canvas, text: string, width: number, sizes: readonly number[], style: Omit<TextStyle, 'size'>): SetText {
  const size = sizes.find((each) => {
    canvas.font = `${style.weight} ${each}px ${style.font}`;
    return wrapText(text, (part) => canvas.measureText(part).width, width, (style.lines ?? 1) + 1).length <= (style.lines ?? 1);
  }) ?? sizes.at(-1) ?? 0;
  return setText(canvas, text, width, { ...style, size });
}

export function fillRounded(canvas: Canvas, { x, y, width, height }: Rectangle, radius: number, colour: string): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  roundedPath(canvas, { x, y, width, height }, radius);
  canvas.fill();
}

/** Not `roundRect`, which Safari has since 16 only. */
function roundedPath(canvas: Canvas, { x, y, width, height }: Rectangle, radius: number): void {
  canvas.moveTo(x + radius, y);
  canvas.arcTo(x + width, y, x + width, y + height, radius);
  canvas.arcTo(x + width, y + height, x, y + height, radius);
  canvas.arcTo(x, y + height, x, y, radius);
  canvas.arcTo(x, y, x + width, y, radius);
  canvas.closePath();
}

/** A picture that fills a place with round corners. */
export function fillPicture(canvas: Canvas, picture: HTMLImageElement, place: Rectangle, radius: number): void {
  const part = coverPart({ width: picture.naturalWidth, height: picture.naturalHeight }, place);
  canvas.save();
  canvas.beginPath();
  roundedPath(canvas, place, radius);
  canvas.clip();
  fillRounded(canvas, place, radius, paper); // behind pictures that are transparent
  canvas.drawImage(picture, part.x, part.y, part.width, part.height, place.x, place.y, place.width, place.height);
  canvas.restore();
}
