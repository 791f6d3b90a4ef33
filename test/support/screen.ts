import { waitUntil } from '@open-wc/testing';

type Name = string | RegExp;

const implicitRoles: Record<string, string> = {
  A: 'link', ARTICLE: 'article', BUTTON: 'button', DIALOG: 'dialog', H1: 'heading', H2: 'heading', H3: 'heading', IMG: 'img',
  LI: 'listitem', NAV: 'navigation', OL: 'list', OPTION: 'option', OUTPUT: 'status', SELECT: 'combobox', TABLE: 'table', TEXTAREA: 'textbox', UL: 'list',
};
const inputRoles: Record<string, string> = {
  checkbox: 'checkbox', radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox', button: 'button', submit: 'button',
};

function roleOf(element: Element): string | undefined {
  const explicit = element.getAttribute('role');
  if (explicit) return explicit;
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox';
  if (element instanceof HTMLAnchorElement && !element.hasAttribute('href')) return undefined;
  return implicitRoles[element.tagName];
}

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What a reader says for the element: label, else its own words with the names of the pictures in it. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null);
  if (label !== null) return ` ${label} `;
  const inner = [...node.childNodes].map(textOf).join('');
  return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
}

function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) return tidy(labelledBy.split(/\s+/).map((id) => root.getElementById(id)?.textContent ?? '').join(' '));
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  const labels = (element as Partial<HTMLInputElement>).labels;
  if (labels?.length) return tidy([...labels].map((one) => one.textContent).join(' '));
  return tidy(textOf(element));
}

function* everything(root: ParentNode): Generator<Element> {
  const own = root instanceof Element ? root.shadowRoot : null;
  if (own) yield* everything(own);
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
const fits = (text: string, name: Name | undefined): boolean =>
  name === undefined || (typeof name === 'string' ? text === name : name.test(text));

/** Every shown element of that role and name below `root`, through shadow roots. */
export function allByRole(root: ParentNode, role: string, name?: Name): HTMLElement[] {
  return [...everything(root)].filter((element): element is HTMLElement =>
    element instanceof HTMLElement && roleOf(element) === role && isShown(element) && fits(nameOf(element), name));
}

/** The first shown element of that role and name, now. */
export function queryByRole(root: ParentNode, role: string, name?: Name): HTMLElement | undefined {
  return allByRole(root, role, name)[0];
}

/** The first shown element whose own words are (string) or match (pattern) the text, now. */
export function queryByText(root: ParentNode, text: Name): HTMLElement | undefined {
  return [...everything(root)].find((element): element is HTMLElement =>
    element instanceof HTMLElement && isShown(element) && fits(tidy(element.textContent), text)
    && ![...element.children].some((child) => fits(tidy(child.textContent), text)));
}

async function waitFor<T>(find: () => T | undefined, what: string): Promise<T> {
  let found: T | undefined;
  await waitUntil(() => (found = find()) !== undefined, `there is no ${what}`, { timeout: 6000, interval: 20 });
  return found as T;
}

/** Waits for an element of that role and name. */
export function findByRole(root: ParentNode, role: string, name?: Name): Promise<HTMLElement> {
  return waitFor(() => queryByRole(root, role, name), `${role} ${String(name ?? '')}`);
}

/** Waits for an element with that text. */
export function findByText(root: ParentNode, text: Name): Promise<HTMLElement> {
  return waitFor(() => queryByText(root, text), `text ${String(text)}`);
}

/** Waits for a control that can be used, and clicks it. */
export async function click(root: ParentNode, role: string, name?: Name): Promise<void> {
  const control = await waitFor(
    () => allByRole(root, role, name).find((element) => !(element as Partial<HTMLButtonElement>).disabled), `${role} ${String(name ?? '')} to click`,
  );
  control.click();
}

/** Puts a text into a field as typing would: React listens for the input event of the native setter. */
export function type(field: HTMLElement, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
