/** What the page's own HTML shows until the app shows the same (demo/marketplace/web/app-page.tsx). */

/** The phone number that was typed into the page's HTML becomes that of the app, with the focus. */
function passOn(frame: Element, app: ShadowRoot, screen: ShadowRoot | null): void {
  // A login that was begun earlier opens with its second step.
  const [typed, field] = [frame, screen].map((root) => root?.querySelector<HTMLInputElement>('input[autocomplete="tel"]'));
  if (!typed || !field) return;
  if (typed.value !== '') {
    // React's own property of the field would hide the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value);
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  if (document.activeElement === typed && !app.activeElement) field.focus({ preventScroll: true });
}

const isDrawn = (root: ShadowRoot | null | undefined) => Boolean(root?.childElementCount) && !root?.querySelector('.shell-skeleton');

/** Removes the first frame in the task in which the app draws the same, so nothing is seen of it. */
export function endFirstFrame(): void {
  const frame = document.querySelector('.first-frame');
  const app = document.querySelector('creator-app');
  if (!frame || !app) return;
  const watched = new Set<Node>();
  const observer = new MutationObserver(look);
  const end = () => {
    observer.disconnect();
    frame.remove();
  };
  function watch(node: Node | null | undefined): void {
    if (!node || watched.has(node)) return;
    watched.add(node);
    observer.observe(node, { childList: true, subtree: true });
  }
  function look(): void {
    const root = app?.shadowRoot;
    if (!root) return;
    watch(root);
    if (!isDrawn(root)) return;
    const screen = root.querySelector('main')?.firstElementChild?.shadowRoot;
    watch(screen);
    // The navigation is there with the app; a whole screen when its element has drawn it.
    if (!frame?.classList.contains('first-nav') && screen && !isDrawn(screen)) return;
    if (frame) passOn(frame, root, screen ?? null);
    end();
  }
  void customElements.whenDefined('creator-app').then(look);
  // The app or its code could not be loaded, and says so.
  document.addEventListener('creator-error', end, { once: true });
}
