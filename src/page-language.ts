import { loadChunk } from './bridge/load-chunk';
import type { Runtime } from './runtime';
import { englishTag, type PageLanguage, pageLanguage as page } from './text/words';

/** The creator's own choice of a language, in local storage. It stays on the device after the logout. */
export const languageKey = 'creator:language';

/** Words that have not arrived by then are not waited for. */
const limitMs = 10_000;

function storedChoice(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined; // storage is refused
  }
}

/** The first source that says something decides. Only browsers name several languages. */
function said(chosen = page.chosen): readonly string[] {
  const [claim] = page.claims.values();
  const tag = claim || chosen || page.configured || page.app || document.documentElement.lang;
  return tag ? [tag] : navigator.languages;
}

/** English as it is built in. Nothing is loaded for it. */
const isEnglish = ([tag = 'en']: readonly string[]): boolean => !page.texts && /^en(?!-XA)\b/i.test(tag);

const load = async (tags: readonly string[]) => (await loadChunk(() => import('./other-words'), 'otherWords', limitMs))(tags, limitMs);

function tell(): void {
  for (const listener of [...page.listeners]) listener();
}

function show(other: Pick<PageLanguage, 'tag' | 'translate'> = { tag: englishTag, translate: undefined }): void {
  Object.assign(page, other, { arriving: undefined });
  tell();
}

/** Shows the words of the wanted language as soon as they are there; what is shown meanwhile stays. English if they do not come. */
export function decideLanguage(): void {
  const insisted = page.claims.size > 0;
  if (insisted !== (page.insisted ?? false)) {
    page.insisted = insisted;
    tell();
  }
  const tags = said();
  if (page.wanted === String(tags)) return;
  page.wanted = String(tags);
  page.arriving = undefined;
  if (isEnglish(tags)) return page.translate && show();
  const arriving = load(tags).catch(() => undefined).then((other) => {
    if (page.arriving === arriving) show(other);
  });
  page.arriving = arriving;
}

let following = false;

/** Sites with a choice of languages of their own, and browsers that translate, change `lang` of an open page. */
function followPage(): void {
  if (following) return;
  following = true;
  const decide = () => { if (page.listeners.size > 0) decideLanguage(); };
  new MutationObserver(decide).observe(document.documentElement, { attributeFilter: ['lang'] });
  addEventListener('languagechange', decide);
}

/** Requests the words that will probably be needed, before the runtime is known. */
export function requestLanguage(): void {
  const tags = said(page.chosen ?? storedChoice());
  if (!isEnglish(tags)) load(tags).catch(() => undefined);
}

async function arrived(first: Promise<unknown> | undefined): Promise<void> {
  await first;
  decideLanguage();
  while (page.arriving) await page.arriving;
}

/** What an element waits for before it shows words; undefined if they are there. */
export function languageFor(runtime: Runtime): Promise<void> | undefined {
  if (!runtime.ephemeral) page.chosen ??= storedChoice();
  followPage();
  decideLanguage();
  const asked = runtime.auth && page.app === undefined ? loadChunk(() => import('./other-words'), 'askApp', limitMs).then((ask) => ask(runtime, limitMs, decideLanguage), () => undefined) : undefined;
  return asked || page.arriving ? arrived(asked) : undefined;
}
