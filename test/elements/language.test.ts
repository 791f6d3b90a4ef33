import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../elements/creator-affiliate-links';
import '../../elements/creator-app';
import '../../elements/creator-earnings';
import '../../elements/creator-help';
import '../../elements/creator-home';
import '../../elements/creator-login';
import type { AuthInfo } from '../../src/bridge/host';
import { chooseLanguage } from '../../src/choose-language';
import { configureLanguage } from '../../src/configure-language';
import { languageKey } from '../../src/page-language';
import { pageLanguage } from '../../src/text/words';
import { openElement, runtimeOf } from '../support/open-element';
import { findByRole, findByText, pageText, queryAllByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';

/** What elements show in Hindi. */
const hindi = 'आपका अगला भुगतान';
const english = 'Your next payment';

describe('the language of a page', () => {
  let world: World;
  let user: string;
  before(async () => {
    world = await createWorld({ scenario: 'payment-upcoming' });
    ({ user_id: user } = await world.login());
  });
  afterEach(() => {
    document.documentElement.lang = 'en';
    localStorage.removeItem(languageKey);
    pageLanguage.chosen = pageLanguage.app = undefined;
    configureLanguage({ configured: undefined, texts: undefined, log: undefined });
  });
  // Elements of other tests have gone, and none decides before the next one arrives.
  const home = async (attributes: Record<string, string> = {}, config = {}) => (await openElement('creator-home', runtimeOf(world, config), attributes)).element;
  const says = async (element: HTMLElement, title: string) => {
    await findByRole(element, 'region', title);
    return [...element.shadowRoot?.querySelectorAll<HTMLElement>('.shell') ?? []].map(({ lang }) => lang);
  };

  it('is English on an English page', async () => {
    expect(await says(await home(), english)).to.deep.equal(['en-IN']);
  });

  it('is that of `locale`, whatever the page says, and words are never shown in another one first', async () => {
    const shown: string[] = [];
    const element = document.createElement('creator-home');
    new MutationObserver(() => shown.push(element.shadowRoot?.textContent ?? '')).observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true, characterData: true });
    element.runtime = runtimeOf(world);
    element.setAttribute('locale', 'hi-IN');
    document.body.append(element);
    try {
      expect(await says(element, hindi)).to.deep.equal(['hi']);
      expect(shown.filter((text) => text.includes(english))).to.deep.equal([]);
    } finally {
      element.remove();
    }
  });

  it('is that of the page\'s `lang`, of its configuration before that, and of the creator\'s choice before both', async () => {
    document.documentElement.lang = 'hi';
    expect(await says(await home(), hindi)).to.deep.equal(['hi']);
    configureLanguage({ configured: 'en', texts: undefined, log: undefined });
    expect(await says(await home(), english)).to.deep.equal(['en-IN']);
    localStorage.setItem(languageKey, 'hi');
    expect(await says(await home(), hindi)).to.deep.equal(['hi']);
  });

  it('follows the `lang` of an open page, where nothing else decides', async () => {
    const element = await home();
    expect(await says(element, english)).to.deep.equal(['en-IN']);
    document.documentElement.lang = 'hi-IN';
    expect(await says(element, hindi)).to.deep.equal(['hi']);
    document.documentElement.lang = 'en';
    expect(await says(element, english)).to.deep.equal(['en-IN']);
  });

  it('follows the languages of the browser, where the page says none', async () => {
    document.documentElement.removeAttribute('lang');
    const element = await home();
    let languages = ['ta-IN', 'en'];
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });
    try {
      window.dispatchEvent(new Event('languagechange'));
      await waitUntil(() => element.shadowRoot?.querySelector<HTMLElement>('.shell')?.lang === 'ta', 'Tamil');
      languages = ['en-GB'];
      window.dispatchEvent(new Event('languagechange'));
      expect(await says(element, english)).to.deep.equal(['en-IN']);
    } finally {
      Reflect.deleteProperty(navigator, 'languages');
    }
  });

  it('ignores what is stored where nothing is to be stored', async () => {
    localStorage.setItem(languageKey, 'hi');
    expect(await says(await home({}, { ephemeral: true }), english)).to.deep.equal(['en-IN']);
  });

  it('is that of the app around the page', async () => {
    const info: AuthInfo = { 'APP-USER-ID': 'u1', 'APP-ISO-LANGUAGE-CODE': 'hi_IN' };
    expect(await says(await home({}, { getAuth: () => Promise.resolve(info) }), hindi)).to.deep.equal(['hi']);
  });

  it('is English for a language that has no words', async () => {
    expect(await says(await home({ locale: 'de' }), english)).to.deep.equal(['en-IN']);
  });

  it('changes while the page is used, and nothing that was typed is lost', async () => {
    const { element } = await openElement('creator-affiliate-links', runtimeOf(world));
    const other = await home();
    const field = await findByRole(element, 'textbox', 'Paste a product link') as HTMLInputElement;
    field.focus();
    await sendKeys({ type: 'https://' });
    await chooseLanguage(runtimeOf(world), 'hi');
    expect(await says(other, hindi)).to.deep.equal(['hi']);
    expect(element.shadowRoot?.activeElement === field).to.equal(true);
    expect(field.value).to.equal('https://');
    expect(localStorage.getItem(languageKey)).to.equal('hi');
    await chooseLanguage(runtimeOf(world), 'en');
    expect(await says(other, english)).to.deep.equal(['en-IN']);
  });

  it('is chosen by the creator, on Help and on the login page, and kept on the device', async () => {
    for (const tag of ['creator-help', 'creator-login']) {
      const { element } = await openElement(tag, runtimeOf(world));
      const list = await findByRole(element, 'combobox', 'Language') as HTMLSelectElement;
      expect([...list.options].map(({ text }) => text)).to.deep.equal(['English', 'हिन्दी', 'বাংলা', 'मराठी', 'தமிழ்', 'తెలుగు']);
      list.value = 'hi';
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await waitUntil(() => element.shadowRoot?.querySelector<HTMLElement>('.shell')?.lang === 'hi', 'Hindi');
      expect(list.value).to.equal('hi');
      expect(localStorage.getItem(languageKey)).to.equal('hi');
      await chooseLanguage(runtimeOf(world), 'en');
    }
  });

  it('says nothing of a choice that a later one replaces, as the arrow keys in the list do', async () => {
    const runtime = runtimeOf(world);
    const choices = ['hi', 'ta', 'te'].map((code) => chooseLanguage(runtime, code));
    expect(await Promise.all(choices)).to.deep.equal([true, true, true]);
    expect([pageLanguage.tag, localStorage.getItem(languageKey)]).to.deep.equal(['te', 'te']);
  });

  it('has no choice where the page insists on it', async () => {
    const { element } = await openElement('creator-help', runtimeOf(world), { locale: 'en' });
    await findByRole(element, 'heading', 'Help');
    expect(queryAllByRole(element, 'combobox')).to.have.length(0);
  });

  it('has a choice while no element of the page insists on it', async () => {
    const { element: help } = await openElement('creator-help', runtimeOf(world));
    await findByRole(help, 'combobox', 'Language');
    const other = await home({ locale: 'en' });
    expect(queryAllByRole(help, 'combobox')).to.have.length(0);
    other.removeAttribute('locale');
    await findByRole(help, 'combobox', 'Language');
    other.setAttribute('locale', 'en');
    other.remove();
    await findByRole(help, 'combobox', 'Language');
  });

  it('has the page\'s own words, also in English and in a language of its own', async () => {
    const notes: string[] = [];
    const texts = {
      en: { 'home-money': { next: { title: 'Money on its way' } } },
      gu: { 'home-money': { next: { title: 'આગામી ચુકવણી' }, covers: '{0, plural, broken' } },
    };
    configureLanguage({ configured: undefined, texts, log: (note) => notes.push(note) });
    const element = await home();
    expect(await says(element, 'Money on its way')).to.deep.equal(['en-IN']);
    document.documentElement.lang = 'gu-IN';
    configureLanguage({ configured: 'gu', texts: { ...texts }, log: (note) => notes.push(note) });
    expect(await says(element, 'આગામી ચુકવણી')).to.deep.equal(['gu']);
    await findByText(element, /^Orders of /);
    expect(notes.join()).to.contain('home-money.covers');
  });

  it('is that of the whole app: its navigation and its title too', async () => {
    localStorage.setItem('creator:user-id', user);
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'hash');
    app.runtime = runtimeOf(world);
    document.body.append(app);
    try {
      await app.whenReady();
      const before = document.title;
      await chooseLanguage(runtimeOf(world), 'en-XA');
      await waitUntil(() => document.title !== before, 'another title');
      expect(document.title).to.contain('Ĥôɱé');
      const nav = await findByRole(app, 'navigation', /^Ṁáîñ/);
      expect(pageText(nav)).to.contain('Þáýɱéñţš');
    } finally {
      app.remove();
      localStorage.removeItem('creator:user-id');
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
});
