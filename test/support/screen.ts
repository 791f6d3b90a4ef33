import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { waitUntil } from './wait-until';

type Name = string | RegExp;

/** All elements inside, through open shadow roots, in document order. */
function* descendants(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* descendants(element.shadowRoot);
  }
}

function* within(root: ParentNode): Generator<Element> {
  if (root instanceof Element && root.shadowRoot) yield* descendants(root.shadowRoot);
  yield* descendants(root);
}

const fits = (text: string, name: Name | undefined) =>
  name === undefined || (typeof name === 'string' ? text === name : name.test(text));

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden=true]') === null;
}

/** An empty live region. */
const isSilent = (element: Element, role: string) =>
  (role === 'status' || role === 'alert') && element.textContent === '' && !element.ariaLabel && element.childElementCount === 0;

/** All elements that have the role and the accessible name now, as a screen reader would find them. */
export function queryAllByRole(root: ParentNode, role: string, name?: Name): HTMLElement[] {
  return [...within(root)].filter(
    (element): element is HTMLElement =>
      getRole(element) === role && isShown(element) && !isSilent(element, role) && fits(squeeze(computeAccessibleName(element)), name),
  );
}

export function queryByRole(root: ParentNode, role: string, name?: Name): HTMLElement | null {
  return queryAllByRole(root, role, name)[0] ?? null;
}

/** Waits for the first element with the role and the accessible name. */
export async function findByRole(root: ParentNode, role: string, name?: Name): Promise<HTMLElement> {
  const what = `${role} ${name ?? ''}`;
  await waitUntil(() => queryByRole(root, role, name), `no ${what} in: ${pageText(root)}`)
    .catch(() => { throw new Error(`no ${what} in: ${pageText(root)}`); });
  return queryByRole(root, role, name) as HTMLElement;
}

/** The innermost elements whose whole text equals or matches this. */
export function queryAllByText(root: ParentNode, text: Name): HTMLElement[] {
  const hits = [...within(root)].filter(
    (element): element is HTMLElement => fits(squeeze(element.textContent), text) && isShown(element),
  );
  return hits.filter((hit) => !hits.some((other) => other !== hit && hit.contains(other)));
}

export function queryByText(root: ParentNode, text: Name): HTMLElement | null {
  return queryAllByText(root, text)[0] ?? null;
}

export async function findByText(root: ParentNode, text: Name): Promise<HTMLElement> {
  await waitUntil(() => queryByText(root, text))
    .catch(() => { throw new Error(`no text ${text} in: ${pageText(root)}`); });
  return queryByText(root, text) as HTMLElement;
}

/** Waits until there is none with the role and name, or (without a name) none with the text. */
export async function gone(root: ParentNode, roleOrText: string, name?: Name): Promise<void> {
  const present = () => (name === undefined ? queryByText(root, roleOrText) : queryByRole(root, roleOrText, name));
  await waitUntil(() => !present(), `${roleOrText} ${name ?? ''} is still there`);
}

/** Finds and clicks. */
export async function click(root: ParentNode, role: string, name?: Name): Promise<void> {
  (await findByRole(root, role, name)).click();
}

/** Replaces the value of a field, in the way React notices. */
export function type(field: HTMLElement, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The visible text, for the message of a failed test. */
export function pageText(root: ParentNode): string {
  const texts: string[] = [];
  for (const element of within(root)) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && isShown(element)) texts.push(squeeze(node.textContent));
    }
  }
  return texts.filter(Boolean).join(' | ').slice(0, 1500);
}
