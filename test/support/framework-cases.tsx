import { expect } from '@open-wc/testing';
import { useEffect, type MouseEvent } from 'react';
import { defineCreatorElement, type ScreenElement } from '../../elements/define';
import { createRuntime } from '../../src/runtime';
import { provideRuntime } from '../../src/runtime-registry';
import { useScreen } from '../../src/features/shared/screen/screen-context';
import { spellings, type Framework, type Rendering, type Values, type View } from './framework';
import { click, findByRole, queryByRole } from './screen';
import { waitUntil } from './wait-until';

type ProbeElement = ScreenElement & Values;

let mounted = 0;

/** A screen that shows its props, and dispatches events of every spelling. */
function Probe({ label, count, open, items, rows, camelRows }: Partial<Values>) {
  const { navigate, setStatus } = useScreen();
  useEffect(() => {
    setStatus('ready');
    mounted++;
    return () => void mounted--;
  }, [setStatus]);
  const tell = ({ currentTarget }: MouseEvent) => {
    for (const type of spellings) currentTarget.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  };
  return (
    <section>
      <h1>Probe</h1>
      <output aria-label="values">{JSON.stringify({ label, count, open, items, rows, camelRows })}</output>
      <button type="button" onClick={tell}>tell</button>
      <button type="button" onClick={() => navigate('performance')}>go</button>
    </section>
  );
}

const definition = {
  attributes: { label: 'string', count: 'number', open: 'boolean' },
  properties: ['items', 'rows', 'camelRows'],
  skeleton: ['heading', 'card'],
  screen: () => Promise.resolve(Probe),
} as const;

const values = (): Values => ({ label: 'first', count: 5, open: true, items: [1, 2], rows: { total: 1 }, camelRows: { total: 2 } });
const view = (change: Partial<View> = {}): View => ({ ...values(), shown: true, children: [], ...change });

/** Differences between frameworks that no element can change. */
export interface Habits {
  /** What happens to object properties rendered before the tag is defined, without the framework's recommended way. */
  richEarly: 'kept' | 'lost';
  /** When an element gets its values: before or after it is inserted into the document. */
  values: 'before' | 'after';
}

