import { expect } from '@open-wc/testing';
import { provideRuntime } from '../../src/runtime-registry';
import type { Runtime } from '../../src/runtime';
import { base, eventsOf, forgetAll, gone, make, runtimeAt, type Bare } from '../support/bare-element';
import { pretend } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { nextTask } from '../support/next-task';
import { waitUntil } from '../support/wait-until';

/** What is written on the console from now on, until the end of the test. */
function warnings(): string[] {
  const said: string[] = [];
  pretend(console, 'warn', (...words: unknown[]) => void said.push(words.join(' ')));
  return said;
}
const bases = ({ given }: Bare) => given.map(base);
/** As on a page that no test has configured yet. */
const forgetConfiguration = () =>
  void Reflect.deleteProperty((globalThis as unknown as Record<symbol, object>)[Symbol.for('creator-elements.runtime/1')] ?? {}, 'runtime');

describe('the runtime of an element', () => {
  afterEach(forgetAll);

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

    it('uses its own that it gets while the page tells another element of its new configuration', () => {
      const [first, second] = [make(), make()];
      const own = runtimeAt('/own');
      first.onRuntime = () => { second.runtime = own; };
      provideRuntime(runtimeAt('/next'));
      expect([first, second].map(bases)).to.deep.equal([['/page', '/next'], ['/page', '/own']]);
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
});
