import { expect } from '@open-wc/testing';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import type { ScreenElement } from '../../elements/define';
import { createRuntime, type CreatorConfig, type Runtime } from '../../src/runtime';
import { createGatedFetch, type GatedFetch } from '../support/gated-fetch';
import { click, findByRole, pageText, type } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, place } from './every-element';

const typed = 'Half a collection';

describe('a session that is there again: elements come back by themselves, with what was typed', () => {
  let world: World;
  let gated: GatedFetch;
  let runtime: Runtime;
  const stay = (event: Event) => event.preventDefault();

  async function begin(config: CreatorConfig = {}): Promise<ScreenElement> {
    runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch, ...config });
    const element = await place('creator-affiliate-links', {}, runtime);
    type(await findByRole(element, 'textbox', 'Name'), typed);
    return element;
  }
  /** Any other element of the page hears of it. */
  async function end(element: ScreenElement): Promise<ScreenElement> {
    gated.set(401);
    const other = await place('creator-earnings', {}, runtime);
    await waitUntil(() => element.status === 'error');
    gated.set('pass');
    return other;
  }
  const name = async (element: ScreenElement) => ((await findByRole(element, 'textbox', 'Name')) as HTMLInputElement).value;
  const back = (element: ScreenElement) => waitUntil(() => element.status === 'ready')
    .catch(() => { throw new Error(`it is ${element.status}: ${pageText(element)}`); });
  async function logIn(phone: string): Promise<void> {
    const login = makeElement('creator-login', {}, runtime);
    login.addEventListener('creator-navigate', stay);
    document.body.append(login);
    type(await findByRole(login, 'textbox', 'Phone number'), phone);
    await click(login, 'button', 'Request OTP');
    const field = await findByRole(login, 'textbox', 'OTP');
    const { messages } = await world.control<{ messages: { otp?: string }[] }>('outbox');
    type(field, messages.find(({ otp }) => otp)?.otp ?? '');
    await click(login, 'button', 'Login');
  }

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login(demoPhone);
    gated = createGatedFetch(world.apiBase);
  });
  afterEach(() => runtime.signOut());

  it('with <creator-login> on the same page', async () => {
    const element = await begin();
    await waitUntil(() => sessionStorage.length > 0, 'no draft is kept');
    const other = await end(element);
    await logIn(demoPhone);
    await back(element);
    await back(other);
    await waitUntil(async () => (await name(element)) === typed, 'the draft is not back');
  });

  it('with nothing of it for another user', async () => {
    const element = await begin();
    await waitUntil(() => sessionStorage.length > 0, 'no draft is kept');
    const other = await end(element);
    await logIn('9876500001');
    await back(element);
    await waitUntil(() => !['loading', 'error'].includes(other.status));
    expect(await name(element)).to.match(/^AffiliateLink_/); // its default
  });

  it('when another element is answered again, as after a login of the page', async () => {
    const element = await begin();
    await waitUntil(() => sessionStorage.length > 0, 'no draft is kept');
    const other = await end(element);
    expect(element.status).to.equal('error');
    await other.refresh();
    await back(element);
    await waitUntil(async () => (await name(element)) === typed, 'the draft is not back');
  });

  it('when the page says later that its visitor has logged in (onUnauthorized)', async () => {
    let answer: ((done: boolean) => void) | undefined;
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) => setTimeout(act, ms === 10_000 ? 0 : ms, ...rest)) as typeof window.setTimeout;
    try {
      const element = await begin({ onUnauthorized: () => new Promise((resolve) => { answer = resolve; }) });
      await waitUntil(() => sessionStorage.length > 0, 'no draft is kept');
      await end(element);
      answer?.(true);
      await back(element);
      await waitUntil(async () => (await name(element)) === typed, 'the draft is not back');
    } finally {
      window.setTimeout = setTimeout;
    }
  });

  it('but is not asked for again and again while it is refused', async () => {
    const element = await place('creator-earnings', {}, (runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch })));
    gated.set((call) => (call.includes('/earnings') ? 401 : 'pass'));
    await element.refresh();
    await waitUntil(() => element.status === 'error');
    const calls = () => gated.asked.filter((call) => call.includes('/earnings')).length;
    const helper = await place('creator-collection-listing', {}, runtime);
    await waitUntil(() => element.status === 'error' && helper.status === 'error');
    const before = calls();
    await helper.refresh();
    await waitUntil(() => helper.status === 'ready');
    expect(element.status).to.equal('error');
    expect(calls()).to.equal(before);
  });
});
