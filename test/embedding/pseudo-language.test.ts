import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import { chooseLanguage } from '../../src/choose-language';
import { bankName } from '../../src/domain/bank-names';
import { createRuntime, type Runtime } from '../../src/runtime';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { languageOptions } from '../../src/text/language-names';
import { pageLanguage } from '../../src/text/words';
import { scrollPast } from '../support/scroll-past';
import { makeElement, rootsOf } from './every-element';
import { everyApp, everyScreen } from './every-screen';

const ephemeral = { ephemeral: true };

/** What is no text of ours: amounts and codes, addresses, names of brands and banks, languages in their own words. */
const names = [brand.name, brand.appName, ...languageOptions().map(({ label }) => label)];
const noWords = [/https?:\S+/g, /\b(?:Rs|K|L|Cr|TDS|GST|IFSC|OTP|QR|CSV|UPI|PDF|SBIN0001234|mp4)\b/g, /[A-Z0-9]{5,}/g];

/** The texts in an answer, also those that are made of several or shortened. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];

const between = '\0';
/** A `<wbr>` only says where a line may end, so the text goes on after it. */
const textOf = (node: Node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : node.nodeName === 'WBR' ? '' : between);

/** Everything that is shown or read out. */
function said(element: Element): string[] {
  return rootsOf(element).flatMap((root) => [...root.querySelectorAll('*')].flatMap((part) => {
    if (part.closest('style, script, [lang="en-IN"]')) return []; // texts for developers are marked as English
    const own = [...part.childNodes].map(textOf).join('').split(between);
    return [...own, ...attributes.map((name) => part.getAttribute(name) ?? '')].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  }));
}

/** The texts with English words that neither the server nor the pseudo-language has said. */
function english(element: Element, answers: ReadonlySet<string>): string[] {
  const known = [...answers, ...names].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  const rest = (text: string) => noWords.reduce((left, pattern) => left.replace(pattern, ' '), known.reduce((left, name) => left.split(name).join(' '), text));
  // A long text of the server is shown shortened.
  const isShortened = (text: string) => /[^ ]…/.test(text) && known.some((name) => name.startsWith(/([ -~]+)…/.exec(text)?.[1]?.trim() ?? '?'));
  return [...new Set(said(element).filter((text) => /[a-z]{2,}/i.test(rest(text)) && !isShortened(text)))];
}

describe('in the pseudo-language', () => {
  after(() => chooseLanguage(ephemeral, 'en').then(() => { pageLanguage.chosen = undefined; }));

  for (const [scenario, load] of Object.entries(recordings)) {
    const world = async () => {
      const answers = new Set<string>();
      const server = createDemoServer((await load()).recording);
      const runtime: Runtime = createRuntime({
        brand, ephemeral: true,
        fetch: async (...call) => {
          const response = await server.fetch(...call);
          const body: unknown = await response.clone().json().catch(() => undefined);
          for (const text of textsIn(body)) answers.add(text.replace(/\s+/g, ' ').trim()).add(bankName(text.slice(0, 4)) ?? '');
          return response;
        },
      });
      return { answers, runtime };
    };
    for (const [tag, given = {}] of [...everyScreen, ...everyApp]) {
      it(`${[tag, ...Object.values(given)].join(' ')} of ${scenario} says nothing in English`, async () => {
        await chooseLanguage(ephemeral, 'en');
        const { answers, runtime } = await world();
        const element = makeElement(tag, given, runtime);
        document.body.append(element);
        await element.whenReady();
        await scrollPast(element);
        // The language changes while the screen is shown, so what was read too early is found as well.
        await chooseLanguage(ephemeral, 'en-XA');
        expect([...element.shadowRoot?.querySelectorAll<HTMLElement>('.shell') ?? []].every(({ lang }) => lang === 'en-XA')).to.equal(true);
        expect(english(element, answers)).to.deep.equal([]);
      });
    }
  }
});
