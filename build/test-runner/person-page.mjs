/** Runs before every document of a person's page: records refusals by the security policy and what is copied. */
export function watchPage() {
  document.addEventListener('securitypolicyviolation', (event) => {
    globalThis.tellTestViolation(`${event.effectiveDirective} refused ${event.blockedURI || 'inline'} ${event.sample ?? ''} (${event.sourceFile ?? ''}:${event.lineNumber})`);
  });
  let copied = '';
  globalThis.lastCopiedForTest = () => copied;
  document.addEventListener('copy', () => { copied = String(document.getSelection()); });
  const clipboard = navigator.clipboard;
  if (!clipboard) return; // on plain http
  // The real write still happens and must succeed; the text is kept because headless Chromium refuses to read it back.
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await writeText(text);
    copied = String(text);
  };
}

/** Everything a sighted person can read on the page, through shadow roots, with one space between words. */
export function visibleText() {
  const words = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return void words.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'OPTION'].includes(node.tagName)) return;
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const apart = !style.display.startsWith('inline');
    if (apart) words.push(' ');
    if (node.tagName === 'BR') words.push(' ');
    const inside = node.tagName === 'SLOT' && node.assignedNodes().length > 0 ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes;
    inside.forEach(walk);
    if (apart) words.push(' ');
  };
  walk(document.body);
  return words.join('').replace(/\s+/g, ' ').trim();
}
