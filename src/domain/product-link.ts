import { parseUrl } from './parse-url';

/** What tells the marketplace's links from others. */
interface LinkRules {
  productHosts: readonly string[];
  shortLinkHosts: readonly string[];
  /** The path segment before a product's id. */
  productPathWord: string;
  shortLinkParameter: string;
}

export type ParsedProductLink = { ok: true; id: string } | { ok: false; reason: 'foreign' | 'invalid' };

/** The type of short link that specification section 5 names; on a product host it is the first path segment. */
const shortLinkSegment = 'ltl';

/** Digits stay a decimal number, letters make it base 36; a string, since ids exceed 2^53 (decision C25). */
export function decodeProductId(text: string): string | null {
  if (/^\d{1,40}$/.test(text)) return BigInt(text).toString();
  if (!/^[0-9a-z]{1,40}$/i.test(text)) return null;
  let id = 0n;
  for (const character of text) id = id * 36n + BigInt(Number.parseInt(character, 36));
  return id.toString();
}

/** The id of a pasted product link, or why there is none (specification section 5; decision C24). */
export function parseProductLink(text: string, rules: LinkRules): ParsedProductLink {
  const url = parseUrl(text.trim());
  const onProductHost = !!url && rules.productHosts.includes(url.host);
  if (url?.protocol !== 'https:' || url.username || !(onProductHost || rules.shortLinkHosts.includes(url.host))) {
    return { ok: false, reason: 'foreign' };
  }
  const segments = url.pathname.split('/').filter(Boolean);
  const word = segments.indexOf(rules.productPathWord);
  const isProductLink = onProductHost && segments[0] !== shortLinkSegment;
  const code = isProductLink ? word >= 0 && segments[word + 1] : url.searchParams.get(rules.shortLinkParameter);
  const id = code ? decodeProductId(code) : null;
  return id === null ? { ok: false, reason: 'invalid' } : { ok: true, id };
}

/** Marks that nobody sees; chat programs put them into what is copied. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Up to the next space, or the next link where two were glued together; one inside a parameter stays there. */
const link = /https?:\/\/(?:(?!(?<!=)https?:\/\/)[^\s<>"'])+/gi;
/** What belongs to the sentence around a link, or to a chat program's bold and italics: marks and emoji that end no address. */
const trailing = /[^\p{L}\p{M}\p{N}/=&%#+-]+$/u;

/** Every link inside a pasted text, once each, without the punctuation of the sentence around it. */
export function findLinks(text: string): string[] {
  const links = text.replace(invisible, '').match(link) ?? [];
  return [...new Set(links.map((each) => each.replace(trailing, '')))];
}

/** One link of a pasted text and what it is. */
export interface PastedLink {
  readonly link: string;
  readonly parsed: ParsedProductLink;
}

/** What a pasted text holds, each product once; a text without any link counts as one link, of no shop that we know. */
export function readPaste(text: string, rules: LinkRules): PastedLink[] {
  const links = findLinks(text);
  const seen = new Set<string>();
  return (links.length > 0 ? links : [text.trim()])
    .map((each) => ({ link: each, parsed: parseProductLink(each, rules) }))
    .filter(({ parsed }) => !parsed.ok || (!seen.has(parsed.id) && seen.add(parsed.id)));
}
