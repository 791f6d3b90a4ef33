import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../elements/define';
import { restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { click, findByRole, pageText, type } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { place, rootsOf, runtimeOf, settledText } from './every-element';
import { everyApp, everyScreen } from './every-screen';

const shown = (element: Element, code: string) => rootsOf(element).flatMap((root) => [...root.querySelectorAll<HTMLElement>('.shell')]).every(({ lang }) => lang.startsWith(code));
/** The languages for which browsers choose fonts, where they say so. Parts that are not shown have none. */
const locales = (element: Element) => [...new Set(rootsOf(element).flatMap((root) => [...root.querySelectorAll('.shell h1, .shell h2, .shell p, .shell button')]
  .map((part) => getComputedStyle(part).getPropertyValue('-webkit-locale').replaceAll('"', ''))))];
const speak = async (element: ScreenElement, code: string) => {
  element.setAttribute('locale', code);
  await waitUntil(() => shown(element, code));
};
describe('another language at run time', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  // The slides of tips and the hint of the reels stay: they would change the words by themselves.
  beforeEach(() => { for (const ms of [3000, 3500]) holdTimers(ms); });
  afterEach(() => {
    restoreDevice();
    localStorage.clear();
    sessionStorage.clear();
  });

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    it(`changes the words of <${tag} ${Object.values(attributes).join(' ')}> and nothing else: no answer is asked for again`, async () => {
      const element = await place(tag, attributes, runtimeOf(world));
      const before = await settledText(element);
      const asked = (await world.requests()).length;
      for (const code of ['hi', 'ta']) {
        await speak(element, code);
        expect(pageText(element)).not.to.equal(before);
        if (CSS.supports('-webkit-locale', '"ta"')) expect(locales(element)).to.deep.equal([code]);
      }
      await speak(element, 'en');
      expect(await settledText(element)).to.equal(before);
      expect((await world.requests()).slice(asked).map(({ method, path }) => `${method} ${path}`)).to.deep.equal([]);
    });
  }

  it('leaves a login at the step it is at, with what was typed', async () => {
    const element = await place('creator-login', {}, runtimeOf(world));
    type(await findByRole(element, 'textbox', 'Phone number'), '9876543210');
    await click(element, 'button', 'Request OTP');
    type(await findByRole(element, 'textbox', 'OTP'), '123');
    for (const code of ['hi', 'ta', 'te', 'en']) await speak(element, code);
    expect((await findByRole(element, 'textbox', 'OTP') as HTMLInputElement).value).to.equal('123');
  });
});
