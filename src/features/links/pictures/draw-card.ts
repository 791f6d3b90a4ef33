import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { fitText, ink, paper, setText, softInk, type Canvas, type Colours } from './canvas';
import { drawCode, drawCreator, drawProducts } from './draw-parts';
import type { PictureContent } from './picture-content';

/** A postcard (A6) at 300 dots per inch, in px. */
export const cardSize = { width: 1240, height: 1748 };

const side = 100;
const inner = cardSize.width - 2 * side;
const codeSize = 620;
const productsHeight = 300;

/** The card of a collection for print: mostly white, because colour costs ink, with the code in its middle. */
export function drawCard(canvas: Canvas, content: PictureContent, colours: Colours): void {
  const { width, height } = cardSize;
  canvas.fillStyle = paper;
  canvas.fillRect(0, 0, width, height);

  const name = fitText(canvas, content.name, inner, [96, 80, 64], { weight: 800, colour: colours.onPrimary, font: colours.font, lines: 2 });
  const who = content.creator || content.face ? 88 : 0;
  const band = Math.max(360, name.height + who + 32 + 140);
  canvas.fillStyle = colours.primary;
  canvas.fillRect(0, 0, width, band);
  const gap = who && name.height ? 32 : 0;
  const start = (band - name.height - who - gap) / 2;
  name.draw(side, start);
  drawCreator(canvas, content, colours, { x: side, y: start + name.height + gap, width: inner, height: 88 });

  let y = band + 36;
  drawCode(canvas, content.code, { x: (width - codeSize) / 2, y, width: codeSize, height: codeSize });
  y += codeSize + 4;
  const scan = setText(canvas, words.scan, inner, { size: 84, weight: 800, colour: ink, font: colours.font });
  scan.draw(side, y);
  y += scan.height + 28;

  // A row, however many there are: what does not fit is behind the code.
  const shown = content.products.slice(0, 4);
  const step = (inner - 3 * 24) / 4;
  const rowStart = (width - shown.length * step - (shown.length - 1) * 24) / 2;
  const tile = Math.min(productsHeight, step);
  shown.forEach((product, index) => drawProducts(canvas, { ...content, products: [product] }, colours, { x: rowStart + index * (step + 24), y, width: step, height: tile }, 28));
  const foot = setText(canvas, `${content.brand} · ${content.disclosure}`, inner, { size: 32, weight: 400, colour: softInk, font: colours.font, lines: 2 });
  foot.draw(side, height - 56 - foot.height);
}
