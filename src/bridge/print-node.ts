/** On paper the page around the statement steps aside; on the screen nothing changes. */
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
 * Prints a copy of the node and nothing else of the page. The node lives in a shadow root somewhere in a page that is not
 * ours: a window of its own is what popup blockers refuse and a frame is what policies refuse, so the copy stands in the
 * page itself, as a child of the body with a shadow root of its own, and only print media show it.
 * @returns removes the copy; printing again or the end of printing does it as well
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
