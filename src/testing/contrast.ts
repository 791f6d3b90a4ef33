import { contrastRatio } from '../domain/contrast';

/** Red, green, blue and alpha, each 0 to 1. */
type Colour = readonly [number, number, number, number];

const white: Colour = [1, 1, 1, 1];
/** WCAG 2.2, 1.4.3: text of this size in px, or bold text of that size, may have less contrast. */
const largePx = 24;
const largeBoldPx = 18.66;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Any colour that CSS can compute, oklch() and color() included, as the screen shows it. */
function read(css: string): Colour {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return white;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

const over = ([r, g, b, a]: Colour, [r2, g2, b2, a2]: Colour): Colour =>
  [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), a + a2 * (1 - a)];

/** The parent of an element in the rendered tree, through slots and shadow roots. */
function holder(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The background behind the text of an element; undefined for a picture, which has no single colour. */
function backgroundOf(element: Element): { colour: Colour; opacity: number } | undefined {
  const layers: Colour[] = [];
  let opacity = 1;
  for (let at: Element | null = element; at; at = holder(at)) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return undefined;
    const colour = read(style.backgroundColor);
    layers.push(colour);
    opacity *= Number(style.opacity);
    if (colour[3] === 1) break;
  }
  return { colour: layers.reduceRight((below, layer) => over(layer, below), white), opacity };
}

function* texts(root: ParentNode): Generator<Text> {
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) yield node;
    else if (node instanceof Element && node.shadowRoot) yield* texts(node.shadowRoot);
  }
}

function isRead(text: Text, element: Element): boolean {
  if (text.data.trim() === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  if (element.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true], style, script')) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width, height } = range.getBoundingClientRect();
  return width > 1 && height > 1;
}

/**
 * The texts of an element with too little contrast: less than 4.5:1, or 3:1 if they are large. Text on a picture or a
 * gradient is not checked, nor is that of disabled controls (WCAG excludes them).
 */
export function weakTexts(element: Element): string[] {
  const weak = new Set<string>();
  for (const text of [...texts(element), ...(element.shadowRoot ? texts(element.shadowRoot) : [])]) {
    const parent = text.parentElement ?? (text.getRootNode() as ShadowRoot).host;
    if (!parent || !isRead(text, parent)) continue;
    const behind = backgroundOf(parent);
    if (!behind) continue;
    const style = getComputedStyle(parent);
    const [red, green, blue, alpha] = read(style.color);
    const ratio = contrastRatio(over([red, green, blue, alpha * behind.opacity], behind.colour), behind.colour);
    const size = Number.parseFloat(style.fontSize);
    const needed = size >= largePx || (size >= largeBoldPx && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < needed - 0.005) weak.add(`“${text.data.trim().slice(0, 40)}” has ${ratio.toFixed(2)}:1, needs ${needed}:1`);
  }
  return [...weak];
}
