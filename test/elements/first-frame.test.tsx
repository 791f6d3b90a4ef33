import { expect } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { signal } from '@preact/signals-core';
import { defineCreatorElement, type ScreenElement } from '../../elements/define';
import { useScreen } from '../../src/features/shared/screen/screen-context';
import { decideLanguage } from '../../src/page-language';
import { createRuntime, type CreatorEvent, type Runtime } from '../../src/runtime';
import { pageLanguage } from '../../src/text/words';
import { createGate } from '../support/gate';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

/** A screen of one figure, whose code and data arrive when the test says so. */
interface ProbeProps {
  view: string;
}

interface Handlers {
  onCount?: () => void;
  onChoose?: (value: string) => void;
  onType?: (value: string) => void;
}

const figure = signal<number | undefined>(undefined);

function ProbeView({ view, count, chosen, typed, onCount, onChoose, onType }: ProbeProps & Handlers & { count: number; chosen: string; typed: string }) {
  return (
    <section>
      <h1>{view}</h1>
      <p><output>{figure.peek()}</output>{' '}</p>
      <div className="scroller" style={{ height: 40, overflow: 'auto' }} suppressHydrationWarning><p style={{ height: 400 }} suppressHydrationWarning>long</p></div>
      <button type="button" onClick={onCount}>count {count}</button>
      <button type="button" aria-haspopup="dialog">filters</button>
      <a href="#elsewhere" onClick={(event) => event.preventDefault()}>link</a>
      <select aria-label="choice" value={chosen} onChange={(event) => onChoose?.(event.target.value)}>
        {['a', 'b'].map((each) => <option key={each} value={each}>{each}</option>)}
      </select>
      <input aria-label="search" value={typed} onChange={(event) => onType?.(event.target.value)} onKeyDown={({ key }) => key === 'Enter' && onCount?.()} />
    </section>
  );
}

let differs = false;
let taps = 0;

function Probe({ view }: ProbeProps) {
  const { setStatus } = useScreen();
  const [count, setCount] = useState(0);
  const [chosen, setChosen] = useState('a');
  const [typed, setTyped] = useState('');
  useEffect(() => setStatus('ready'), [setStatus]);
  const shown = (
    <ProbeView view={view} count={count} chosen={chosen} typed={typed} onCount={() => { taps++; setCount((before) => before + 1); }} onChoose={setChosen} onType={(text) => setTyped(text.toUpperCase())} />
  );
  return differs ? <div>{shown}</div> : shown;
}

let tags = 0;
let deliver: () => void = () => undefined;
/** Until the code of the first frame is there. */
let firstCode: () => Promise<void>;

/** An element that nothing has loaded yet; `deliver` brings its React. */
function open(attributes: Record<string, string> = {}): ScreenElement {
  const tag = `creator-first-${++tags}` as const;
  const arriving = new Promise<typeof Probe>((resolve) => {
    deliver = () => resolve(Probe);
  });
  defineCreatorElement(tag, {
    attributes: { view: ['one', 'two', 'none'] },
    skeleton: ['card'],
    screen: () => arriving,
    first: async () => {
      await firstCode();
      return (_screen: unknown, { view }: ProbeProps) => {
        if (figure.value === -1) throw new RangeError('cannot be drawn');
        return figure.value === undefined || view === 'none' ? undefined : <ProbeView view={view} count={0} chosen="a" typed="" />;
      };
    },
  });
  const element = document.createElement(tag) as unknown as ScreenElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.runtime = runtime;
  document.body.append(element);
  opened = element;
  return element;
}

let runtime: Runtime;
let notes: string[];
let codes: unknown[];
let complaints: unknown[];
const complain = console.error;
let opened: ScreenElement | undefined;

const root = () => opened?.shadowRoot as ShadowRoot;
const one = <Found extends HTMLElement = HTMLElement>(selector: string) => root().querySelector<Found>(selector) as Found;
const drawn = () => waitUntil(() => root().querySelector('output') !== null, 'the first frame');
async function finish(): Promise<void> {
  deliver();
  await opened?.whenReady();
}

