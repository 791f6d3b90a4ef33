import { isPlainPress } from '../src/domain/plain-press';
import { tapWithdrawn } from './tap-withdrawn';

/** A node by the indexes of its ancestors: React may have replaced it by an equal one. */
export type Path = readonly number[];

export function pathOf(box: Node, node: Node): Path {
  const parent = node.parentNode;
  return node === box || !parent ? [] : [...pathOf(box, parent), [...parent.childNodes].indexOf(node as ChildNode)];
}

export function nodeAt(box: Node, path: Path): Element | undefined {
  const found = path.reduce<Node | undefined>((node, index) => node?.childNodes[index], box);
  return found instanceof Element ? found : undefined;
}

type Repeat = (target: Element) => void;

export interface Input {
  readonly path: Path;
  readonly repeat: Repeat;
}

const isField = (target: Element): target is HTMLInputElement => target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type);

function choose(list: Element, value: string): void {
  if (!(list instanceof HTMLSelectElement)) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Types the same once more. React compares with the value that was set last, which is not the one that is typed here. */
function retype(field: Element, text: string, { inputType, data }: InputEvent): void {
  if (!isField(field)) return;
  const { selectionStart, selectionEnd } = field;
  const newest = field.value || text; // something may have been typed since
  field.value = '';
  field.setRangeText(newest);
  field.setSelectionRange(selectionStart || newest.length, selectionEnd || newest.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
}

/** Repeats what was chosen in a list or typed into a field. */
function choiceOf(target: Element, event: Event): Repeat | undefined {
  if (target instanceof HTMLSelectElement && event.type === 'change') {
    const { value } = target;
    return (list) => choose(list, value);
  }
  if (!isField(target) || event.type !== 'input') return undefined;
  const { value } = target;
  return (field) => retype(field, value, event as InputEvent);
}

/** Repeats a tap, or Enter in a field. */
function tapOf(target: Element, event: Event): Repeat | undefined {
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing || !isField(target)) return undefined;
    return (field) => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  }
  // A list opens by itself, and a field takes the focus.
  if (event.type !== 'click' || target instanceof HTMLSelectElement || isField(target) || !isPlainPress(event as MouseEvent)) return undefined;
  return (same) => (same as HTMLElement).click();
}

/** Keeps what was chosen in lists and typed into fields, and the last tap or Enter, on what nothing answers to yet. */
export function rememberInput(box: HTMLElement): { stop: () => Input[] } {
  const chosen = new Map<Element, Input>();
  let tap: Input | undefined;
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('a, button, input, select, label') : null;
    if (!target) return;
    const choice = choiceOf(target, event);
    const tapped = tapOf(target, event);
    if (choice) chosen.set(target, { path: pathOf(box, target), repeat: choice });
    if (tapped) {
      if (event.type === 'click') event.preventDefault();
      tap = { path: pathOf(box, target), repeat: tapped };
    }
    // The repeated event is the one that a page hears.
    if (choice || tapped || event.type === 'change') event.stopPropagation();
  };
  const types = ['click', 'change', 'input', 'keydown'] as const;
  const withdraw = (event: Event) => {
    event.preventDefault();
    tap = undefined;
  };
  for (const type of types) box.addEventListener(type, note, true);
  box.addEventListener(tapWithdrawn, withdraw);
  return {
    stop() {
      for (const type of types) box.removeEventListener(type, note, true);
      box.removeEventListener(tapWithdrawn, withdraw);
      return tap ? [...chosen.values(), tap] : [...chosen.values()];
    },
  };
}
