import type { Canvas, Colours } from './canvas';
import { cardSize, drawCard } from './draw-card';
import { drawStory, storySize } from './draw-story';
import type { PictureContent } from './picture-content';

export type PictureKind = 'story' | 'card';

interface Kind {
  readonly size: { readonly width: number; readonly height: number };
  readonly draw: (canvas: Canvas, content: PictureContent, colours: Colours) => void;
}

export const pictureKinds: Readonly<Record<PictureKind, Kind>> = {
  story: { size: storySize, draw: drawStory },
  card: { size: cardSize, draw: drawCard },
};

/**
 * Draws a picture in the colours and the font of its canvas, which come from the theme.
 * @returns the picture as a file
 * @throws where the browser gives no canvas, or no memory for it
 */
export async function drawPicture(element: HTMLCanvasElement, kind: PictureKind, content: PictureContent): Promise<File> {
  const { size, draw } = pictureKinds[kind];
  Object.assign(element, size);
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('no canvas');
  const { color, backgroundColor, fontFamily } = getComputedStyle(element);
  draw(canvas, content, { primary: color, onPrimary: backgroundColor, font: fontFamily });
  const type = 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => element.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('no memory for a picture');
  return new File([blob], `${kind}_${Date.now()}.jpg`, { type });
}
