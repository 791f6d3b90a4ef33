import { readFileSync, readdirSync } from 'node:fs';

/** The documents whose code blocks are checked. */
export const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

/**
 * The fenced blocks of a document.
 * @param {string} path
 * @returns {{ language: string, name?: string, code: string, at: string }[]} `name` is a second word behind the fence, `at` where the code begins, as `docs/testing.md:12`
 */
export function blocksOf(path) {
  const blocks = [];
  let line = 1;
  for (const [whole, language, name, code] of readFileSync(path, 'utf8').matchAll(/^```(\w+)(?: ([\w-]+))?\n([\s\S]*?)^```$\n?|^.*\n/gm)) {
    if (code !== undefined) blocks.push({ language, name, code, at: `${path}:${line + 1}` });
    else if (/^```\w/.test(whole)) throw new Error(`${path}:${line}: a block that nothing would check; its first line is a language and at most a name`);
    line += whole.split('\n').length - 1;
  }
  return blocks;
}
