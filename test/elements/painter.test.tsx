import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createElement, Fragment, isValidElement, memo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPainter } from '../../elements/painter';
import { ErrorState } from '../../src/widgets/error-state';

const boxes: { remove(): void }[] = [];

function box(): HTMLElement {
  const made = document.createElement('div');
  document.body.append(made);
  boxes.push(made);
  return made;
}

function styleOf(element: Element): string[] {
  const { style } = element as HTMLElement;
  return [...style].sort().map((name) => `${name}: ${style.getPropertyValue(name)}`);
}

/**
 * Every node with its namespace, attributes and text; adjacent texts stay apart. Whether a box is checked is read from
 * its state, because React changes the attribute only when it creates the box. An empty style attribute is what is left
 * of a style in an element that stays; React makes some elements anew that the painter keeps. For the same reason the
 * order of declarations may differ.
 */
function nodesOf(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = node.getAttributeNames().filter((name) => name !== 'checked' && !(name === 'style' && styleOf(node).length === 0)).sort().map((name) => [name, name === 'style' ? styleOf(node) : node.getAttribute(name)]);
  const state = node instanceof HTMLInputElement ? [node.checked, node.value] : node instanceof HTMLSelectElement ? node.value : undefined;
  return [node.namespaceURI, node.localName, attributes, state, [...node.childNodes].map(nodesOf)];
}

const contentsOf = (node: Node) => [...node.childNodes].map(nodesOf);

/** Draws one tree after the other, and compares after each. */
function expectEqual(...trees: ReactNode[]): void {
  const [byPainter, byReact] = [box(), box()];
  const paint = createPainter(byPainter);
  const root = createRoot(byReact);
  boxes.push({ remove: () => root.unmount() });
  for (const tree of trees) {
    paint(tree);
    flushSync(() => root.render(tree));
    expect(contentsOf(byPainter)).to.deep.equal(contentsOf(byReact));
  }
}

const Named = ({ name, children }: { name: string; children?: ReactNode }) => <><b>{name}</b>{children}</>;

const text = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('', null, undefined, true, false, 0, -1.5));
const textProps = fc.record({
  'className': fc.string(), 'id': fc.string(), 'title': fc.string(), 'role': fc.string(), 'part': fc.string(), 'lang': fc.string(),
  'dir': fc.constantFrom('auto', 'ltr', 'rtl'), 'tabIndex': fc.constantFrom(0, -1), 'hidden': fc.boolean(), 'inert': fc.boolean(),
  'aria-label': fc.string(), 'aria-busy': fc.boolean(), 'aria-hidden': fc.constantFrom(true, false, undefined, null), 'data-name': fc.oneof(fc.string(), fc.boolean()),
  'draggable': fc.boolean(), 'popover': fc.constantFrom('manual', 'auto'),
  'style': fc.record({
    minHeight: fc.nat(2000), flexGrow: fc.float({ noNaN: true, min: 0, max: 100 }), opacity: fc.constantFrom(0, 0.5, 1), zIndex: fc.integer({ min: -5, max: 5 }),
    lineHeight: fc.constantFrom(1, 1.5), width: fc.constantFrom('50%', 0, 12), display: fc.constantFrom('contents', 'none', ''), marginInlineStart: fc.nat(40),
  }, { requiredKeys: [], noNullPrototype: true }),
}, { requiredKeys: [], noNullPrototype: true });

const keyOf = (node: ReactNode) => (isValidElement(node) ? node.key : null);
/** React does not say what it does with two children of the same key. */
const withoutEqualKeys = (nodes: readonly ReactNode[]) => nodes.filter((node, index) => keyOf(node) === null || nodes.findIndex((other) => keyOf(other) === keyOf(node)) === index);

