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
      const { overflowX, textOverflow } = getComputedStyle(part);
      return part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
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
      return width < 43.5 || height < 43.5;
    })
    .map(nameOf);
}

/**
 * Controls that cover half of each other, so that one of them cannot be tapped; a control may be on top of a larger
 * one.
 */
export function overlapping(element: HTMLElement): string[] {
  const parts = [...shown(element.shadowRoot ?? element)].filter((part) => part.matches(controls));
  const found: string[] = [];
  parts.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    for (const other of parts.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const onTop = width >= Math.min(a.width, b.width) - 1 && height >= Math.min(a.height, b.height) - 1;
      if (width > 2 && height > 2 && !onTop) found.push(`${nameOf(one)} over ${nameOf(other)}`);
    }
  });
  return found;
}
