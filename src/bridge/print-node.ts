/** In print, the rest of the page is hidden; on the screen nothing changes. */
const pageRules = `
  .creator-paper { display: none !important; }
  @page { margin: 14mm; }
  @media print {
    html, body {
      display: block !important; position: static !important; width: auto !important; max-width: none !important; height: auto !important;
      min-height: 0 !important; margin: 0 !important; padding: 0 !important; overflow: visible !important; background: #fff !important;
    }
    body > :not(.creator-paper) { display: none !important; }
    body > .creator-paper { display: block !important; container-type: normal !important; background: #fff !important; }
  }`;

let takeBack: (() => void) | undefined;

/**
 * Prints a copy of a node, without the rest of the page. The node is in a shadow root of a page that is not ours. Popup
 * blockers refuse a new window and policies refuse a frame, so the copy is a child of the body with its own shadow
 * root, which is visible in print media only.
 * @returns a function that removes the copy; the end of printing and the next print do the same
 */
export function printNode(node: Element): () => void {
  takeBack?.();
  const paper = document.createElement('div');
  paper.className = 'creator-paper';
  paper.lang = node.closest<HTMLElement>('[lang]')?.lang ?? '';
  const root = paper.attachShadow({ mode: 'open' });
  const home = node.getRootNode();
  if (home instanceof ShadowRoot) root.adoptedStyleSheets = [...home.adoptedStyleSheets];
  const copy = node.cloneNode(true);
  if (copy instanceof HTMLElement) copy.hidden = false;
  if (copy instanceof HTMLCanvasElement) copy.getContext('2d')?.drawImage(node as HTMLCanvasElement, 0, 0); // a clone is empty
  root.append(copy);
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(paper);

  const remove = () => {
    if (takeBack === remove) takeBack = undefined;
    window.removeEventListener('afterprint', remove);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    paper.remove();
  };
  takeBack = remove;
  window.addEventListener('afterprint', remove);
  window.print();
  return remove;
}
