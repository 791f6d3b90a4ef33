import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;
type Host = ReactElement<Props, string>;

/** A node that was drawn, with what it was drawn from. */
interface Drawn {
  readonly type: string | undefined;
  readonly path: string;
  readonly node: Element | Text;
  props: Props;
  children: readonly Drawn[];
}

/** Calls the refs of new elements; React calls those of children before those of their parents too. */
type Refs = (() => void)[];

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Attributes that have the words 'true' and 'false' as values; those of other names are there or not. */
const spelled = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;
/** SVG names that JSX writes as one word: strokeWidth. */
const hyphened = /^(?:stroke|fill|clip|text|font|stop|dominant|alignment)[A-Z]/;
/** Props that are not attributes. */
const silent = /^(children|ref|suppressHydrationWarning|on[A-Z].*)$/;
const html: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** A node that is to be drawn, and its place: the keys that lead to it, or the indexes of what has none. */
interface Place {
  readonly host: Host | string;
  readonly path: string;
}

/** The elements and texts of a tree, with components and fragments resolved. */
function flatten(tree: ReactNode, path = '', found: Place[] = []): Place[] {
  if (tree === null || tree === undefined || typeof tree === 'boolean' || tree === '') return found;
  if (typeof tree !== 'object') found.push({ host: String(tree), path });
  else if ('type' in tree) resolve(tree as ReactElement<Props>, path, found);
  else [...tree as Iterable<ReactNode>].forEach((child, index) => flatten(child, `${path}/${isKeyed(child) ? '' : index}`, found));
  return found;
}

const isKeyed = (node: ReactNode) => ((node ?? {}) as Partial<ReactElement>).key != null;

function resolve(element: ReactElement<Props>, around: string, found: Place[]): void {
  const { type, props, key } = element;
  const path = key === null ? around : `${around}$${key}`;
  if (typeof type === 'string') found.push({ host: element as Host, path });
  else if (typeof type === 'function') flatten((type as (props: Props) => ReactNode)(props), path, found);
  else if (type as unknown === Fragment) flatten(props['children'] as ReactNode, path, found);
  else throw new TypeError('Only plain components can be drawn');
}

function writeStyle(style: CSSStyleDeclaration, before: Props, next: Props): void {
  const values = style as unknown as Record<string, string>;
  for (const name of Object.keys({ ...before, ...next })) {
    const value = typeof next[name] === 'boolean' ? '' : String(next[name] ?? '');
    if (name.startsWith('--')) {
      style.setProperty(name, value);
      continue;
    }
    // A length without a unit is refused, and what was there before would stay.
    if (typeof next[name] === 'number') values[name] = '';
    values[name] = value;
    if (values[name] === '' && typeof next[name] === 'number') values[name] = `${value}px`;
  }
}

function attributeName(element: Element, name: string): string {
  const hyphen = element.namespaceURI === svgNamespace && hyphened.test(name);
  return html[name] ?? (hyphen ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name);
}

function write(element: Element, name: string, before: unknown, next: unknown): void {
  if (name === 'style') return writeStyle((element as HTMLElement).style, (before ?? {}) as Props, (next ?? {}) as Props);
  if (silent.test(name)) return;
  // A list selects its option when its options exist.
  if (name === 'value' && element.localName === 'select') return;
  const attribute = attributeName(element, name);
  const value = typeof next === 'boolean' && !spelled.test(name) ? (next ? '' : null) : (next ?? null);
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, String(value));
}

function create(parent: Element, { host, path }: Place, refs: Refs): Drawn {
  if (typeof host === 'string') return { type: undefined, path, node: document.createTextNode(''), props: {}, children: [] };
  const { type, props } = host;
  const namespace = type === 'svg' ? svgNamespace : parent.localName === 'foreignObject' ? 'http://www.w3.org/1999/xhtml' : parent.namespaceURI;
  const node = document.createElementNS(namespace, type);
  const drawn: Drawn = { type, path, node, props: {}, children: [] };
  update(drawn, props, refs);
  const { ref } = props;
  if (typeof ref === 'function') refs.push(() => void (ref as (node: Element) => unknown)(node));
  return drawn;
}

function update(drawn: Drawn, props: Props, refs: Refs): void {
  const { node, props: before } = drawn;
  if (!(node instanceof Element)) return;
  for (const name of Object.keys({ ...before, ...props })) {
    if (before[name] !== props[name]) write(node, name, before[name], props[name]);
  }
  drawn.props = props;
  drawn.children = drawChildren(node, drawn.children, props['children'] as ReactNode, refs);
  if (node instanceof HTMLSelectElement && before['value'] !== props['value']) node.value = String(props['value']);
}

/** Makes the nodes of a parent those of a tree; nodes of the same type and place stay, as with React. */
function drawChildren(parent: Element, before: readonly Drawn[], tree: ReactNode, refs: Refs): readonly Drawn[] {
  const left = new Set(before);
  const pairs = flatten(tree).map((place) => {
    const type = typeof place.host === 'string' ? undefined : place.host.type;
    const known = [...left].find((drawn) => drawn.path === place.path && drawn.type === type);
    if (known) left.delete(known);
    return [place, known] as const;
  });
  for (const { node } of left) node.remove();
  const children = pairs.map(([place, known], index) => {
    const { host } = place;
    const drawn = known ?? create(parent, place, refs);
    if (typeof host !== 'string') {
      if (known) update(known, host.props, refs);
    } else if (drawn.node.textContent !== host) drawn.node.textContent = host;
    const there = parent.childNodes[index] ?? null;
    if (there !== drawn.node) parent.insertBefore(drawn.node, there);
    return drawn;
  });
  // What a translator of the browser, say, has put in the place of a text.
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
  return children;
}

/**
 * Draws trees of views into an element, without React: a view is a function from data to plain JSX, without hooks,
 * context or state. The nodes equal those of React, so React can take them over. Handlers are not attached.
 * @returns draws a tree; later calls change only what differs
 * @throws {Error} if a component is not plain
 */
export function createPainter(box: Element): (tree: ReactNode) => void {
  let drawn: readonly Drawn[] = [];
  return (tree) => {
    const refs: Refs = [];
    drawn = drawChildren(box, drawn, tree, refs);
    for (const call of refs) call();
  };
}
