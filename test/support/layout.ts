/** Puts the element into a page as wide as a phone, read in that direction. */
export function inPage(element: HTMLElement, width: number, direction: 'ltr' | 'rtl' = 'ltr'): HTMLElement {
  const page = document.createElement('div');
  page.dir = direction;
  page.style.width = `${width}px`;
  page.style.overflow = 'auto';
  document.body.append(page);
  page.append(element);
  return page;
}
