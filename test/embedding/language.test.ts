import { expect } from '@open-wc/testing';
import '../../elements/creator-app';
import { createRuntime } from '../../src/runtime';
import { findByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { makeElement, runtimeOf } from './every-element';

/** The language of each part of an element, as a screen reader takes it. */
const languages = (element: Element) =>
  [...new Set([...element.shadowRoot?.children ?? []].map((part) => part.closest<HTMLElement>('[lang]')?.lang))];

describe('the language of the texts', () => {
  let world: World;
  const made: HTMLElement[] = [];
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    document.documentElement.lang = 'de';
  });
  after(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });
  const put = (tag: string, attributes: Record<string, string>, runtime = runtimeOf(world)) => {
    const element = makeElement(tag, { locale: 'de-DE', ...attributes }, runtime);
    made.push(element);
    document.body.append(element);
    return element;
  };

  for (const tag of ['creator-earnings', 'creator-app', 'creator-login']) {
    it(`is English in <${tag}> from the first skeleton on, if the page and \`locale\` name a language without words`, async () => {
      const element = put(tag, tag === 'creator-app' ? { routing: 'memory' } : {});
      expect(languages(element)).to.deep.equal(['en-IN']);
      await element.whenReady();
      expect(languages(element)).to.deep.equal(['en-IN']);
    });
  }

  it('is English where something is wrong, and in demo mode', async () => {
    const nowhere = put('creator-earnings', {}, createRuntime({ apiBase: '/nowhere' }));
    await nowhere.whenReady();
    await findByRole(nowhere, 'button', 'Retry');
    expect(languages(nowhere)).to.deep.equal(['en-IN']);
    // No runtime is given, or it would be asked in place of the recording.
    for (const [scenario, role, name] of [['busy-creator', 'heading', 'Payments'], ['nobody', 'alert', undefined]] as const) {
      const demo = document.createElement('creator-earnings');
      demo.setAttribute('locale', 'de-DE');
      demo.setAttribute('scenario', scenario);
      made.push(demo);
      document.body.append(demo);
      await demo.whenReady();
      await findByRole(demo, role, name);
      expect(demo.shadowRoot?.querySelectorAll('.demo-badge').length).to.equal(scenario === 'nobody' ? 0 : 1);
      expect(languages(demo), scenario).to.deep.equal(['en-IN']);
    }
  });
});
