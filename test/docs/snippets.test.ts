import { expect } from '@open-wc/testing';
import type { CreatorElement } from '../../elements/base-element';
import { openHostPage } from '../support/host-page';
import { snippetsOf, type Snippet } from '../support/snippets';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

const documents = [
  'README.md', 'CONTRIBUTING.md',
  ...['analytics', 'browsers', 'builds', 'elements', 'embedding', 'events', 'native', 'sandbox', 'security-policy', 'server-rendering', 'sessions', 'testing', 'theming', 'troubleshooting', 'upgrading'].map((name) => `docs/${name}.md`),
];
/** Checked elsewhere: build/check-docs.mjs and build/check-native-code.mjs compile the code of frameworks and of apps, the tests of embedding send the policies. */
const elsewhere = ['ts', 'tsx', 'jsx', 'vue', 'svelte', 'kotlin', 'swift', 'csp'];
/** For other runners: build/check-runners.mjs runs them with those. */
const otherRunner = /from '(vitest|@playwright)\b/;
const samplePage = '<script type="module" src="/creator-elements/creator-elements.js"></script><creator-earnings></creator-earnings>';

const sampleEvents: Readonly<Record<string, unknown>> = {
  'creator-navigate': { route: 'home', params: {}, href: '/influencer-home', replace: false },
  'creator-session-expired': { reason: 'unauthorized', requestId: 'r-1' },
  'creator-change': { view: 'past_payments', filters: { view: 'past_payments', tab: 'orders' } },
  'creator-error': { type: 'chunk', code: 'chunk-failed', message: 'Loading chunk failed', retryable: true },
  'creator-track': { name: 'page-view', facts: { route: 'home' } },
};

/** Every `creator-*` element of the page, once it stands. */
async function stands(page: Document, at: string): Promise<void> {
  const elements = [...page.querySelectorAll<CreatorElement>('*')].filter(({ localName }) => localName.startsWith('creator-'));
  for (const element of elements) {
    const ready = () => {
      element.scrollIntoView(); // again, since what stands above it may have grown
      return element.status === 'ready';
    };
    await waitUntil(ready, `${at}: <${element.localName}> is ready, not ${element.status}`);
  }
}

describe('the documents', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => world.control('faults', undefined, 'DELETE'));
  const all = new Map<string, Snippet[]>();
  before(async () => {
    for (const path of documents) all.set(path, await snippetsOf(path));
  });
  const inLanguage = (path: string, language: string) => (all.get(path) ?? []).filter((snippet) => snippet.language === language);

  it('have no code of a kind that nothing checks', () => {
    const known = ['html', 'css', 'js', 'sh', 'json', ...elsewhere];
    expect([...all.values()].flat().filter(({ language }) => !known.includes(language)).map(({ at }) => at)).to.deep.equal([]);
  });

  for (const path of documents) {
    it(`${path}: pages stand as they are written`, async () => {
      for (const { code, at } of inLanguage(path, 'html')) {
        const loader = code.includes('<script') ? '' : '<script type="module" src="/creator-elements/creator-elements.js"></script>';
        const page = await openHostPage(loader + code, world);
        await stands(page.document, at);
        expect(page.errors, at).to.deep.equal([]);
      }
    });

    it(`${path}: scripts run, and hear the events they listen to`, async () => {
      for (const { code, at } of inLanguage(path, 'js')) {
        if (otherRunner.test(code)) continue;
        const page = await openHostPage(samplePage, world);
        await stands(page.document, at);
        await page.run(code);
        const element = page.document.querySelector('creator-earnings');
        if (code.includes("it('")) continue; // its tests have provoked what they listen to
        for (const [name, detail] of Object.entries(sampleEvents)) {
          if (!code.includes(`'${name}'`)) continue;
          const event = new page.window.CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true });
          element?.dispatchEvent(event);
          expect(event.defaultPrevented, `${at} ${name}`).to.equal(code.includes('preventDefault'));
        }
        expect(page.errors, at).to.deep.equal([]);
      }
    });

    it(`${path}: style sheets say nothing that a browser does not understand`, async () => {
      for (const { code, at } of inLanguage(path, 'css')) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(code);
        const declared = (code.replace(/\/\*.*?\*\//gs, '').match(/[\w-]+\s*:[^;{}]+;/g) ?? []).length;
        const understood = (rules: CSSRuleList): number => [...rules].reduce((sum, rule) => {
          if (rule instanceof CSSStyleRule) return sum + (rule.cssText.match(/;/g) ?? []).length;
          return rule instanceof CSSGroupingRule ? sum + understood(rule.cssRules) : sum;
        }, 0);
        expect(understood(sheet.cssRules), at).to.be.at.least(declared);
      }
    });

    it(`${path}: commands are there`, async () => {
      const { scripts } = (await (await fetch('/package.json')).json()) as { scripts: Record<string, string> };
      const named = inLanguage(path, 'sh').flatMap(({ code }) => [...code.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name ?? ''));
      expect(named.filter((name) => !(name in scripts) && !['install', 'pack', 'ci'].includes(name))).to.deep.equal([]);
    });
  }

  it('docs/events.md: an ended session is renewed once, and where that does not help the creator is taken to the login', async () => {
    const code = inLanguage('docs/events.md', 'js').find((snippet) => snippet.code.includes("'creator-session-expired'"))?.code ?? '';
    const two = samplePage + '<creator-performance></creator-performance>';
    for (const { renewal, helps } of [{ renewal: 200, helps: true }, { renewal: 200, helps: false }, { renewal: 401, helps: false }]) {
      const at = `renewal answers ${renewal}, and ${helps ? 'helps' : 'does not help'}`;
      const page = await openHostPage(two, world);
      await stands(page.document, at);
      let renewals = 0;
      let ends = 0;
      const { fetch: reach } = page.window;
      page.window.fetch = async (input, init) => {
        if (input !== '/session/renew') return reach(input, init);
        renewals++;
        if (helps) await world.control('faults', undefined, 'DELETE');
        return new Response(null, { status: renewal });
      };
      await page.run(code);
      page.document.addEventListener('creator-session-expired', () => ends++);
      for (const path of ['/*/*', '/*/*/*', '/*/*/*/*']) await world.control('faults', { method: '*', path, status: 401, body: {} });
      const refreshed = page.document.querySelector<CreatorElement & { refresh(): Promise<void> }>('creator-earnings')?.refresh();
      if (helps) {
        await refreshed; // a page that leaves for the login never ends it
        await waitUntil(() => renewals > 0, at);
        await stands(page.document, at);
      } else await waitUntil(() => page.window.location.pathname === '/login', at);
      expect([renewals, page.window.location.pathname === '/login'], at).to.deep.equal([1, !helps]);
      expect(ends, at).to.be.within(2, 4); // each element says it, and again where the new session is refused
      await world.control('faults', undefined, 'DELETE');
    }
  });

  it('docs/theming.md: its colours can be read in both schemes', async () => {
    const sheets = inLanguage('docs/theming.md', 'css').filter(({ code }) => code.includes('--creator-color-'));
    expect(sheets.length).to.be.at.least(2);
    for (const { code, at } of sheets) {
      for (const scheme of ['light', 'dark']) {
        const page = await openHostPage(`<style>${code}</style><div class="partner-centre">${samplePage.replace('<creator-earnings', `$& color-scheme="${scheme}"`)}</div>`, world);
        await stands(page.document, at);
        await page.run("const { assertEmbed } = await import('/creator-elements/testing.js'); await assertEmbed(document.querySelector('creator-earnings'));");
      }
    }
  });
});
