import { expect, oneEvent } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { defineCreatorElement, type ScreenElement } from '../../elements/define';
import { createRuntime, type CreatorEvent, type Runtime } from '../../src/runtime';
import { useScreen, type ScreenHost } from '../../src/features/shared/screen/screen-context';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { waitUntil } from '../support/wait-until';

interface ProbeProps {
  open?: boolean;
  view?: string;
  postId?: string;
  limit?: number;
  filter?: unknown;
  onPick?: (id: string) => void;
  rows?: { count: number };
}

const seen = { mounts: 0, unmounts: 0, aborted: 0, onPick: undefined as ProbeProps['onPick'] };

function Probe({ open, view, postId, limit, filter, rows, onPick }: ProbeProps) {
  const host = useScreen();
  const [count, setCount] = useState(0);
  const [broken, setBroken] = useState(false);
  seen.onPick = onPick;
  useEffect(() => {
    seen.mounts++;
    const abort = new AbortController();
    abort.signal.addEventListener('abort', () => seen.aborted++);
    host.setStatus('ready');
    const off = host.onRefresh(() => setCount(100));
    return () => {
      seen.unmounts++;
      abort.abort();
      off();
    };
  }, [host]);
  if (broken) throw new Error('probe');
  return (
    <section>
      <h1>Probe</h1>
      <output>{JSON.stringify({ open, view, postId, limit, filter, rows: rows?.count })}</output>
      <button type="button" onClick={() => setCount(count + 1)}>count {count}</button>
      <button type="button" onClick={() => host.navigate('performance', {}, { query: { tab: 'ALL' } })}>go</button>
      <button type="button" onClick={() => setBroken(true)}>break</button>
    </section>
  );
}

const given = {
  attributes: { open: 'boolean', view: ['list', 'grid'], 'post-id': 'string', limit: 'number', filter: 'json' },
  properties: ['rows', 'onPick'],
} as const;

let prefetched = 0;
defineCreatorElement('creator-probe', {
  ...given,
  skeleton: ['heading', 'card', 'row'],
  screen: () => Promise.resolve(Probe),
  prefetch: () => Promise.resolve(() => prefetched++),
});

type ProbeElement = ScreenElement & ProbeProps & Record<string, unknown>;

let runtime: Runtime;
const made: HTMLElement[] = [];

function make(attributes: Record<string, string> = {}, own: Runtime | null = runtime): ProbeElement {
  const element = document.createElement('creator-probe') as unknown as ProbeElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (own) element.runtime = own;
  made.push(element);
  return element;
}

async function mount(element: ProbeElement): Promise<ProbeElement> {
  document.body.append(element);
  await element.whenReady();
  return element;
}

const inside = (element: Element) => element.shadowRoot as ShadowRoot;
const props = (element: Element) =>
  JSON.parse(inside(element).querySelector('output')?.textContent ?? '{}') as Record<string, unknown>;
const button = (element: Element, text: string) =>
  [...inside(element).querySelectorAll('button')].find((b) => b.textContent?.startsWith(text)) as HTMLButtonElement;

