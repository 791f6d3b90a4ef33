import { parseUrl } from './parse-url';

/**
 * The parts of a path as servers may interpret them: with or without decoding, letter case, doubled slashes and
 * parameters.
 */
function partsOf(path: string): string[] {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // an invalid % is kept as it is
  }
  const parts: string[] = [];
  for (const part of plain.split(/[\\/]+/).map((text) => text.replace(/;.*/, '').toLowerCase())) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/** Whether an address leads to `base` (an address or a path of `origin`) or below it, in any spelling. */
export function isBelow(address: string, base: string, origin: string): boolean {
  const [url, root] = [parseUrl(address, origin), parseUrl(base, `${origin}/`)];
  if (!url || !root || url.origin !== root.origin) return false;
  const parts = partsOf(url.pathname);
  return partsOf(root.pathname).every((part, index) => parts[index] === part);
}
