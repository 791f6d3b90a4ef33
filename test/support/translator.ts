/** What a translation begins with, so that it can be told from the text that it stands for. */
export const translationMark = 'ट';

const untouched = 'style, script, option, textarea, title, svg, font, [translate=no]';

/**
 * Does to a page what translators of browsers and extensions do: every text node is replaced by another one in two
 * `<font>`, also in open shadow roots, as soon as it is there or changes.
 * @param mark what each translation begins with; none leaves all names as they are
 * @returns ends it; what has been translated stays so
 */
export function translatePage(mark = translationMark): () => void {
  const watched = new Map<Node, MutationObserver>();
  const translate = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(mark + text.data);
    text.replaceWith(outer);
  };
  const walk = (node: Node) => {
    if (node instanceof Text) return translate(node);
    if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
    for (const child of [...node.childNodes]) walk(child);
  };
  function watch(root: Node): void {
    if (watched.has(root)) return;
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) walk(node);
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    watched.set(root, observer);
    walk(root);
  }
  const { attachShadow } = Element.prototype;
  // A root that is attached to an element of the page is no change that an observer is told of.
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    queueMicrotask(() => watch(root));
    return root;
  };
  watch(document.body);
  return () => {
    Element.prototype.attachShadow = attachShadow;
    for (const observer of watched.values()) observer.disconnect();
  };
}
