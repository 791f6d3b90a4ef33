import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { fillRounded, fitText, ink, paper, setText, softInk, type Canvas, type Colours } from './canvas';
import { drawCode, drawCreator, drawProducts } from './draw-parts';
import type { PictureContent } from './picture-content';

/** The size of a story, in px. */
export const storySize = { width: 1080, height: 1920 };

const side = 80;
const inner = storySize.width - 2 * side;
/** Instagram covers what is above and below with its own controls. */
const top = 200;
const bottom = 1600;
const codeHeight = 340;

/** The picture of a collection for a story: who, what, and the code that leads there. */
export function drawStory(canvas: Canvas, content: PictureContent, colours: Colours): void {
  const { width, height } = storySize;
  canvas.fillStyle = colours.primary;
  canvas.fillRect(0, 0, width, height);
  const light = canvas.createRadialGradient(width, 0, 0, width, 0, height * 0.8);
  light.addColorStop(0, '#ffffff38');
  light.addColorStop(1, '#ffffff00');
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);

  let y = top;
  if (content.creator || content.face) {
    drawCreator(canvas, content, colours, { x: side, y, width: inner, height: 96 });
    y += 96 + 32;
  }
  const name = fitText(canvas, content.name, inner, [92, 76, 62], { weight: 800, colour: colours.onPrimary, font: colours.font, lines: 3 });
  name.draw(side, y);
  y += name.height + (content.name ? 44 : 0);

  const codeTop = bottom - codeHeight;
  drawProducts(canvas, content, colours, { x: side, y, width: inner, height: codeTop - 32 - y }, 36);
  drawInvitation(canvas, content, colours, codeTop);
  setText(canvas, content.brand, inner, { size: 40, weight: 650, colour: colours.onPrimary, font: colours.font }).draw(side, bottom + 48);
}

/** The code, and what it is for. */
function drawInvitation(canvas: Canvas, { code, count, disclosure }: PictureContent, { font }: Colours, y: number): void {
  fillRounded(canvas, { x: side, y, width: inner, height: codeHeight }, 36, paper);
  const size = codeHeight - 40;
  drawCode(canvas, code, { x: side + 20, y: y + 20, width: size, height: size });
  const x = side + size + 56;
  const room = inner - size - 96;
  const texts = [
    fitText(canvas, words.scan, room, [68, 58], { weight: 800, colour: ink, font, align: 'start' }),
    setText(canvas, count > 0 ? words.products(count) : '', room, { size: 42, weight: 550, colour: ink, font, align: 'start' }),
    setText(canvas, disclosure, room, { size: 31, weight: 400, colour: softInk, font, align: 'start', lines: 3 }),
  ];
  const gap = 14;
  let at = y + (codeHeight - texts.reduce((sum, { height }) => sum + height, 0) - gap * 2) / 2;
  for (const text of texts) {
    text.draw(x, at);
    at += text.height + gap;
  }
}
