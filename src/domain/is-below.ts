import { parseUrl } from './parse-url';

/** The parts of a path as servers may read them: with escapes, letter case, doubled slashes and parameters told apart or not. */
function partsOf(path: string): string[] {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // a stray % is read as it stands
  }
  const parts: string[] = [];
  for (const part of plain.split(/[\\/]+/).map((text) => text.replace(/;.*/, '').toLowerCase())) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/** Whether an address leads to `base` (an address or a path of `origin`) or to anything below it, in whatever spelling. */
export function isBelow(address: string, base: string, origin: string): boolean {
  const [url, root] = [parseUrl(address, origin), parseUrl(base, `${origin}/`)];
  if (!url || !root || url.origin !== root.origin) return false;
  const parts = partsOf(url.pathname);
  return partsOf(root.pathname).every((part, index) => parts[index] === part);
}
