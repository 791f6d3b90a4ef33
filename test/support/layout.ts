/** Puts the element into a page as wide as a phone, with that direction. */
export function inPage(element: HTMLElement, width: number, direction: 'ltr' | 'rtl' = 'ltr'): HTMLElement {
  const page = document.createElement('div');
  page.dir = direction;
  page.style.width = `${width}px`;
  page.style.overflow = 'auto';
  document.body.append(page);
  page.append(element);
  return page;
}

/** All visible nodes inside, through open shadow roots; what is in the top layer is not in the element's box. */
function* shown(root: ParentNode): Generator<HTMLElement> {
  for (const child of root.children) {
    if (!(child instanceof HTMLElement) || !child.checkVisibility({ visibilityProperty: true }) || child.matches(':modal, :popover-open, .visually-hidden')) continue;
    yield child;
    yield* shown(child.shadowRoot ?? child);
  }
}

/** A short description of a node, for messages. */
const nameOf = (element: HTMLElement) =>
  `<${element.localName} class="${element.className}"> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;

/** The nearest ancestor that clips or scrolls content that is too wide, through shadow roots. */
function cutBy(element: HTMLElement, within: Element): boolean {
  for (let at: Node | null = element.parentNode; at && at !== within; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof HTMLElement && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}

/** What overflows the element's sides, where nobody can see it or scroll to it. */
export function outOfBox(element: HTMLElement): string[] {
  const box = element.getBoundingClientRect();
  return [...shown(element.shadowRoot ?? element)]
    .filter((part) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      return width > 0 && height > 0 && (left < box.left - 1 || right > box.right + 1) && !cutBy(part, element);
    })
    .map(nameOf);
}

/** Texts that are clipped at their own side without an ellipsis or a way to scroll. */
export function cutTexts(element: HTMLElement): string[] {
  return [...shown(element.shadowRoot ?? element)]
    .filter((part) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part);
      return webkitLineClamp === 'none' && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
    })
    .map(nameOf);
}

const controls = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="switch"]';

/**
 * Controls that are too small for a thumb: smaller than 44 px. A field counts with its label; links in a sentence may
 * be as low as their line.
 */
export function smallTargets(element: HTMLElement): string[] {
  return [...shown(element.shadowRoot ?? element)]
    .filter((part) => {
      if (!part.matches(controls) || getComputedStyle(part).display === 'inline') return false;
      const label = part instanceof HTMLInputElement ? part.closest('label') : null;
      // A button that is stretched over its card is as large as the card.
      const card = getComputedStyle(part, '::after').position === 'absolute' ? part.offsetParent : null;
      const { width, height } = (label ?? card ?? part).getBoundingClientRect();
      // A label may reach further than it looks.
      const around = label && getComputedStyle(label, '::after');
      const reach = around?.position === 'absolute' ? parseFloat(around.height) : 0;
      return width < 43.5 || Math.max(height, reach) < 43.5;
    })
    .map(nameOf);
}

/** What is left of a rectangle inside everything that clips it, up to the window. */
function seenPart(rect: DOMRect, element: Element): { left: number; right: number; top: number; bottom: number } {
  let { left, right, top, bottom } = rect;
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof HTMLElement) || at.matches('body, html')) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { left, right, top, bottom };
}

/** Whether the element floats over the page, as a bar at its foot does. */
function floats(element: HTMLElement, within: Element): boolean {
  for (let at: Node | null = element; at && at !== within; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof HTMLElement && /fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/**
 * Controls that cover half of each other, so that one of them cannot be tapped; a control may be on top of a larger
 * one, and a bar that floats is over what scrolls below it.
 */
export function overlapping(element: HTMLElement): string[] {
  const parts = [...shown(element.shadowRoot ?? element)].filter((part) => part.matches(controls));
  const found: string[] = [];
  parts.forEach((one, index) => {
    const a = seenPart(one.getBoundingClientRect(), one);
    for (const other of parts.slice(index + 1)) {
      if (floats(one, element) !== floats(other, element)) continue;
      const b = seenPart(other.getBoundingClientRect(), other);
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const onTop = width >= Math.min(a.right - a.left, b.right - b.left) - 1 && height >= Math.min(a.bottom - a.top, b.bottom - b.top) - 1;
      if (width > 2 && height > 2 && !onTop) found.push(`${nameOf(one)} over ${nameOf(other)}`);
    }
  });
  return found;
}

/** The visible texts inside, each with the element that it stands in. */
const textsOf = (element: HTMLElement): { text: Text; of: HTMLElement }[] =>
  [...shown(element.shadowRoot ?? element)]
    .filter((part) => !part.closest('.visually-hidden') && !part.matches('option, style'))
    .flatMap((of) => [...of.childNodes].filter((node) => node instanceof Text).filter(({ data }) => data.trim() !== '').map((text) => ({ text, of })));

/** Texts that lie over each other. */
export function overlappingTexts(element: HTMLElement): string[] {
  const range = document.createRange();
  const lines = textsOf(element)
    .filter(({ of }) => !floats(of, element) && getComputedStyle(of).opacity !== '0')
    .flatMap(({ text, of }) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((rect) => ({ ...seenPart(rect, of), text }));
    });
  const found = new Set<string>();
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.text === other.text) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Boxes of letters reach a little beyond their line.
      const low = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (width > 2 && height > low / 2) found.add(`"${one.text.data.trim().slice(0, 30)}" over "${other.text.data.trim().slice(0, 30)}"`);
    }
  });
  return [...found];
}

/** Texts whose letters are higher than the box that clips them: marks above and below, as in Devanagari, would be lost. */
export function clippedLetters(element: HTMLElement): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return textsOf(element).filter(({ text, of }) => {
    const { overflowY, font, lineHeight } = getComputedStyle(of);
    if (overflowY === 'visible') return false;
    pen.font = font;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text.data);
    return actualBoundingBoxAscent + actualBoundingBoxDescent > Math.min(of.clientHeight, parseFloat(lineHeight) || Infinity) + 1;
  }).map(({ of }) => nameOf(of));
}

/** Lines that reach beyond a box that hides them, where nobody can scroll to them. */
export function hiddenLines(element: HTMLElement): string[] {
  const range = document.createRange();
  return textsOf(element).filter(({ text, of }) => {
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    for (let at: Node | null = of; at && at !== element; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
      if (!(at instanceof HTMLElement)) continue;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible' && rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  }).map(({ of }) => nameOf(of));
}
