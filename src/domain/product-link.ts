import { parseUrl } from './parse-url';

/** The parts of a brand by which its links are recognised. */
interface LinkRules {
  productHosts: readonly string[];
  shortLinkHosts: readonly string[];
  /** The path segment before a product's id. */
  productPathWord: string;
  shortLinkParameter: string;
}

export type ParsedProductLink = { ok: true; id: string } | { ok: false; reason: 'foreign' | 'invalid' };

/** The type of short link in specification section 5; on a product host it is the first path segment. */
const shortLinkSegment = 'ltl';

/** Only digits are a decimal number, with letters it is base 36; a string, because ids exceed 2^53 (decision C25). */
export function decodeProductId(text: string): string | null {
  if (/^\d{1,40}$/.test(text)) return BigInt(text).toString();
  if (!/^[0-9a-z]{1,40}$/i.test(text)) return null;
  let id = 0n;
  for (const character of text) id = id * 36n + BigInt(Number.parseInt(character, 36));
  return id.toString();
}

const isOfShop = ({ protocol, username, host }: URL, { productHosts, shortLinkHosts }: LinkRules) =>
  protocol === 'https:' && !username && (productHosts.includes(host) || shortLinkHosts.includes(host));

/** The product id in the link: after a path segment, or in the parameter of a short link. */
function productCode({ host, pathname, searchParams }: URL, rules: LinkRules): string | null | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const isShort = !rules.productHosts.includes(host) || segments[0] === shortLinkSegment;
  if (isShort) return searchParams.get(rules.shortLinkParameter);
  const word = segments.indexOf(rules.productPathWord);
  return word >= 0 ? segments[word + 1] : null;
}

/**
 * The id of a pasted product link, or why there is none (specification section 5; decision C24). An address without a
 * scheme is read as https, as browsers do (decision E27).
 */
export function parseProductLink(text: string, rules: LinkRules): ParsedProductLink {
  const address = text.trim();
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  if (!url || !isOfShop(url, rules)) return { ok: false, reason: 'foreign' };
  const code = productCode(url, rules);
  const id = code ? decodeProductId(code) : null;
  return id === null ? { ok: false, reason: 'invalid' } : { ok: true, id };
}

/**
 * Characters that end a link; emoji are often typed directly after one. A byte order mark is an invisible character,
 * not a space.
 */
const between = /(?:(?!\ufeff)[\s<>"`{}|\\^\p{Extended_Pictographic}])+/u;
/**
 * Two links without a space between them; a link inside the query of another stays there. Bounded, because it runs on
 * any text.
 */
const glued = /(?<![=/?&#%])(?=https?:\/\/)|(?<=[,;])(?=(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}\/)/i;
const bare = /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}\/./i;
/**
 * Punctuation and invisible characters around a link. Inside a link they stay, because without them it could identify
 * another product.
 */
const before = /^[^\p{L}\p{N}]+/u;
const behind = /[^\p{L}\p{M}\p{N}/=]{1,99}$/u;

/** Every link in a pasted text, once each: https, http, or a host with a path; without the surrounding sentence. */
export function findLinks(text: string): string[] {
  return [...new Set(text.split(between).flatMap((piece) => piece.split(glued)).flatMap((piece) => {
    const trimmed = piece.replace(before, '').replace(behind, '');
    return /https?:\/\/.+/i.exec(trimmed)?.[0] ?? (bare.test(trimmed) ? trimmed : []);
  }))];
}

/** A link of a pasted text and its kind. */
export interface PastedLink {
  readonly link: string;
  readonly parsed: ParsedProductLink;
}

/** The products of a pasted text, once each. A text without any link counts as one link of an unknown shop. */
export function readPaste(text: string, rules: LinkRules): PastedLink[] {
  const links = findLinks(text);
  const seen = new Set<string>();
  return (links.length > 0 ? links : [text.trim()])
    .map((each) => ({ link: each, parsed: parseProductLink(each, rules) }))
    .filter(({ parsed }) => !parsed.ok || (!seen.has(parsed.id) && seen.add(parsed.id)));
}
