import { expect, oneEvent } from '@open-wc/testing';
import { provideRuntime } from '../../src/runtime-registry';
import { createRuntime, type CreatorEvent } from '../../src/runtime';
import { pageLanguage } from '../../src/text/words';
import { Bare, base, eventsOf, forgetAll, gone, made, make, offline, runtimeAt } from '../support/bare-element';
import { pretend } from '../support/device';
import { waitUntil } from '../support/wait-until';

describe('the common part of every element', () => {
  afterEach(forgetAll);

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
      Object.assign(early, { view: 'grid', runtime: runtimeAt('/own'), router: 'of the app' });
      made.push(early);
      document.body.append(early);
      class Later extends Bare {
        routed: unknown[] = [];
        set router(router: unknown) {
          this.routed.push(router);
        }
      }
      Later.installProperties();
      customElements.define('creator-bare-later', Later);
      expect([early.all['view'], early.given.map(base), Object.keys(early).filter((name) => name === 'view' || name === 'runtime')]).to.deep.equal(['grid', ['/own'], []]);
      expect((early as unknown as Later).routed).to.deep.equal(['of the app']);
    });

    it('for the first part of addresses, with a slash at its beginning and none at its end', () => {
      expect([make(), make({ 'base-path': '/creators//' }), make({ 'base-path': '/a/b' }), make({ 'base-path': 'creators/' })].map(({ addressPrefix }) => addressPrefix)).to.deep.equal(['', '/creators', '/a/b', '/creators']);
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

  it('stays as it is when it is moved, also by way of nowhere within one task', async () => {
    provideRuntime(runtimeAt('/page'));
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