/** The checks of custom-elements-everywhere for one framework, applied to our factory. */
export function describeFramework(name: string, framework: Framework, { richEarly, values: given }: Habits): void {
  describe(`an element rendered by ${name}`, () => {
    const rendered: { rendering: Rendering; host: HTMLElement }[] = [];
    let heard: Event[] = [];

    const place = (make: (host: HTMLElement) => Rendering) => {
      const host = document.createElement('div');
      document.body.append(host);
      const rendering = make(host);
      rendered.push({ rendering, host });
      return { host, rendering };
    };
    const hear = (event: Event) => {
      event.preventDefault();
      heard.push(event);
    };
    const render = (first = view()) => {
      const { host, rendering } = place((box) => framework.render(box, first, hear));
      return { host, element: () => host.querySelector('creator-probe') as ProbeElement, update: rendering.update };
    };
    const heading = (element: Element) => queryByRole(element, 'heading', 'Probe')?.textContent;
    const valuesShown = (element: Element) => queryByRole(element, 'status', 'values')?.textContent;

    before(async () => {
      provideRuntime(createRuntime({ apiBase: '/nowhere' }));
      await framework.prepare?.();
      defineCreatorElement('creator-probe', definition);
      const first = document.createElement('creator-probe') as ProbeElement;
      document.body.append(first);
      await first.whenReady();
      first.remove();
      await waitUntil(() => mounted === 0);
    });
    beforeEach(() => {
      heard = [];
    });
    afterEach(async () => {
      for (const { rendering, host } of rendered.splice(0)) {
        rendering.remove();
        host.remove();
      }
      await waitUntil(() => mounted === 0);
    });

    it('shows its screen as soon as it is rendered, with no skeleton in between', async () => {
      const { element } = render();
      expect(heading(element())).to.equal('Probe');
      expect(queryByRole(element(), 'status', 'Loading')?.outerHTML).to.equal(undefined);
      if (given === 'after') await Promise.resolve(); // with the values, still before the next frame
      expect(valuesShown(element())).to.equal(JSON.stringify(values()));
    });

    it('keeps the children of the page, in their order, through every change', () => {
      const texts = (element: Element) => [...element.querySelectorAll('p')].map(({ textContent }) => textContent).join();
      const { element, update } = render(view({ children: ['a', 'b'] }));
      const same = element();
      expect(texts(same)).to.equal('a,b');
      update(view({ children: ['c', 'b', 'a'] }));
      expect(texts(same)).to.equal('c,b,a');
      update(view({ children: [] }));
      expect(texts(same)).to.equal('');
      expect(element() === same).to.equal(true);
      expect(heading(same)).to.equal('Probe');
    });

    it('unmounts when it is taken out, and shows its screen at once when it returns', async () => {
      const { host, element, update } = render();
      expect(mounted).to.equal(1);
      update(view({ shown: false }));
      expect(host.querySelectorAll('creator-probe').length).to.equal(0);
      await waitUntil(() => mounted === 0);
      update(view());
      expect(heading(element())).to.equal('Probe');
    });

    it('takes strings, numbers and booleans, and their changes', async () => {
      const { element, update } = render();
      expect([element().label, element().count, element().open]).to.deep.equal(['first', 5, true]);
      update(view({ label: 'second', count: 0, open: false }));
      expect([element().label, element().count, element().open]).to.deep.equal(['second', 0, false]);
      await waitUntil(() => valuesShown(element()) === JSON.stringify({ ...values(), label: 'second', count: 0, open: false }));
    });

    it('takes arrays and objects by identity, and new ones later; none becomes an attribute', async () => {
      const first = view();
      const { element, update } = render(first);
      expect(element().items).to.equal(first.items);
      expect(element().rows).to.equal(first.rows);
      expect(element().camelRows).to.equal(first.camelRows);
      const next = view({ items: [3], rows: { total: 7 }, camelRows: { total: 8 } });
      update(next);
      expect(element().items).to.equal(next.items);
      expect(element().rows).to.equal(next.rows);
      expect(element().camelRows).to.equal(next.camelRows);
      await waitUntil(() => valuesShown(element())?.includes('"items":[3],"rows":{"total":7},"camelRows":{"total":8}'));
      expect(element().getAttributeNames().filter((attribute) => /items|rows/i.test(attribute))).to.deep.equal([]);
    });

    it('is heard in the syntax of the framework, however an event is spelled', async () => {
      const { element } = render();
      await click(element(), 'button', 'tell');
      expect(heard.map(({ type }) => type)).to.deep.equal([...spellings]);
      expect(heard.every(({ target }) => target === element())).to.equal(true);
    });

    it('is heard by addEventListener, however an event is spelled', async () => {
      const { element, host } = render();
      const types: string[] = [];
      for (const type of spellings) host.addEventListener(type, (event) => types.push(event.type));
      await click(element(), 'button', 'tell');
      expect(types).to.deep.equal([...spellings]);
    });

    it('does not navigate where the framework prevents it', async () => {
      const { element } = render();
      const went: string[] = [];
      element().router = { navigate: (path) => void went.push(path), back: () => undefined };
      await click(element(), 'button', 'go');
      expect(heard.map(({ type }) => type)).to.deep.equal(['creator-navigate']);
      expect(went).to.deep.equal([]);
    });

    it(`takes what was rendered before its tag was defined: rich properties as the framework advises, as it comes ${richEarly}`, async () => {
      const wanted = values();
      const late = (host: HTMLElement) => host.querySelector('creator-late') as ProbeElement;
      const advised = late(place((host) => framework.renderEarlyAdvised(host, wanted)).host);
      const plain = late(place((host) => framework.renderEarly(host, wanted)).host);
      defineCreatorElement('creator-late', definition);
      for (const element of [plain, advised]) {
        expect([element.label, element.count, element.open]).to.deep.equal(['first', 5, true]);
        expect(queryByRole(element, 'status', 'Loading')?.localName, 'its skeleton').to.equal('div');
      }
      for (const element of [plain, advised]) await findByRole(element, 'heading', 'Probe');
      expect(advised.items).to.equal(wanted.items);
      expect(advised.rows).to.equal(wanted.rows);
      expect(advised.camelRows).to.equal(wanted.camelRows);
      expect(plain.rows).to.equal(richEarly === 'kept' ? wanted.rows : undefined);
    });
  });
}
