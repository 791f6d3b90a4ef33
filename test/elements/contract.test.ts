import { expect } from '@open-wc/testing';
import type { Baseline } from '../../build/contract/compare.mjs';
import { brand } from '../../demo/marketplace/brand';
import '../../elements/creator-app';
import '../../elements/creator-help';
import '../../elements/creator-login';
import '../../elements/creator-performance';
import { tags } from '../../elements/creator-elements';
import type { CreatorElement } from '../../elements/base-element';
import type { CreatorEventMap } from '../../elements/events';
import { createRuntime, type Runtime } from '../../src/runtime';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { click, findByRole, queryAllByRole } from '../support/screen';
import { createWorld } from '../support/world';
import { waitUntil } from '../support/wait-until';

/** What docs/contract.json promises, against the elements as they run. */
describe('The public contract', () => {
  let contract: Baseline;
  let runtime: Runtime;
  const shown: CreatorElement[] = [];

  before(async () => {
    contract = (await (await fetch('/docs/contract.json')).json()) as Baseline;
    const world = await createWorld({ scenario: 'busy-creator' });
    const { user_id: userId } = await world.login();
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn(userId);
  });
  afterEach(() => {
    for (const element of shown.splice(0)) element.remove();
  });

  function show(tag: string, attributes: Readonly<Record<string, string>> = {}): CreatorElement {
    const element = document.createElement(tag) as CreatorElement;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.runtime = runtime;
    shown.push(element);
    document.body.append(element);
    return element;
  }
  const partsOf = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((inner) => [...inner.part]);

  it('names the tags that the loader knows, with the attributes, properties and methods they have', () => {
    expect(Object.keys(contract.elements).sort()).to.deep.equal([...tags].sort());
    const { attributes, properties, methods } = contract.elements['creator-app'] ?? contract;
    const app = show('creator-app', { routing: 'memory', start: '/help' });
    const observed = (app.constructor as typeof CreatorElement).observedAttributes;
    expect([...observed].sort()).to.deep.equal([...Object.keys(contract.attributes), ...Object.keys(attributes)].sort());
    const members = app as unknown as Record<string, unknown>;
    for (const name of [...Object.keys(contract.properties), ...Object.keys(properties)]) expect(name in app, name).to.equal(true);
    for (const name of [...Object.keys(contract.methods), ...Object.keys(methods)]) expect(members[name], name).to.be.a('function');
  });

  it('has its parts, and no others, in what is rendered', async () => {
    const rendered = new Set<string>();
    const elements = [show('creator-performance', { period: 'LIFETIME' }), show('creator-login')];
    await waitUntil(() => {
      for (const element of elements) for (const part of partsOf(element)) rendered.add(part);
      return contract.parts.every((part) => rendered.has(part));
    }, 'a part is never rendered');
    expect([...rendered].sort()).to.deep.equal(contract.parts);
  });

  it('lets every custom property be set on anything around the element', async () => {
    const element = show('creator-help');
    await element.whenReady();
    const page = document.documentElement.style;
    for (const name of contract.customProperties) {
      page.setProperty(name, 'rgb(1, 2, 3)');
      element.setAttribute('color-scheme', name.includes('-dark-') ? 'dark' : 'light');
      const inner = name === '--creator-font-size' ? '--_body' : `--_${name.replace(/^--creator-(dark-)?(color-)?/, '')}`;
      expect(getComputedStyle(element).getPropertyValue(inner).trim(), name).to.equal('rgb(1, 2, 3)');
      page.removeProperty(name);
    }
  });

  it('passes the parts of the app’s screens on, so that a page styles them', async () => {
    const app = show('creator-app', { routing: 'memory', start: '/help' });
    await findByRole(app, 'heading', 'Help');
    const screen = app.shadowRoot?.querySelector('creator-help');
    const exported = screen?.getAttribute('exportparts')?.split(', ').sort();
    expect(exported).to.deep.equal(contract.parts);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('creator-app::part(heading) { color: rgb(1, 2, 3); }');
    document.adoptedStyleSheets.push(sheet);
    expect(getComputedStyle(await findByRole(app, 'heading', 'Help')).color).to.equal('rgb(1, 2, 3)');
    document.adoptedStyleSheets.pop();
  });

  it('dispatches events with the details it says', async () => {
    const heard: CustomEvent[] = [];
    const listen = (event: Event) => void heard.push(event as CustomEvent);
    const names = Object.keys(contract.events);
    for (const name of names) document.addEventListener(name, listen);
    const stay = (event: CreatorEventMap['creator-navigate']) => event.preventDefault();
    document.addEventListener('creator-navigate', stay);
    const app = show('creator-app', { routing: 'memory', start: '/earnings' });
    await findByRole(app, 'tab', 'Orders');
    await click(app, 'tab', 'Orders');
    queryAllByRole(app, 'link').find((link) => link.textContent?.includes('Help'))?.click();
    await waitUntil(() => heard.some(({ type }) => type === 'creator-navigate') && heard.some(({ type }) => type === 'creator-ready'));
    document.removeEventListener('creator-navigate', stay);
    for (const name of names) document.removeEventListener(name, listen);

    expect([...new Set(heard.map(({ type }) => type))].sort()).to.deep.equal(['creator-change', 'creator-loading', 'creator-navigate', 'creator-ready', 'creator-track']);
    for (const { type, detail, cancelable, bubbles, composed } of heard) {
      const promised = contract.events[type];
      const fields = Object.keys(promised?.detail ?? {}).map((field) => field.split('.')[0]);
      expect(Object.keys(detail as object).sort(), type).to.deep.equal([...new Set(fields)].sort());
      expect({ cancelable, bubbles, composed }, type).to.deep.equal({ cancelable: promised?.cancelable, bubbles: true, composed: true });
    }
  });

  it('refreshes the screen that the app shows', async () => {
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', '/earnings');
    app.runtime = runtime;
    shown.push(app);
    document.body.append(app);
    await findByRole(app, 'tab', 'Orders');
    let refreshed = 0;
    const screen = app.shadowRoot?.querySelector('creator-earnings');
    if (screen) screen.refresh = async () => void refreshed++;
    await app.refresh();
    expect(refreshed).to.equal(1);
  });
});
