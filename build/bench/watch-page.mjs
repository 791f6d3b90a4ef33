/**
 * Runs in every page before its own scripts: notes when one of the texts is painted, through shadow roots. The same
 * for every page, so that no framework's own events count.
 */
export function watchFirstData(texts) {
  const bench = globalThis.bench = { firstData: undefined, ready: 0 };
  const options = { childList: true, characterData: true, subtree: true };
  const hasText = (node) => texts.some((text) => node.textContent.includes(text));

  /** The innermost element with the text. */
  function holder(node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) if (hasText(text)) return text.parentElement;
    return node instanceof Element ? node : node.parentElement;
  }

  function isVisible(element) {
    const { width, height } = element.getBoundingClientRect();
    return element.isConnected && width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function seen(element) {
    if (bench.firstData !== undefined) return;
    if (!isVisible(element)) return void requestAnimationFrame(() => seen(element));
    bench.firstData = 0;
    // The next frame draws it; a task after that frame comes when it has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('bench-first-data');
        bench.firstData = performance.timeOrigin + performance.now();
        globalThis.benchFirstData?.(bench.firstData);
      };
      port2.postMessage(0);
    });
  }

  const observer = new MutationObserver((records) => {
    if (bench.firstData !== undefined) return observer.disconnect();
    for (const { type, target, addedNodes } of records) {
      // A figure may be written into several text nodes of one element.
      const changed = type === 'characterData' ? [target.parentElement] : [...addedNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.parentElement : node));
      const node = changed.find((each) => each?.nodeType === Node.ELEMENT_NODE && hasText(each));
      if (node) return seen(holder(node));
    }
  });
  observer.observe(document, options);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    observer.observe(root, options);
    return root;
  };
  addEventListener('creator-ready', () => {
    performance.mark('bench-ready');
    bench.ready += 1;
  });
}

/** The same for a drawer: notes the time from a tap until a drawer is painted, and until that is a dialog with its content. */
export function watchDrawer() {
  const bench = globalThis.bench;
  const roots = () => {
    const found = [document];
    for (const root of found) for (const element of root.querySelectorAll('*')) if (element.shadowRoot) found.push(element.shadowRoot);
    return found;
  };
  const isOpen = (selector) => roots().some((root) => [...root.querySelectorAll(selector)].some((dialog) => dialog.getBoundingClientRect().height > 0));
  bench.tap = {};
  addEventListener('pointerdown', (event) => {
    const start = event.timeStamp;
    const look = (key, selector) => {
      if (!isOpen(selector)) return void requestAnimationFrame(() => look(key, selector));
      requestAnimationFrame(() => setTimeout(() => { bench.tap[key] = performance.now() - start; }));
    };
    look('drawer', 'dialog[open], .drawer:popover-open');
    look('content', 'dialog[open]');
  }, { once: true, capture: true });
}
