import { visibleText } from '../support/flow-page';
import { queryAllByRole, queryAllByText } from '../support/screen';

/** What is looked for: an element by its role and name, or one by its text. A pattern is text here, because it is sent to the page. */
export interface Wanted {
  readonly role?: string;
  readonly text?: string;
  readonly pattern?: string;
}

/** The middle of an element that a person can press, or why there is none. */
export type Place = { readonly x: number; readonly y: number } | { readonly missing: string };

/** What a journey can ask a page, sent as one script. */
export interface InPage {
  shows(wanted: Wanted): boolean;
  /** Whether it was there. */
  scrollTo(wanted: Wanted): boolean;
  place(wanted: Wanted): Promise<Place>;
  /** Selects what the focused field contains, and returns its value. */
  select(): string;
  value(wanted: Wanted): string;
  read(): string;
  copied(): string;
}

const nameOf = ({ text, pattern }: Wanted) => (pattern === undefined ? text : new RegExp(pattern));

function find(wanted: Wanted): HTMLElement | undefined {
  if (wanted.role) return queryAllByRole(document, wanted.role, nameOf(wanted))[0];
  return queryAllByText(document, nameOf(wanted) ?? '')[0];
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

function topElementAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === element) return element;
    element = inner;
  }
}

/** A tap on a picture reaches the button that contains it, and one on a label the field that it names. */
function reaches(target: Element | null, element: HTMLElement): boolean {
  if (!target) return false;
  return element.contains(target) || (element.closest('label')?.contains(target) ?? false) || (getComputedStyle(element, '::after').position === 'absolute' && target.contains(element));
}

async function place(wanted: Wanted): Promise<Place> {
  const element = find(wanted);
  if (!element) return { missing: 'it is not there' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { missing: 'it is disabled' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return { missing: 'it moves' };
  const target = topElementAt(x + width / 2, y + height / 2);
  return reaches(target, element) ? { x: x + width / 2, y: y + height / 2 } : { missing: `it is covered by ${target?.outerHTML.slice(0, 150)}` };
}

let copied = '';
document.addEventListener('copy', () => { copied = String(document.getSelection()); });
const clipboard = navigator.clipboard as Clipboard | undefined;
if (clipboard) {
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await writeText(text);
    copied = text;
  };
}

const inPage: InPage = {
  shows: (wanted) => find(wanted) !== undefined,
  scrollTo: (wanted) => {
    const element = find(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== undefined;
  },
  place,
  select: () => {
    const field = focused();
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
    field.select();
    return field.value;
  },
  value: (wanted) => (find(wanted) as HTMLInputElement | undefined)?.value ?? '',
  read: visibleText,
  copied: () => copied,
};
(globalThis as unknown as { inPage: InPage }).inPage = inPage;
