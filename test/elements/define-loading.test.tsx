import { expect } from '@open-wc/testing';
import { makeProbe, createProbeRuntime, hear } from '../support/probe-element';
import { pageLanguage } from '../../src/text/words';
import { pretend, restoreDevice } from '../support/device';
import { frame } from '../support/at-rest';
import { createGate } from '../support/gate';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

describe('an element that loads', () => {
  afterEach(() => {
    restoreDevice();
    document.querySelector('#far')?.remove();
  });

  function putFarBelow(element: HTMLElement): void {
    const far = document.body.appendChild(document.createElement('div'));
    far.id = 'far';
    far.style.paddingTop = '5000px';
    far.append(element);
  }

  it('waits with loading="viewport" until the page is printed or it comes near, and loads once', async () => {
    let asked = 0;
    const runtime = createProbeRuntime();
    const probe = makeProbe({ runtime, attributes: { loading: 'viewport' }, prefetch: () => asked++ });
    putFarBelow(probe.element);
    expect(probe.shows()).to.equal('skeleton');
    await nextTask();
    expect([asked, probe.mounts(), runtime.listeners()]).to.deep.equal([0, 0, 0]);
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => probe.mounts() === 1);
    expect(asked).to.equal(1);
  });

  it('loads once it has a runtime if it came near before', async () => {
    const probe = makeProbe({ runtime: null, attributes: { loading: 'viewport' } });
    putFarBelow(probe.element);
    dispatchEvent(new Event('beforeprint'));
    expect([probe.element.status, probe.shows()]).to.deep.equal(['loading', 'skeleton']);
    probe.element.runtime = createProbeRuntime();
    await waitUntil(() => probe.mounts() === 1);
    expect(await probe.element.whenReady()).to.equal('ready');
  });

  it('waits no more after it was removed, and waits again when it returns', async () => {
    const probe = makeProbe({ attributes: { loading: 'viewport' } });
    putFarBelow(probe.element);
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    dispatchEvent(new Event('beforeprint'));
    putFarBelow(probe.element);
    await nextTask();
    expect(probe.mounts()).to.equal(0);
    dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => probe.mounts() === 1);
  });

  it('waits if the framework says so after it was inserted, in the same task', async () => {
    const probe = makeProbe({ runtime: null });
    putFarBelow(probe.element);
    probe.element['loading'] = 'viewport';
    probe.element.runtime = createProbeRuntime();
    await nextTask();
    await nextTask();
    expect(probe.mounts()).to.equal(0);
  });

  it('keeps its skeleton if another value is set in that task', async () => {
    const probe = makeProbe();
    document.body.append(probe.element);
    const skeleton = probe.root.firstElementChild;
    probe.element['view'] = 'grid';
    expect(probe.root.firstElementChild === skeleton).to.equal(true);
    await waitUntil(() => probe.mounts() === 1);
    expect(probe.props()['view']).to.equal('grid');
  });

  it('does not begin anew if that is said later', async () => {
    const probe = makeProbe();
    putFarBelow(probe.element);
    await waitUntil(() => probe.mounts() === 1);
    probe.element['loading'] = 'viewport';
    await nextTask();
    expect(probe.shows()).to.equal('screen');
    expect(probe.mounts()).to.equal(1);
  });

  it('loads at once in a browser that cannot tell what is near', async () => {
    pretend(window, 'IntersectionObserver', undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const probe = makeProbe({ attributes: { loading: 'viewport' } });
    putFarBelow(probe.element);
    await waitUntil(() => probe.mounts() === 1);
  });

  it('hands on values that are set in one task in one rendering', async () => {
    const probe = makeProbe();
    await probe.show();
    const before = probe.renders();
    probe.element['view'] = 'grid';
    probe.element['rows'] = [1, 2];
    await waitUntil(() => probe.props()['view'] === 'grid');
    expect(probe.props()).to.deep.include({ view: 'grid', rows: [1, 2] });
    expect(probe.renders()).to.equal(before + 1);
    probe.element['view'] = 'list';
    await waitUntil(() => probe.props()['view'] === 'list');
    expect(probe.mounts()).to.equal(1);
  });

  it('renders every part again in another language, and keeps the screen', async () => {
    const probe = makeProbe();
    await probe.show();
    const before = probe.renders();
    for (const tell of pageLanguage.listeners) tell();
    await waitUntil(() => probe.renders() > before);
    expect(probe.mounts()).to.equal(1);
    const early = makeProbe({ runtime: null });
    document.body.append(early.element);
    for (const tell of pageLanguage.listeners) tell(); // nothing to render yet
    expect(early.shows()).to.equal('skeleton');
  });

  it('tells the app around it, which tells the page if it wants to', async () => {
    const [loading, ready] = [hear('creator-loading'), hear('creator-ready')];
    const followed: string[] = [];
    const probe = makeProbe({ router: { navigate: () => undefined, back: () => undefined, follow: (_element, status) => { followed.push(status); return status === 'ready'; } } });
    await probe.show();
    expect(followed).to.deep.equal(['loading', 'ready']);
    expect([loading.length, ready.length]).to.deep.equal([0, 1]);
  });

  it('has rich properties that can be listed, read and defined again', () => {
    const { element } = makeProbe();
    expect(Object.keys(element)).to.include('rows');
    expect(Object.getOwnPropertyDescriptor(element, 'rows')?.configurable).to.equal(true);
    const rows = [1];
    element['rows'] = rows;
    expect(element['rows']).to.equal(rows);
  });

  it('shows its colour scheme as an attribute, for style sheets, and nothing if it has the default', async () => {
    const probe = makeProbe();
    await probe.show();
    expect(probe.element.hasAttribute('color-scheme')).to.equal(false);
    probe.element['colorScheme'] = 'dark';
    expect(probe.element.getAttribute('color-scheme')).to.equal('dark');
    probe.element['colorScheme'] = 'auto';
    expect(probe.element.getAttribute('color-scheme')).to.equal('auto');
  });

  it('shows the scheme that was set before it was inserted', () => {
    const { element } = makeProbe();
    element['colorScheme'] = 'light';
    document.body.append(element);
    expect(element.getAttribute('color-scheme')).to.equal('light');
  });

  it('mounts the screen of its last runtime only', async () => {
    const gate = createGate();
    const probe = makeProbe({ screen: () => gate.passed });
    document.body.append(probe.element);
    const last = createProbeRuntime();
    probe.element.runtime = last;
    gate.open();
    await probe.element.whenReady();
    await nextTask();
    expect(probe.mounts()).to.equal(1);
    expect(probe.host().runtime).to.equal(last);
  });

  it('mounts nothing if it was removed while its code was on the way', async () => {
    const gate = createGate();
    const probe = makeProbe({ screen: () => gate.passed });
    document.body.append(probe.element);
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    gate.open();
    await nextTask();
    expect([probe.mounts(), probe.root.childElementCount, probe.element.status]).to.deep.equal([0, 0, 'idle']);
  });

  it('says nothing of code that did not arrive if it was removed meanwhile', async () => {
    const gate = createGate();
    const errors = hear('creator-error');
    const probe = makeProbe({ screen: async () => { await gate.passed; throw new TypeError('offline'); } });
    document.body.append(probe.element);
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    gate.open();
    await nextTask();
    expect([errors.length, probe.root.childElementCount, probe.element.status]).to.deep.equal([0, 0, 'idle']);
  });

  it('shows a skeleton during a second try to load its code', async () => {
    const gate = createGate();
    let tries = 0;
    const probe = makeProbe({ screen: async () => { if (++tries === 1) throw new TypeError('offline'); await gate.passed; } });
    document.body.append(probe.element);
    expect(await probe.element.whenReady()).to.equal('error');
    expect(probe.shows()).to.equal('failure');
    probe.tap();
    expect(probe.shows()).to.equal('skeleton');
    gate.open();
    await waitUntil(() => probe.mounts() === 1);
    expect(probe.shows()).to.equal('screen');
  });

  it('does not become shorter while it loads, and may afterwards', async () => {
    const gate = createGate();
    const probe = makeProbe({ screen: () => gate.passed });
    const least = () => Number.parseFloat(getComputedStyle(probe.element).minHeight) || 0;
    document.body.append(probe.element);
    await waitUntil(() => least() > 0, 'it holds its height');
    gate.open();
    expect(await probe.element.whenReady()).to.equal('ready');
    // What holds a height observes it in the frame after.
    await frame();
    await frame();
    expect(least()).to.equal(0);
  });

  it('loads its code again on refresh() after it did not arrive', async () => {
    let tries = 0;
    const probe = makeProbe({ screen: () => (++tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve()) });
    document.body.append(probe.element);
    await probe.element.whenReady();
    await probe.element.refresh();
    expect([probe.element.status, probe.mounts(), probe.shows()]).to.deep.equal(['ready', 1, 'screen']);
  });

  it('renders the screen again on refresh() or Retry after its rendering failed', async () => {
    pretend(console, 'error', () => undefined); // React writes caught errors to the console
    const probe = makeProbe();
    await probe.show();
    probe.breakDown();
    probe.element['view'] = 'grid';
    await waitUntil(() => probe.element.status === 'error');
    probe.host().lack(new Error('a part'))();
    expect(probe.element.status).to.equal('error');
    probe.host().setStatus('degraded');
    expect(probe.element.status).to.equal('degraded'); // what reports renders again
    probe.element['view'] = 'list';
    await waitUntil(() => probe.text().includes('Oops'));
    probe.breakDown();
    probe.tap();
    await waitUntil(() => probe.element.status === 'ready');
    probe.breakDown();
    probe.element['view'] = 'grid';
    await waitUntil(() => probe.element.status === 'error');
    probe.breakDown();
    await probe.element.refresh();
    expect(probe.element.status).to.equal('ready');
  });

  it('says in place of its skeleton that its first rendering failed', async () => {
    pretend(console, 'error', () => undefined); // React writes caught errors to the console
    const probe = makeProbe();
    probe.breakDown();
    document.body.append(probe.element);
    expect(await probe.element.whenReady()).to.equal('error');
    expect([probe.shows(), probe.text().includes('Oops')]).to.deep.equal(['screen', true]);
    probe.breakDown();
    probe.tap();
    await waitUntil(() => probe.element.status === 'ready');
    expect([probe.shows(), probe.mounts()]).to.deep.equal(['screen', 1]);
  });

  it('renders the screen again on refresh() although the screen before it says that it is ready', async () => {
    pretend(console, 'error', () => undefined); // React writes caught errors to the console
    const probe = makeProbe();
    await probe.show();
    const before = probe.host();
    probe.element.runtime = createProbeRuntime();
    await waitUntil(() => probe.mounts() === 2);
    probe.breakDown();
    probe.element['view'] = 'grid';
    await waitUntil(() => probe.element.status === 'error');
    before.setStatus('ready');
    expect(probe.element.status).to.equal('error');
    probe.breakDown();
    await probe.element.refresh();
    expect([probe.element.status, probe.mounts()]).to.deep.equal(['ready', 3]);
  });

  it('does nothing on refresh() before it was inserted, and begins anew if it could not begin', async () => {
    const idle = makeProbe({ runtime: null });
    await idle.element.refresh();
    expect(idle.element.status).to.equal('idle');
    const errors = hear('creator-error');
    const { element } = makeProbe({ runtime: null, attributes: { scenario: 'nobody' } });
    document.body.append(element);
    expect(await element.whenReady()).to.equal('error');
    await element.refresh();
    expect(element.status).to.equal('error');
    await waitUntil(() => errors.length === 2);
  });

  it('answers refresh() although it was removed while its code was on the way', async () => {
    const gate = createGate();
    const probe = makeProbe({ screen: () => gate.passed });
    document.body.append(probe.element);
    const refreshed = probe.element.refresh();
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    gate.open();
    await refreshed;
    expect([probe.mounts(), probe.element.status]).to.deep.equal([0, 'idle']);
  });

  it('calls what its screen has registered on refresh(), as long as it is registered, and waits for it', async () => {
    const probe = makeProbe();
    await probe.show();
    const gate = createGate();
    const steps: string[] = [];
    probe.host().onRefresh(() => gate.passed.then(() => void steps.push('loaded')));
    const off = probe.host().onRefresh(() => void steps.push('removed'));
    off();
    const refreshed = probe.element.refresh().then(() => steps.push('refreshed'));
    gate.open();
    await refreshed;
    expect(steps).to.deep.equal(['loaded', 'refreshed']);
    expect(probe.mounts()).to.equal(1);
  });

  it('forgets what its screen has registered when it leaves', async () => {
    const probe = makeProbe();
    await probe.show();
    let refreshes = 0;
    probe.host().onRefresh(() => void refreshes++);
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    document.body.append(probe.element);
    await probe.element.whenReady();
    await probe.element.refresh();
    expect(refreshes).to.equal(0);
  });

  it('calls ahead with the values and the runtime of the element, and keeps a failure to itself', async () => {
    const errors = hear('creator-error');
    const gate = createGate();
    let asked = 0;
    const probe = makeProbe({ screen: () => gate.passed, prefetch: () => { asked++; throw new Error('ahead'); } });
    document.body.append(probe.element);
    await waitUntil(() => asked === 1);
    gate.open();
    expect(await probe.element.whenReady()).to.equal('ready');
    expect(errors).to.deep.equal([]);
  });

  it('makes no call ahead if it was removed before the code of that call arrived', async () => {
    let asked = 0;
    const gate = createGate();
    const probe = makeProbe({ prefetch: () => asked++, prefetchCode: gate.passed });
    document.body.append(probe.element);
    probe.element.remove();
    await waitUntil(() => probe.element.status === 'idle');
    gate.open();
    await nextTask();
    expect(asked).to.equal(0);
  });

  it('shows the screen in the task that inserts it when its code is there, without a skeleton', async () => {
    const probe = makeProbe();
    await probe.show();
    const again = document.createElement(probe.element.localName) as typeof probe.element;
    again.runtime = createProbeRuntime();
    document.body.append(again);
    await Promise.resolve();
    expect(again.shadowRoot?.querySelector('h1') === null).to.equal(false);
    expect(again.shadowRoot?.querySelector('.shell-skeleton') === null).to.equal(true);
    again.remove();
    await waitUntil(() => again.status === 'idle');
  });
});
