import { expect, oneEvent } from '@open-wc/testing';
import { CreatorElement, type ElementStatus } from '../../elements/base-element';
import { provideRuntime } from '../../src/runtime-registry';
import { createRuntime, type CreatorEvent, type Runtime } from '../../src/runtime';
import { pageLanguage } from '../../src/text/words';
import { pretend, restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

/** An element with nothing to show, which notes what the common part tells it. */
class Bare extends CreatorElement {
  static override ownAttributes = { view: ['list', 'grid'], limit: 'number' } as const;
  readonly steps: string[] = [];
  readonly given: Runtime[] = [];
  repaired = 0;
  protected arrived(): void {
    this.steps.push('arrived');
    this.setStatus('loading');
  }
  protected left(): void {
    this.steps.push('left');
  }
  protected runtimeChanged(runtime: Runtime): void {
    this.steps.push('runtime');
    this.given.push(runtime);
  }
  protected valuesChanged(): void {
    this.steps.push('values');
  }
  protected wordsChanged(): void {
    this.steps.push('words');
  }
  say(status: ElementStatus, told?: boolean): void {
    this.setStatus(status, told);
  }
  loseCode(): void {
    this.chunkFailed(new TypeError('gone'), () => this.repaired++);
  }
  startAnew(): void {
    this.beginAnew();
  }
  get all() {
    return this.values;
  }
  get addressPrefix() {
    return this.appBase;
  }
  get shadow() {
    return this.root;
  }
}
Bare.installProperties();
customElements.define('creator-bare', Bare);

const made: HTMLElement[] = [];
function make(attributes: Record<string, string> = {}, where: Node | null = document.body): Bare & Record<string, unknown> {
  const element = document.createElement('creator-bare') as Bare & Record<string, unknown>;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  made.push(element);
  where?.appendChild(element);
  return element;
}
const gone = async (element: HTMLElement) => {
  element.remove();
  await Promise.resolve();
};
/** What is written on the console from now on, until `restoreDevice`. */
function warnings(): string[] {
  const said: string[] = [];
  pretend(console, 'warn', (...words: unknown[]) => void said.push(words.join(' ')));
  return said;
}
/** The events of an element, as name and detail. */
function eventsOf(element: Element) {
  const told: [string, unknown][] = [];
  for (const name of ['creator-loading', 'creator-ready', 'creator-error']) {
    document.addEventListener(name, (event) => event.composedPath()[0] === element && told.push([name, (event as CustomEvent<unknown>).detail]));
  }
  return told;
}
/** What runtimes are compared by: an assertion that holds one would hang when it fails. */
const base = (runtime: Runtime | undefined) => runtime?.apiBase;
const bases = ({ given }: Bare) => given.map(base);
const runtimeAt = (apiBase: string) => createRuntime({ apiBase, ...offline });
/** As on a page that no test has configured yet. */
const forgetConfiguration = () =>
  void Reflect.deleteProperty((globalThis as unknown as Record<symbol, object>)[Symbol.for('creator-elements.runtime/1')] ?? {}, 'runtime');
const offline = { fetch: () => Promise.reject(new TypeError('no network')) };

describe('the common part of every element', () => {
  afterEach(async () => {
    restoreDevice();
    await Promise.all(made.splice(0).map(gone));
  });

  describe('on a page without configuration', () => {
    beforeEach(forgetConfiguration);

    it('uses a runtime by its attributes, which elements with equal ones share', async () => {
      const [one, two, other, plain] = [make({ 'api-base': '/a' }), make({ 'api-base': '/a' }), make({ 'api-base': '/a', 'client-id': 'c' }), make()];
      expect(base(one.runtime)).to.equal(undefined);
      await waitUntil(() => [one, two, other, plain].every(({ given }) => given.length > 0));
      expect([one, two, other, plain].map(({ runtime }) => [runtime?.apiBase, runtime?.clientId]))
        .to.deep.equal([['/a', 'creator-web'], ['/a', 'creator-web'], ['/a', 'c'], ['/api', 'creator-web']]);
      expect(one.runtime === two.runtime).to.equal(true);
      expect(one.steps).to.deep.equal(['arrived', 'runtime']);
    });

    it('looks for another runtime when such an attribute changes', async () => {
      const element = make();
      await waitUntil(() => element.given.length === 1);
      element.setAttribute('api-base', '/b');
      await waitUntil(() => element.given.length === 2);
      element['clientId'] = 'other';
      await waitUntil(() => element.given.length === 3);
      expect(element.given.map(({ apiBase, clientId }) => [apiBase, clientId])).to.deep.equal([['/api', 'creator-web'], ['/b', 'creator-web'], ['/b', 'other']]);
      expect(element.steps).to.deep.equal(['arrived', 'runtime', 'values', 'runtime', 'values', 'runtime']);
    });

    it('stays with what the page says meanwhile', async () => {
      const element = make();
      await Promise.resolve();
      provideRuntime(runtimeAt('/page'));
      await nextTask();
      await nextTask();
      expect(bases(element)).to.deep.equal(['/page']);
    });

    it('that configures them after they have begun is told so, and one that did in time is not', async () => {
      const said = warnings();
      const element = make();
      provideRuntime(runtimeAt('/page'));
      provideRuntime(runtimeAt('/next'));
      await import('../../elements/diagnose');
      await nextTask();
      expect([bases(element), said]).to.deep.equal([['/page', '/next'], []]);
      forgetConfiguration();
      const early = make();
      await waitUntil(() => early.given.length > 0);
      provideRuntime(runtimeAt('/late'));
      await waitUntil(() => said.some((line) => line.includes('configureCreator() came after elements had made calls without it')));
      expect(bases(early)).to.deep.equal(['/api', '/late']);
    });

    it('that says it will configure them waits for it, with a limit, and begins when it does after all', async () => {
      document.documentElement.setAttribute('creator-config', 'wait');
      const timers = holdTimers(15_000);
      const element = make();
      const told = eventsOf(element);
      await timers.pass();
      await waitUntil(() => told.length > 0);
      expect([element.status, base(element.runtime), told.map(([name, detail]) => [name, (detail as { code: string }).code])])
        .to.deep.equal(['error', undefined, [['creator-error', 'not-configured']]]);
      const patient = make();
      await nextTask(); // it waits by now
      await gone(patient);
      await timers.pass();
      expect(patient.status, 'an element that has gone tells nothing').to.equal('idle');
      document.documentElement.removeAttribute('creator-config');
      provideRuntime(runtimeAt('/page'));
      expect(element.runtime?.apiBase).to.equal('/page');
    });
  });

  describe('on a page with a configuration', () => {
    beforeEach(() => provideRuntime(runtimeAt('/page')));

    it('uses it, and the next one, unless it has its own', () => {
      const [element, own] = [make(), make({}, null)];
      own.runtime = runtimeAt('/own');
      expect(own.steps, 'nothing begins before it is inserted').to.deep.equal([]);
      document.body.append(own);
      expect([element, own].map(bases)).to.deep.equal([['/page'], ['/own']]);
      const next = runtimeAt('/next');
      provideRuntime(next);
      provideRuntime(next);
      expect([element, own].map(bases), 'the same again changes nothing').to.deep.equal([['/page', '/next'], ['/own']]);
      own.runtime = undefined;
      expect(base(own.runtime)).to.equal('/next');
      element.runtime = next;
      provideRuntime(runtimeAt('/last'));
      expect([element, own].map(bases)).to.deep.equal([['/page', '/next'], ['/own', '/next', '/last']]);
    });

    it('uses it where its own was taken back before it was inserted', () => {
      const element = make({}, null);
      element.runtime = runtimeAt('/own');
      element.runtime = undefined;
      document.body.append(element);
      expect(bases(element)).to.deep.equal(['/page']);
    });

    it('asks for nothing before it is inserted', () => {
      const element = make({ 'api-base': '/attribute' }, null);
      element.setAttribute('client-id', 'c');
      expect([base(element.runtime), element.steps, element.status]).to.deep.equal([undefined, [], 'idle']);
    });

    for (const [name, wrong] of Object.entries({ null: null, 'an object': {}, 'a promise': Promise.resolve(runtimeAt('/promised')) })) {
      it(`uses it where its own is ${name}`, async () => {
        const said = warnings();
        const element = make();
        element.runtime = runtimeAt('/own');
        element.runtime = wrong as unknown as Runtime;
        expect(bases(element)).to.deep.equal(['/page', '/own', '/page']);
        await import('../../elements/diagnose');
        await nextTask();
        expect(said.map((line) => line.includes('The property runtime is not what createRuntime() returns'))).to.deep.equal(wrong ? [true] : []);
        element.runtime = runtimeAt('/again');
        await nextTask();
        expect([base(element.runtime), said.length]).to.deep.equal(['/again', wrong ? 1 : 0]);
      });
    }

    it('forgets it when it is removed, but not its own, and hears no more of the page', async () => {
      const [element, own] = [make(), make()];
      own.runtime = runtimeAt('/own');
      await Promise.all([gone(element), gone(own)]);
      expect([base(element.runtime), base(own.runtime), element.status, own.status]).to.deep.equal([undefined, '/own', 'idle', 'idle']);
      provideRuntime(runtimeAt('/next'));
      expect(bases(element)).to.deep.equal(['/page']);
      document.body.append(element, own);
      expect([bases(element), bases(own).at(-1)]).to.deep.equal([['/page', '/next'], '/own']);
    });

    it('stays as it is when it is moved, also by way of nowhere within one task', async () => {
      const [element, place] = [make(), document.createElement('div')];
      made.push(place);
      document.body.append(place);
      place.append(element);
      element.remove();
      document.body.append(element);
      await Promise.resolve();
      expect([element.steps, element.status]).to.deep.equal([['arrived', 'runtime'], 'loading']);
      await gone(element);
      expect(element.steps).to.deep.equal(['arrived', 'runtime', 'left']);
      document.body.append(element);
      expect(element.steps.slice(3)).to.deep.equal(['arrived', 'runtime']);
    });

    it('leaves it for a scenario, and comes back to it', async () => {
      const element = make();
      element.setAttribute('scenario', 'busy-creator');
      expect(base(element.runtime), 'in the same task, before a call is sent').to.equal(undefined);
      expect(element.steps).to.deep.equal(['arrived', 'runtime', 'left', 'arrived', 'values']);
      await waitUntil(() => element.runtime !== undefined);
      expect(base(element.runtime)).not.to.equal('/page');
      element.steps.length = 0;
      element['view'] = 'grid';
      expect(element.steps, 'another value changes no runtime').to.deep.equal(['values']);
      const fresh = make({ scenario: 'busy-creator' });
      expect(fresh.steps).to.deep.equal(['arrived']);
      element.removeAttribute('scenario');
      expect(base(element.runtime)).to.equal('/page');
      const told = eventsOf(element);
      element.setAttribute('scenario', 'no-such');
      await waitUntil(() => told.some(([name]) => name === 'creator-error'));
      expect([element.status, (told.at(-1)?.[1] as { code: string }).code]).to.deep.equal(['error', 'unknown-scenario']);
    });

    it('prefers its own runtime to a scenario', async () => {
      const element = make({ scenario: 'busy-creator' });
      element.runtime = runtimeAt('/own');
      await import('../../elements/demo-mode');
      const other = make({ scenario: 'busy-creator' });
      await waitUntil(() => other.runtime !== undefined);
      expect(base(element.runtime)).to.equal('/own');
    });
  });

  describe('has values', () => {
    it('by attributes, whose defaults stand for what is missing or wrong', () => {
      const element = make({ view: 'grid', limit: '7' });
      expect(element.all).to.deep.equal({ apiBase: undefined, clientId: undefined, locale: undefined, colorScheme: 'auto', loading: 'eager', basePath: undefined, scenario: undefined, view: 'grid', limit: 7 });
      element.setAttribute('view', 'else');
      element.removeAttribute('limit');
      expect([element['view'], element['limit']]).to.deep.equal(['list', undefined]);
      expect(Bare.observedAttributes).to.deep.equal(['api-base', 'client-id', 'locale', 'color-scheme', 'loading', 'base-path', 'scenario', 'view', 'limit']);
    });

    it('by properties, for which null means the default, and tells changes alone', () => {
      const element = make();
      element.steps.length = 0;
      element['view'] = 'grid';
      element['view'] = 'grid';
      expect(element.steps).to.deep.equal(['values']);
      element['view'] = null;
      expect([element['view'], element.steps.length]).to.deep.equal(['list', 2]);
      expect(Object.keys(Bare.prototype)).to.include.members(['view', 'limit', 'basePath']);
    });

    it('that were set before it was inserted, without telling them', () => {
      const element = make({}, null);
      element['view'] = 'grid';
      expect(element.steps).to.deep.equal([]);
      document.body.append(element);
      expect([element.all['view'], element.steps[0]]).to.deep.equal(['grid', 'arrived']);
    });

    it('that were set before its tag was defined', () => {
      const early = document.createElement('creator-bare-later') as Bare & Record<string, unknown>;
      Object.assign(early, { view: 'grid', runtime: runtimeAt('/own') });
      made.push(early);
      document.body.append(early);
      class Later extends Bare {}
      Later.installProperties();
      customElements.define('creator-bare-later', Later);
      expect([early.all['view'], bases(early), Object.keys(early).filter((name) => name === 'view' || name === 'runtime')]).to.deep.equal(['grid', ['/own'], []]);
    });

    it('for the first part of addresses, without a slash at its end', () => {
      expect([make(), make({ 'base-path': '/creators//' }), make({ 'base-path': '/a/b' })].map(({ addressPrefix }) => addressPrefix)).to.deep.equal(['', '/creators', '/a/b']);
    });
  });

  describe('tells how far it is', () => {
    it('by events that cross shadow roots, once per change', () => {
      const box = document.createElement('div');
      made.push(box);
      document.body.append(box);
      const element = make({}, box.attachShadow({ mode: 'open' }));
      const told = eventsOf(element);
      element.say('loading');
      expect(told, 'it loads already').to.deep.equal([]);
      element.say('error');
      element.say('loading');
      element.say('ready');
      element.say('degraded');
      element.say('loading');
      element.say('ready');
      expect(told.map(([name, detail]) => [name, (detail as { again?: boolean }).again])).to.deep.equal([
        ['creator-loading', false], ['creator-ready', undefined], ['creator-loading', true], ['creator-ready', undefined],
      ]);
      const { timings } = told[1]?.[1] as { timings: { readyMs: number } };
      expect(Number.isInteger(timings.readyMs) && timings.readyMs >= 0 && timings.readyMs <= Math.ceil(performance.now())).to.equal(true);
      element.say('loading', true);
      element.say('ready', true);
      expect(told.length, 'what the page was told already').to.equal(4);
    });

    it('by a state of CSS', () => {
      const element = make();
      const states = () => ['idle', 'loading', 'ready', 'degraded', 'error'].filter((status) => element.matches(`:state(${status})`));
      expect(states()).to.deep.equal(['loading']);
      element.say('degraded');
      expect(states()).to.deep.equal(['degraded']);
    });

    it('to all who wait for it', async () => {
      const element = make({}, null);
      const waiting = [element.whenReady()];
      document.body.append(element);
      waiting.push(element.whenReady());
      element.say('degraded');
      element.say('error');
      expect(await Promise.all(waiting)).to.deep.equal(['degraded', 'degraded']);
      expect(await element.whenReady()).to.equal('error');
    });
  });

  it('puts the focus on its heading, if it has one', () => {
    const element = make();
    element.focus();
    expect(element.shadow.activeElement === null).to.equal(true);
    const heading = element.shadow.appendChild(document.createElement('h1'));
    element.focus();
    expect([element.shadow.activeElement === heading, heading.tabIndex]).to.deep.equal([true, -1]);
  });

  it('says that its code did not arrive, to creators, to the page and to its reports, and tries again', async () => {
    const reports: CreatorEvent[] = [];
    const element = make({}, null);
    element.runtime = createRuntime({ onEvent: (event) => reports.push(event), ...offline });
    document.body.append(element);
    const told = eventsOf(element);
    element.loseCode();
    expect([element.status, element.shadow.querySelector('h1')?.textContent]).to.deep.equal(['error', 'Loading chunk failed']);
    element.shadow.querySelector('button')?.click();
    expect(element.repaired).to.equal(1);
    await waitUntil(() => told.length > 0);
    expect((told[0]?.[1] as { code: string }).code).to.equal('chunk-failed');
    expect(reports.find(({ type }) => type === 'error')).to.deep.include({
      note: '<creator-bare>: TypeError', error: { name: 'TypeError', element: 'creator-bare', code: 'chunk-failed', componentStack: undefined },
    });
  });

  it('begins anew with the runtime of the page', () => {
    const element = make();
    element.steps.length = 0;
    element.startAnew();
    provideRuntime(runtimeAt('/anew'));
    expect([element.steps[0], base(element.runtime)]).to.deep.equal(['arrived', '/anew']);
  });

  it('names the language of the page while it is there, and hears when the page has another one', async () => {
    const [first, second] = [make({ locale: 'hi' }), make({ locale: 'ta' })];
    expect([...pageLanguage.claims.values()]).to.deep.equal(['hi', 'ta']);
    await waitUntil(() => pageLanguage.tag === 'hi');
    expect(first.steps).to.include('words');
    first.setAttribute('locale', 'bn');
    await waitUntil(() => pageLanguage.tag === 'bn');
    await gone(first);
    await waitUntil(() => pageLanguage.tag === 'ta');
    const before = first.steps.length;
    second.removeAttribute('locale');
    await waitUntil(() => pageLanguage.tag === 'en-IN');
    expect([pageLanguage.claims.size, first.steps.length, pageLanguage.listeners.size]).to.deep.equal([0, before, 1]);
    const later = make({}, null);
    later['locale'] = 'mr';
    expect(pageLanguage.claims.size, 'not before it is there').to.equal(0);
  });

  it('keeps its sheets when it moves to another document', async () => {
    const frame = document.createElement('iframe');
    made.push(frame);
    document.body.append(frame);
    const element = make();
    const count = element.shadow.adoptedStyleSheets.length;
    expect(count).to.be.above(1);
    frame.contentDocument?.body.append(element);
    expect(element.shadow.adoptedStyleSheets.length).to.equal(count);
    await Promise.resolve();
    expect(element.status).to.equal('loading');
  });

  it('does without what older browsers do not have', async () => {
    pretend(HTMLElement.prototype, 'attachInternals', undefined);
    const element = make();
    expect(element.status).to.equal('loading');
    const ready = oneEvent(element, 'creator-ready');
    element.say('ready');
    expect((await ready).cancelable).to.equal(false);
  });
});