describe('the first frame of an element', () => {
  beforeEach(() => {
    notes = [];
    codes = [];
    complaints = [];
    console.error = (...words: unknown[]) => complaints.push(words);
    differs = false;
    taps = 0;
    firstCode = () => Promise.resolve();
    figure.value = undefined;
    runtime = createRuntime({ apiBase: '/nowhere', onEvent: ({ note, error }: CreatorEvent) => { notes.push(note); codes.push(error?.code); } });
  });
  afterEach(async () => {
    console.error = complain;
    pageLanguage.arriving = undefined;
    opened?.remove();
    await waitUntil(() => opened?.status === 'idle');
  });

  it('shows figures before React, and the screen continues with the same nodes', async () => {
    open();
    expect(root().querySelector('.shell-skeleton') !== null).to.equal(true);
    figure.value = 7;
    await drawn();
    expect(root().querySelector('.shell-skeleton') === null).to.equal(true);
    expect(opened?.status).to.equal('loading');
    const before = [...root().querySelectorAll('*')];
    await finish();
    const after = [...root().querySelectorAll('*')];
    expect(after.length).to.equal(before.length);
    expect(after.every((node, index) => node === before[index])).to.equal(true);
    expect([...notes, ...complaints]).to.deep.equal([]);
    one('button').click();
    await waitUntil(() => one('button').textContent === 'count 1');
  });

  it('keeps the focus, the scroll position and the selection of text', async () => {
    figure.value = 7;
    open();
    await drawn();
    one('button').focus();
    one('.scroller').scrollTop = 30;
    await finish();
    expect(root().activeElement === one('button')).to.equal(true);
    expect(one('.scroller').scrollTop).to.equal(30);
  });

  it('answers the last tap that came before React, once, and the page hears of it once', async () => {
    figure.value = 7;
    open();
    await drawn();
    let heard = 0;
    opened?.addEventListener('click', () => heard++);
    one('button').click();
    one('button').click();
    expect(heard).to.equal(0);
    await finish();
    await waitUntil(() => one('button').textContent === 'count 1');
    expect(heard).to.equal(1);
  });

  it('holds a link until React decides where it leads, except in a new tab', async () => {
    figure.value = 7;
    open();
    await drawn();
    const plain = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    one('a').dispatchEvent(plain);
    expect(plain.defaultPrevented).to.equal(true);
    const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    const held: boolean[] = [];
    addEventListener('click', (event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    }, { once: true });
    one('a').dispatchEvent(newTab);
    expect(held).to.deep.equal([false]);
    await finish();
    expect(location.hash).to.equal('');
  });

  it('answers no tap with a screen that the page replaces as soon as it is ready', async () => {
    figure.value = 7;
    const element = open();
    await drawn();
    one('button').click();
    element.addEventListener('creator-ready', () => {
      element.runtime = createRuntime({ apiBase: '/nowhere' });
    }, { once: true });
    await finish();
    await nextTask();
    await waitUntil(() => element.status === 'ready');
    expect([root().querySelectorAll('.shell').length, one('button').textContent, taps]).to.deep.equal([1, 'count 0', 0]);
  });

  it('keeps its screen if the page refreshes it as soon as it is ready', async () => {
    figure.value = 7;
    const element = open();
    await drawn();
    const before = one('output');
    let refreshed: Promise<void> | undefined;
    element.addEventListener('creator-ready', () => (refreshed = element.refresh()), { once: true });
    await finish();
    await refreshed;
    expect([root().querySelectorAll('.shell').length, one('output') === before]).to.deep.equal([1, true]);
  });

  it('takes over what was chosen in a list, and the tap after it', async () => {
    figure.value = 7;
    open();
    await drawn();
    const list = one<HTMLSelectElement>('select');
    list.value = 'b';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    one('button').click();
    await finish();
    await waitUntil(() => one<HTMLSelectElement>('select').value === 'b');
    await waitUntil(() => one('button').textContent === 'count 1');
  });

  it('takes over what was typed into a field, with the place of the cursor, and Enter', async () => {
    figure.value = 7;
    open();
    await drawn();
    const field = one<HTMLInputElement>('input');
    field.focus();
    field.value = 'rain';
    field.setSelectionRange(2, 2);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'n' }));
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    await finish();
    // Its own component answers to what is typed.
    await waitUntil(() => one<HTMLInputElement>('input').value === 'RAIN');
    await waitUntil(() => one('button').textContent === 'count 1');
    expect(root().activeElement === one('input')).to.equal(true);
  });

  it('is painted before React, even if the code of the screen is there at once', async () => {
    open();
    await finish(); // React has been loaded from here on
    opened?.remove();
    const order: string[] = [];
    open();
    opened?.addEventListener('creator-ready', () => order.push('React'));
    await waitUntil(() => root().querySelector('.shell-skeleton') !== null);
    const watching = new MutationObserver(() => {
      if (!root().querySelector('output')) return;
      watching.disconnect();
      // The frame that follows is the one that shows the figure.
      requestAnimationFrame(() => order.push('frame'));
      deliver();
    });
    watching.observe(root(), { childList: true, subtree: true });
    figure.value = 7;
    await opened?.whenReady();
    expect(order).to.deep.equal(['frame', 'React']);
  });

  it('follows new data and attributes until React comes', async () => {
    figure.value = 7;
    open({ view: 'one' });
    await drawn();
    figure.value = 8;
    expect(one('output').textContent).to.equal('8');
    opened?.setAttribute('view', 'two');
    await waitUntil(() => one('h1').textContent === 'two');
    opened?.setAttribute('view', 'none');
    await waitUntil(() => root().querySelector('.shell-skeleton') !== null);
    expect(root().querySelector('output') === null).to.equal(true);
    opened?.setAttribute('view', 'one');
    await drawn();
    await finish();
    expect(one('h1').textContent).to.equal('one');
    expect(notes).to.deep.equal([]);
  });

  it('leaves everything to the screen if there is nothing to draw', async () => {
    open();
    await finish();
    expect(one('h1').textContent).to.equal('one');
    expect(root().querySelectorAll('.shell').length).to.equal(1);
  });

  it('gives way to another screen, and says so to who develops it', async () => {
    figure.value = 7;
    differs = true;
    open();
    await drawn();
    one('button').focus();
    await finish();
    expect(notes).to.deep.equal([`<${opened?.localName}>: the first frame was rendered anew`]);
    expect(root().querySelectorAll('output').length).to.equal(1);
    expect(root().querySelectorAll('.shell').length).to.equal(1);
  });

  it('stops with the element, and draws again when it comes back', async () => {
    figure.value = 7;
    open();
    await drawn();
    const element = opened as ScreenElement;
    one('button').click();
    element.remove();
    await waitUntil(() => element.status === 'idle');
    expect(root().childElementCount).to.equal(0);
    figure.value = 9;
    expect(root().childElementCount).to.equal(0);
    document.body.append(element);
    await drawn();
    expect(one('output').textContent).to.equal('9');
    await finish();
    expect(one('button').textContent).to.equal('count 0');
  });

  it('opens a drawer in place of a dialog whose screen has not come', async () => {
    figure.value = 7;
    open();
    await drawn();
    await waitUntil(() => {
      one('[aria-haspopup]').click();
      return root().querySelector('.drawer[aria-busy]') !== null;
    });
  });

  it('reports what cannot be drawn, and leaves it to the screen', async () => {
    figure.value = -1;
    open();
    await waitUntil(() => notes.length > 0);
    expect([notes, codes]).to.deep.equal([[`<${opened?.localName}>: RangeError`], ['action-failed']]);
    expect(root().querySelector('.shell-skeleton') !== null).to.equal(true);
    figure.value = 7;
    await finish();
    expect(one('output').textContent).to.equal('7');
  });

  it('waits for the words of the page\'s language', async () => {
    figure.value = 7;
    decideLanguage();
    const words = createGate();
    pageLanguage.arriving = words.passed;
    open();
    await import('../../elements/first-frame');
    await nextTask();
    expect(root().querySelector('output') === null).to.equal(true);
    deliver();
    await import('../../elements/view');
    await nextTask();
    expect(root().querySelector('output') === null, 'nor is the screen shown').to.equal(true);
    pageLanguage.arriving = undefined;
    words.open();
    await finish();
    expect(one('output').textContent).to.equal('7');
  });

  it('loads its code again with the next element if it did not arrive', async () => {
    figure.value = 7;
    let tries = 0;
    firstCode = () => (++tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve());
    const element = open();
    await waitUntil(() => tries === 1);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    document.body.append(element);
    await drawn();
    expect(tries).to.equal(2);
    await finish();
  });

  it('is not drawn if the screen, or the end of the element, comes before its code', async () => {
    figure.value = 7;
    const gate = createGate();
    firstCode = () => gate.passed;
    const first = open();
    first.remove();
    await waitUntil(() => first.status === 'idle');
    const element = open();
    await finish();
    gate.open();
    await nextTask();
    expect(first.shadowRoot?.childElementCount).to.equal(0);
    expect(element.shadowRoot?.querySelectorAll('output').length).to.equal(1);
    expect(element.status).to.equal('ready');
  });
});