const { tree } = fc.letrec<{ tree: ReactNode; children: ReactNode[] }>((tie) => ({
  children: fc.array(tie('tree'), { maxLength: 4 }).map(withoutEqualKeys),
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'tree' },
    text,
    fc.tuple(fc.constantFrom('div', 'span', 'section', 'ul', 'button', 'label', 'dl'), textProps, tie('children'), fc.option(fc.nat(9)))
      .map(([type, props, children, key]) => createElement(type, { ...props, ...(key !== null && { key }) }, ...children)),
    tie('children').map((children) => <Fragment>{...children}</Fragment>),
    fc.tuple(fc.string(), tie('children')).map(([name, children]) => <Named name={name}>{...children}</Named>),
    fc.uniqueArray(fc.tuple(fc.nat(20), tie('tree')), { selector: ([key]) => key, maxLength: 4 })
      .map((items) => items.map(([key, child]) => <li key={key}>{child}</li>)),
    fc.tuple(fc.integer({ min: 1, max: 40 }), fc.string()).map(([size, name]) => (
      <svg className={name} width={size} viewBox={`0 0 ${size} 24`} fill="none" strokeWidth="1.9" strokeLinecap="round" aria-hidden="true">
        <path d="M0 0h1" fillRule="evenodd" strokeLinejoin="round" />
        <text x={size} textAnchor="middle">{name}</text>
        <foreignObject><p>{name}</p></foreignObject>
      </svg>
    )),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()).map(([value, checked]) => (
      <form>
        <select aria-label="x" value={value} onChange={() => undefined}>{['a', 'b', 'c'].map((each) => <option key={each} value={each}>{each}</option>)}</select>
        <input type="checkbox" checked={checked} disabled={!checked} required={checked} onChange={() => undefined} />
        <input type="text" value={value} readOnly placeholder={value} />
        <label htmlFor={value}>{value}</label>
        <progress value={3} max={7} />
        <button type="button" disabled={checked} onClick={() => undefined}>{value}{' '}{value}</button>
        <img alt="" data-src={value} decoding="async" referrerPolicy="no-referrer" loading="lazy" />
        <a href={`/x?${value}`}>{value}</a>
        <table><tbody><tr><td colSpan={3}>{value}</td><th scope="row">{value}</th></tr></tbody></table>
      </form>
    )),
  ),
}));

