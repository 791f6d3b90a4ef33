import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { barChart, number } from './picture.mjs';

const page = 'docs/performance.md';
const pictures = 'docs/pictures';

/** The columns of the comparison: the key of a result, its heading, digits, and what is to be reached. */
const columns = [
  { key: 'kilobytes', heading: 'gzip KB before first data', digits: 0, target: 26 },
  { key: 'cpu', heading: 'CPU to first data, x', digits: 2, target: 1.2 },
  { key: 'cpuReady', heading: 'CPU to ready, x', digits: 2, target: 2.4 },
  { key: 'slow', heading: 'slow phone: first data, ms', digits: 0, target: 1500 },
  { key: 'drawer', heading: 'tap with the first data to its drawer, ms', digits: 0, target: 100 },
  { key: 'content', heading: 'to the content of that drawer, ms', digits: 0 },
  { key: 'drawerLater', heading: 'tap 3 s later, ms', digits: 0, target: 100 },
  { key: 'heap', heading: 'heap, x the plain React page', digits: 2, target: 1.3 },
  { key: 'heapOfAll', heading: 'heap with all that is loaded ahead, x', digits: 2 },
];

const charts = { kilobytes: 'bytes', cpu: 'cpu', slow: 'slow-phone', heap: 'heap' };

/** The comparison as a table of Markdown. A result that a page has not got is a dash. */
export function comparison(results) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const shown = (value, digits) => (value === undefined ? '-' : number(value, digits));
  return [
    row(['', ...columns.map(({ heading }) => heading)]),
    row(['---', ...columns.map(() => '---:')]),
    ...results.map((result) => row([result.ours ? `**${result.name}**` : result.name, ...columns.map(({ key, digits }) => shown(result[key], digits))])),
    row(['to reach: ours', ...columns.map(({ target, digits }) => shown(target, digits))]),
  ].join('\n');
}

/** Lighthouse's scores, and what it measures on its slow phone. */
export function lighthouseTable(pages) {
  const cells = ({ name, scores, firsts, faults }) => [name, ...scores, number(firsts.firstPaint, 0), number(firsts.largest, 0), number(firsts.blocking, 0), number(firsts.shift, 3), faults.join(', ') || 'none'];
  return [
    '| | performance | accessibility | best practices | SEO | first paint, ms | largest paint, ms | blocking, ms | shift | audits below 0.9 |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
    ...pages.map((page) => `| ${cells(page).join(' | ')} |`),
  ].join('\n');
}

/** Writes a part of docs/performance.md, between its markers. The text around them is written by hand. */
export function writePart(name, text) {
  const whole = readFileSync(page, 'utf8');
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`];
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for '${name}'`);
  writeFileSync(page, `${whole.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${whole.slice(to)}`);
}

/** One picture for each comparison. */
export function writePictures(results) {
  mkdirSync(pictures, { recursive: true });
  for (const [key, file] of Object.entries(charts)) {
    const { heading, digits, target } = columns.find((column) => column.key === key);
    const rows = results.filter((result) => result[key] !== undefined).map((result) => ({ name: result.name, value: result[key], ours: result.ours }));
    writeFileSync(`${pictures}/bench-${file}.svg`, barChart({ title: heading, rows, target, digits }));
  }
}
