import { within } from '../domain/time-limit';

/** An app around a webview that answers no permission request leaves the clipboard API waiting for ever (ms). */
const longestWait = 1000;

/** The topmost modal dialog, through open shadow roots. Everything outside of it is inert. */
function topModal(root: ParentNode): Element | undefined {
  let top: Element | undefined;
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('dialog:modal')) top = element;
    if (element.shadowRoot) top = topModal(element.shadowRoot) ?? top;
  }
  return top;
}

/** Copies through a selected field, for browsers that refuse the clipboard API, or do not answer, but support the old command. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'creator-copy-field';
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  const home = topModal(document) ?? document.body;
  const tree = home.getRootNode() as Document | ShadowRoot;
  const focused = tree.activeElement;
  home.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text; must be called in the handler of a tap.
 * @returns false if copying failed, so that the text must be shown for selection
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await within(navigator.clipboard.writeText(text), longestWait, 'The clipboard did not answer');
    return true;
  } catch {
    return copyBySelection(text);
  }
}
