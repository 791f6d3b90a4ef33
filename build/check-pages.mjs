import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { documents } from './blocks.mjs';

// Checks that links and anchors in the documents resolve, and that docs/architecture.md stays short enough to learn.
const mostConcepts = 25;
const pages = [...documents, 'CHANGELOG.md', '.github/SECURITY.md'];
const faults = [...pages.flatMap(brokenLinks), ...faultsOfArchitecture(readFileSync('docs/architecture.md', 'utf8'))];
faults.forEach((fault) => console.error(fault));
process.exit(faults.length > 0 ? 1 : 0);

/** The text of a page without its blocks of code. */
function textOf(page) {
  return readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
}

/** The anchors that GitHub gives to the headings of a page; a repeated heading gets a number. */
function anchorsOf(page) {
  const seen = new Map();
  return new Set([...textOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
    const anchor = heading.trim().toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  }));
}

function brokenLinks(page) {
  const prose = textOf(page).replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ' ')); // `a[0](b)` is no link
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, link, attribute]) => link ?? attribute);
  return targets.filter((target) => !/^([a-z]+:|\/)/.test(target)).flatMap((target) => {
    const [path, anchor] = target.split('#');
    const file = path ? normalize(join(dirname(page), path)) : page;
    if (!existsSync(file)) return [`${page}: the link ${target} leads to no file`];
    if (anchor && !(statSync(file).isFile() && anchorsOf(file).has(anchor))) return [`${page}: the link ${target} leads to no heading`];
    return [];
  });
}

function faultsOfArchitecture(text) {
  const page = 'docs/architecture.md';
  const section = (name) => new RegExp(`^## ${name}\\n([\\s\\S]*?)(?=^## )`, 'm').exec(text)?.[1] ?? '';
  const faults = [];
  if (!/^```(mermaid)?\n[\s\S]*?^```$/m.test(section('The house'))) faults.push(`${page}: the section 'The house' has no picture`);
  const concepts = [...section('Concepts').matchAll(/^\| (.+?) \| (.+?) \|$/gm)].filter(([row]) => !/^\| (term|-)/.test(row));
  if (concepts.length === 0) faults.push(`${page}: the section 'Concepts' has no table`);
  if (concepts.length > mostConcepts) faults.push(`${page}: ${concepts.length} concepts, at most ${mostConcepts}; a detail belongs on a page of its own`);
  for (const [, term, meaning] of concepts) {
    if (!/^[^.]*\.$/.test(meaning.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, ''))) faults.push(`${page}: the concept '${term}' is not explained in one sentence`);
  }
  return faults;
}