describe('createPainter', () => {
  let complain: typeof console.error;
  before(() => {
    complain = console.error;
    console.error = () => undefined; // React's advice about random trees: keys, nesting
  });
  after(() => {
    console.error = complain;
  });
  afterEach(() => boxes.splice(0).reverse().forEach((each) => each.remove()));

  it('takes away what a translator has put in the place of a text', () => {
    const [translated, plain] = [box(), box()];
    const [paint, paintPlain] = [createPainter(translated), createPainter(plain)];
    const tree = (figure: string) => <p><b>{figure}</b>{' of '}<i>10</i></p>;
    paint(tree('1'));
    for (const part of translated.querySelectorAll('b, p')) part.childNodes.forEach((node) => node instanceof Text && node.replaceWith(document.createElement('font')));
    paint(tree('2'));
    paintPlain(tree('2'));
    expect(contentsOf(translated)).to.deep.equal(contentsOf(plain));
  });

  it('draws any tree of plain components node by node as React does', () => {
    fc.assert(fc.property(tree, (any) => expectEqual(any)), { numRuns: 300 });
  });

  it('changes a drawn tree into any other as React does', () => {
    fc.assert(fc.property(tree, tree, tree, (...any) => expectEqual(...any)), { numRuns: 200 });
  });

  it('draws and changes what views have as React does: texts, keys, attributes, styles, pictures, lists to choose from', () => {
    const view = (more: boolean, value: string) => (
      <main className="x" tabIndex={-1} hidden={more} aria-busy={more} aria-hidden={more ? undefined : false} data-name={more} draggable={more} inert={!more} spellCheck={more}>
        {null}{undefined}{true}{''}{0}{more ? 'more' : -1.5}
        <Fragment key={value}><b>{value}</b></Fragment>
        <Named name={value}><i>{more}</i></Named>
        {more && <p style={{ minHeight: 5, opacity: 0.5, lineHeight: 2 }}>p</p>}
        <p style={{ opacity: (more && 0.5) as number, marginTop: 3 }} />
        <p style={more ? { minHeight: 7, ['--own' as string]: value, width: '50%', zIndex: 3 } : { minHeight: 9, width: 0, display: 'contents' }} />
        <svg viewBox="0 0 24 24" strokeWidth="1.9" textAnchor="middle"><path d={`M0 0h${value.length}`} fillRule="evenodd" clipPath="none" /><foreignObject><p>{value}</p></foreignObject></svg>
        <label htmlFor={value}>{value}{' '}{value}</label>
        <select aria-label="x" value={value} onChange={() => undefined}>{['a', 'b', 'cc'].map((each) => <option key={each} value={each}>{each}</option>)}</select>
        <span contentEditable={more} />
        <input type="checkbox" checked={more} disabled={!more} onChange={() => undefined} />
      </main>
    );
    expectEqual(view(false, 'a'));
    expectEqual(view(true, 'cc'));
    expectEqual(view(false, 'a'), view(true, 'b'), view(true, 'cc'), view(false, 'a'));
  });

  it('changes a number of a style into another number as React does', () => {
    const styled = (marginInlineStart: number, opacity: number) => <dl style={{ marginInlineStart, opacity }} />;
    expectEqual(styled(0, 0.5), styled(1, 1), styled(12, 0), styled(0, 0.25));
  });

  it('keeps the nodes that stay, with the focus and what was loaded into them', () => {
    const into = box();
    const paint = createPainter(into);
    const rows = (...ids: string[]) => <ul>{ids.map((id) => <li key={id}><button type="button">{id}</button></li>)}</ul>;
    paint(rows('a', 'b', 'c'));
    const [, , third] = into.querySelectorAll('button');
    third?.focus();
    third?.setAttribute('data-shown', '');
    paint(rows('b', 'c', 'd'));
    expect([...into.querySelectorAll('button')].map(({ textContent }) => textContent)).to.deep.equal(['b', 'c', 'd']);
    expect(into.querySelectorAll('button')[1] === third).to.equal(true);
    expect(document.activeElement === third).to.equal(true);
    expect(third?.hasAttribute('data-shown')).to.equal(true);
  });

  it('keeps a node in its place when one of its type beside it comes, goes or becomes another', () => {
    const into = box();
    const paint = createPainter(into);
    const Money = ({ known }: { known: boolean }) => (known ? <section>₹5</section> : <div>...</div>);
    const view = (known: boolean, note: boolean) => <main>{note && <div>note</div>}<Money known={known} /><div id="tabs" /><div id="panel" /></main>;
    paint(view(false, false));
    const before = ['tabs', 'panel'].map((id) => into.querySelector(`#${id}`));
    for (const [known, note] of [[true, false], [true, true], [false, true], [false, false]] as const) {
      paint(view(known, note));
      expect(['tabs', 'panel'].map((id) => into.querySelector(`#${id}`)).every((node, index) => node === before[index])).to.equal(true);
    }
  });

  it('makes a node anew where the key of its component changes', () => {
    const into = box();
    const paint = createPainter(into);
    const Places = ({ count }: { count: number }) => <div className="places">{count}</div>;
    const view = (count: number) => <main><h1>Home</h1><Places key={count} count={count} /></main>;
    paint(view(2));
    const [title, places] = [into.querySelector('h1'), into.querySelector('.places')];
    paint(view(1));
    expect(into.querySelector('h1') === title).to.equal(true);
    expect(into.querySelector('.places') === places).to.equal(false);
    expect(into.querySelectorAll('.places')).to.have.length(1);
  });

  it('calls the refs of new elements once they are in the document, children first', () => {
    const called: string[] = [];
    const note = (node: Element | null) => void called.push(`${node?.id} ${node?.isConnected}`);
    const into = box();
    const paint = createPainter(into);
    const view = (more: boolean) => <div id="outer" ref={note}><p id="inner" ref={note} />{more && <p id="more" ref={note} />}</div>;
    paint(view(false));
    expect(called).to.deep.equal(['inner true', 'outer true']);
    paint(view(true));
    expect(called).to.deep.equal(['inner true', 'outer true', 'more true']);
  });

  it('refuses a component with a hook', () => {
    const Stateful = () => <p>{useState(1)[0]}</p>;
    const paint = createPainter(box());
    expect(() => paint(<Stateful />)).to.throw();
    expect(() => paint(<ErrorState error={new Error()} onRetry={() => undefined} />)).to.throw();
  });

  it('refuses a component that is no function', () => {
    const Remembered = memo(() => <p />);
    expect(() => createPainter(box())(<Remembered />)).to.throw(TypeError, 'Only plain components can be drawn');
  });

  it('changes no node that stays as it is', () => {
    const into = box();
    const paint = createPainter(into);
    const view = (value: string) => <p title={value}><b>same</b><select value={value} onChange={() => undefined}><option value="a" /><option value="b" /></select></p>;
    paint(view('a'));
    const list = into.querySelector('select') as HTMLSelectElement;
    list.value = 'b'; // by the creator
    const observer = new MutationObserver(() => undefined);
    observer.observe(into, { subtree: true, childList: true, characterData: true, attributes: true });
    paint(view('a'));
    expect([observer.takeRecords().length, list.value]).to.deep.equal([0, 'b']);
    observer.disconnect();
  });
});