describe('defineCreatorElement', () => {
  beforeEach(() => {
    runtime = createRuntime({ apiBase: '/nowhere' });
    Object.assign(seen, { mounts: 0, unmounts: 0, aborted: 0 });
    prefetched = 0;
  });
  afterEach(async () => {
    for (const element of made.splice(0)) element.remove();
    await waitUntil(() => seen.unmounts >= seen.mounts);
  });

  it('reads attributes of every type', async () => {
    const element = await mount(make({ open: '', view: 'grid', 'post-id': '007', limit: '5', filter: '{"a":1}' }));
    expect(props(element)).to.deep.equal({ open: true, view: 'grid', postId: '007', limit: 5, filter: { a: 1 } });
  });

  it('takes a bare boolean attribute for true and "false" for false', async () => {
    expect(props(await mount(make({ open: '' })))['open']).to.equal(true);
    expect(props(await mount(make({ open: 'false' })))['open']).to.equal(false);
  });

  it('gives the default back when an attribute is removed', async () => {
    const element = await mount(make({ view: 'grid', 'post-id': '7', open: '' }));
    for (const name of ['view', 'post-id', 'open']) element.removeAttribute(name);
    await waitUntil(() => props(element)['view'] === 'list');
    expect(props(element)).to.deep.equal({ open: false, view: 'list' });
  });

  it('takes a value outside the list for the default', async () => {
    expect(props(await mount(make({ view: 'sideways' })))['view']).to.equal('list');
  });

  it('never throws on invalid JSON or numbers', async () => {
    expect(props(await mount(make({ filter: '{oops', limit: 'many' })))).to.deep.equal({ open: false, view: 'list' });
  });

  it('keeps what was set before the tag was defined', async () => {
    const early = document.createElement('creator-early-probe') as unknown as ProbeElement;
    made.push(early);
    early.view = 'grid';
    early['rows'] = { count: 9 };
    early.runtime = runtime;
    early.setAttribute('post-id', '12');
    document.body.append(early);
    defineCreatorElement('creator-early-probe', {
      ...given,
      skeleton: ['card'],
      screen: () => Promise.resolve(Probe),
    });
    await early.whenReady();
    expect(props(early)).to.deep.include({ view: 'grid', rows: 9, postId: '12' });
  });

  it('never reflects objects or functions, and hands them on by identity', async () => {
    const element = make();
    const rows = { count: 3 };
    const pick = () => undefined;
    element['rows'] = rows;
    element['onPick'] = pick;
    await mount(element);
    expect(element['rows']).to.equal(rows);
    expect(seen.onPick).to.equal(pick);
    expect(element.getAttributeNames()).to.deep.equal([]);
  });

  it('takes a new rich property while mounted', async () => {
    const element = await mount(make());
    element['rows'] = { count: 4 };
    await waitUntil(() => props(element)['rows'] === 4);
  });

  it('asks the host before it navigates, and goes only when nobody prevents it', async () => {
    const element = await mount(make({ 'base-path': '/creators' }));
    const went: string[] = [];
    element.router = { navigate: (path) => went.push(path), back: () => undefined };
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('creator-navigate', prevent, { once: true });
    const asked = oneEvent(document, 'creator-navigate');
    button(element, 'go').click();
    const { detail } = (await asked) as CustomEvent<unknown>;
    expect(detail).to.deep.equal({
      route: 'performance', params: {}, href: '/creators/performance?tab=ALL', replace: false,
    });
    expect(went).to.deep.equal([]);
    button(element, 'go').click();
    expect(went).to.deep.equal(['/performance?tab=ALL']);
  });

  it('navigates from the root where no base path is given', async () => {
    const element = await mount(make());
    const asked = oneEvent(document, 'creator-navigate');
    document.addEventListener('creator-navigate', (event) => event.preventDefault(), { once: true });
    button(element, 'go').click();
    expect(((await asked) as CustomEvent<{ href: string }>).detail.href).to.equal('/performance?tab=ALL');
  });

  it('keeps its state and its one mount when it is moved', async () => {
    const element = await mount(make());
    button(element, 'count').click();
    await waitUntil(() => button(element, 'count 1'));
    const box = document.createElement('div');
    made.push(box);
    document.body.append(box);
    box.append(element);
    document.body.append(element);
    await Promise.resolve();
    expect(button(element, 'count 1').textContent).to.match(/^count 1/);
    expect(seen).to.include({ mounts: 1, unmounts: 0 });
  });

  it('unmounts and aborts when it is removed, and starts anew when it returns', async () => {
    const element = await mount(make());
    button(element, 'count').click();
    element.remove();
    await waitUntil(() => seen.unmounts === 1);
    expect(seen.aborted).to.equal(1);
    expect(element.status).to.equal('idle');
    expect(inside(element).childElementCount).to.equal(0);
    await mount(element);
    expect(button(element, 'count 0').textContent).to.match(/^count 0/);
  });

  it('reports a second definition and keeps the first', () => {
    const first = customElements.get('creator-probe');
    const notes: unknown[] = [];
    const { info } = console;
    console.info = (note: unknown) => void notes.push(note);
    try {
      const second = defineCreatorElement('creator-probe', { skeleton: [], screen: () => Promise.resolve(() => null) });
      expect(second).to.equal(first);
      expect(first).to.have.property('definedAgain', true); // for the testing kit
    } finally {
      console.info = info;
    }
    expect(notes.join()).to.contain('<creator-probe> is already defined');
  });

  it('[ERR-35] keeps a render error inside the element and reports it', async () => {
    const sibling = await mount(make());
    const element = await mount(make());
    const { error } = console;
    console.error = () => undefined; // React writes caught errors to the console
    const heard: CreatorEvent[] = [];
    // A hook that fails is no reason to fail again.
    const onEvent = (event: CreatorEvent) => { heard.push(event); throw new Error('hook'); };
    element.runtime = createRuntime({ apiBase: '/nowhere', onEvent });
    await element.whenReady();
    await waitUntil(() => button(element, 'break'));
    const reported = oneEvent(document.body, 'creator-error');
    button(element, 'break').click();
    const { detail } = (await reported) as CustomEvent<{ code: string }>;
    console.error = error;
    expect(detail.code).to.equal('render-failed');
    const [report, ...more] = heard.filter(({ type }) => type === 'error');
    expect(more).to.have.length(0);
    expect(report?.note).to.equal('<creator-probe>: Error');
    expect({ ...report?.error, componentStack: '' }).to.deep.equal({ name: 'Error', element: 'creator-probe', code: 'render-failed', componentStack: '' });
    expect(report?.error?.componentStack).to.match(/Probe/);
    expect(JSON.stringify(report)).to.not.match(/"probe"|message/);
    await waitUntil(() => inside(element).textContent?.includes("Oops, something's not right!"));
    await waitUntil(() => element.status === 'error', 'it is not error');
    expect(button(sibling, 'count 0').textContent).to.match(/^count 0/);
  });

  it('paints a skeleton at once, before React and the runtime have arrived', () => {
    // A tag of its own: once the code of one is there, it renders immediately if another test has configured the page.
    defineCreatorElement('creator-skeleton-probe', { ...given, skeleton: ['heading', 'card', 'row'], screen: () => Promise.resolve(Probe) });
    const element = document.createElement('creator-skeleton-probe') as ScreenElement;
    made.push(element);
    document.body.append(element);
    expect(inside(element).querySelectorAll('[part=skeleton]')).to.have.length(3);
    expect(element.getBoundingClientRect().height).to.be.greaterThan(200);
    expect(element.status).to.equal('loading');
  });

  it('starts its first data call without waiting for the screen', async () => {
    let arrive: (screen: typeof Probe) => void = () => undefined;
    let asked = 0;
    defineCreatorElement('creator-slow-probe', {
      ...given,
      skeleton: ['card'],
      screen: () => new Promise<typeof Probe>((resolve) => (arrive = resolve)),
      prefetch: () => Promise.resolve(() => asked++),
    });
    const element = document.createElement('creator-slow-probe') as ScreenElement;
    made.push(element);
    element.runtime = runtime;
    document.body.append(element);
    await waitUntil(() => asked === 1);
    expect(element.status).to.equal('loading');
    arrive(Probe);
    expect(await element.whenReady()).to.equal('ready');
  });

  it('makes no call ahead of a screen that is there already', async () => {
    let arrive: (prefetch: () => void) => void = () => undefined;
    let asked = 0;
    const late = new Promise<() => void>((resolve) => (arrive = resolve));
    defineCreatorElement('creator-late-probe', { ...given, skeleton: ['card'], screen: () => Promise.resolve(Probe), prefetch: () => late });
    const element = document.createElement('creator-late-probe') as ScreenElement;
    made.push(element);
    element.runtime = runtime;
    document.body.append(element);
    expect(await element.whenReady()).to.equal('ready');
    arrive(() => asked++);
    await late;
    await Promise.resolve();
    expect(asked).to.equal(0);
  });

  it('[ERR-32] says in place that its code did not arrive, and tries again', async () => {
    let tries = 0;
    defineCreatorElement('creator-lost-probe', {
      ...given,
      skeleton: ['card'],
      screen: () => (++tries < 2 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Probe)),
    });
    const element = document.createElement('creator-lost-probe') as ScreenElement;
    made.push(element);
    element.runtime = runtime;
    document.body.append(element);
    expect(await element.whenReady()).to.equal('error');
    expect(inside(element).querySelector('[role=alert]')?.textContent).to.contain('Loading chunk failed');
    button(element, 'Retry').click();
    await waitUntil(() => element.status === 'ready');
    expect(inside(element).textContent).to.not.contain('Loading chunk failed');
  });

  it('shares one adopted sheet among its instances', async () => {
    const [one, two] = [await mount(make()), await mount(make())];
    expect(inside(one).adoptedStyleSheets[0]).to.equal(inside(two).adoptedStyleSheets[0]);
    expect(inside(one).querySelectorAll('style, link')).to.have.length(0);
  });

  it('refresh() loads again without mounting anew', async () => {
    const element = await mount(make());
    await element.refresh();
    await waitUntil(() => button(element, 'count 100'));
    expect(seen.mounts).to.equal(1);
  });

  it('shows its status as a state for style sheets', async () => {
    const element = await mount(make());
    expect(element.status).to.equal('ready');
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('says that its data failed although code of its screen is still on its way', async () => {
    let rendered: (host: ScreenHost) => void;
    const host = new Promise<ScreenHost>((resolve) => { rendered = resolve; });
    defineCreatorElement('creator-waiting-probe', {
      attributes: {},
      properties: [],
      skeleton: ['heading'],
      screen: () => Promise.resolve(() => {
        rendered(useScreen());
        return <p>Waiting</p>;
      }),
    });
    const element = document.createElement('creator-waiting-probe') as unknown as ScreenElement;
    element.runtime = runtime;
    made.push(element);
    document.body.append(element);
    const { setStatus, wait } = await host;

    const arrived = wait();
    setStatus('ready');
    expect(element.status).to.equal('loading');
    const codes: string[] = [];
    element.addEventListener('creator-error', ({ detail }) => codes.push(detail.code));
    setStatus('error', new Error('no answer'));
    expect(element.status).to.equal('error');
    await waitUntil(() => codes.length > 0);
    expect(codes).to.deep.equal(['load-failed']);
    arrived();
    expect(element.status).to.equal('error');
  });

  it('waits for the page to be configured, whichever comes first', async () => {
    const { configureCreator } = await import('../../src/configure-creator');
    const element = make({}, null);
    document.body.append(element);
    const configured = configureCreator({ apiBase: '/configured' });
    await waitUntil(() => element.runtime === configured);
    expect(await element.whenReady()).to.equal('ready');
  });

  it('fails where everybody sees it with a runtime that lacks what it calls, as one of another version may', async () => {
    const { onSessionBegun, ...lacking } = createRuntime();
    void onSessionBegun;
    const element = make({}, null);
    element.runtime = lacking as Runtime;
    document.body.append(element);
    expect(await element.whenReady()).to.equal('error');
    expect(element.shadowRoot?.querySelector('.shell-skeleton') === null).to.equal(true);
    expect(element.shadowRoot?.textContent).to.contain('Retry');
  });

  it('[ERR-09] shows a way to log in when the session ends, unless the host takes care of it', async () => {
    const unauthorized = createRuntime({
      apiBase: '/nowhere',
      fetch: () => Promise.resolve(new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } })),
    });
    unauthorized.use(sessionStore).signIn('u1');
    localStorage.setItem('host-key', 'kept');
    const element = await mount(make({}, unauthorized));
    const { getProfile } = await import('../../src/api/contract/home');
    await unauthorized.client.send(getProfile, {}).catch(() => undefined);
    await waitUntil(() => inside(element).textContent?.includes('Please log in'));
    expect(unauthorized.use(sessionStore).isAnonymous()).to.equal(true);
    expect(localStorage.getItem('host-key')).to.equal('kept');
    localStorage.removeItem('host-key');
  });
});
