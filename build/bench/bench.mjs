// npm run bench: compares our elements with other pages and elements, and writes docs/performance.md.
// npm run bench -- --quick: fewer rounds, and only prints; -- --only=earnings,plain-react: only these pages.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { installIfMissing } from '../install.mjs';

installIfMissing();
const { openAnswers } = await import('./answers.mjs');
const { measureLighthouse } = await import('./lighthouse.mjs');
const { measureCpu, measureHeap, measureSlowPhone, neededFiles, openBrowser, slowPhone } = await import('./measure.mjs');
const { installPeers, makeCertificate } = await import('./peers.mjs');
const { comparison, lighthouseTable, writePart, writePictures } = await import('./report.mjs');
const { serveBench } = await import('./server.mjs');
const { median, ratio, spread } = await import('./statistics.mjs');
const { folders, manyElements, peers, prepareVariants } = await import('./variants.mjs');

const quick = process.argv.includes('--quick');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length).split(',');
const rounds = quick ? { cpu: 2, slow: 1, many: 1, lighthouse: 1 } : { cpu: 5, slow: 3, many: 2, lighthouse: 3 };
const start = Date.now();

if (!existsSync('dist/creator-elements.js')) throw new Error('dist is missing: run npm run build first');
const refused = installPeers([...peers, 'selfsigned', 'lighthouse']);
const answers = await openAnswers();
const server = await serveBench({ answers, folders, certificate: await makeCertificate(refused) });
const browser = await openBrowser();
const failures = [];
try {
  const variants = await prepareVariants({ server, answers, refused, only: only && ['empty', 'hello', 'plain-react', ...only] });
  for (const [name, reason] of refused) console.log(`skipped: ${name} (${reason})`);
  const cpu = await inRounds('CPU', rounds.cpu + 1, variants, (page, variant) => measureCpu(page, variant));
  const slow = await onSlowPhone(variants);
  const heap = await inRounds('heap', 1, variants, (page, variant) => measureHeap(page, variant, { saveData: true }));
  const heapOfAll = await inRounds('heap with the code of drawers', 1, variants, (page, variant) => measureHeap(page, variant));
  const needed = await bytesOf(variants);
  const results = variants.filter(({ key }) => key !== 'empty').map((variant) => resultOf(variant, { cpu, slow, heap, heapOfAll, needed }));
  const many = await measureMany();
  const table = comparison(results);
  const scores = only || refused.has('lighthouse') ? '' : lighthouseTable(await measureLighthouse({ runs: rounds.lighthouse }));
  console.log([table, many, scores, conditions(cpu)].join('\n\n'));
  if (!quick && !only) {
    writePart('comparison', `${conditions(cpu)}\n\n${table}`);
    writePart('many elements', many);
    if (scores) writePart('lighthouse', scores);
    writePictures(results);
  }
} finally {
  await browser.close();
  await server.close();
  await answers.close();
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
console.log(`${Math.round((Date.now() - start) / 1000)} s`);

/** Every page once per round, one after the other: what else the machine does meets them all. Key -> list of results. */
async function inRounds(name, count, variants, measure) {
  const found = new Map(variants.map(({ key }) => [key, []]));
  for (let round = 0; round < count; round++) {
    console.log(`${name}, round ${round + 1} of ${count}`);
    for (const variant of variants) found.get(variant.key).push(await attempt(variant, () => measure(browser, variant)));
  }
  return found;
}

/** A page that fails once is tried again; one that fails twice ends the bench with an error. */
async function attempt(variant, measure) {
  try {
    return await measure();
  } catch {
    return measure().catch((error) => { failures.push(`${variant.name}: ${error.message}`); });
  }
}

async function onSlowPhone(variants) {
  server.apiDelay.ms = slowPhone.apiMs;
  const seen = variants.filter(({ key }) => !['empty', 'hello'].includes(key));
  const atOnce = await inRounds('slow phone', rounds.slow, seen, (page, variant) => measureSlowPhone(page, variant, { tapAfterMs: 0 }));
  const later = await inRounds('slow phone, a later tap', rounds.slow, seen.filter(({ drawer }) => drawer), (page, variant) => measureSlowPhone(page, variant, { tapAfterMs: 3000 }));
  server.apiDelay.ms = 0;
  return { atOnce, later };
}

async function bytesOf(variants) {
  const found = new Map();
  for (const variant of variants.filter(({ key }) => key !== 'empty')) {
    const files = await attempt(variant, () => neededFiles(browser, variant));
    if (files) found.set(variant.key, files.reduce((sum, file) => sum + server.sizeOf(file), 0) / 1000);
    console.log(`bytes: ${variant.name} needs ${files?.length} files`);
  }
  return found;
}

function resultOf({ key, name, ours }, { cpu, slow, heap, heapOfAll, needed }) {
  // The first round warms the browser's own code.
  const of = (field, page) => cpu.get(page).slice(1).map((each) => each?.[field]).filter((value) => value !== undefined);
  const kept = (measured, page) => measured.get(page)[0]?.heap - measured.get('empty')[0]?.heap;
  const middle = (list, field) => {
    const values = (list ?? []).map((each) => each?.[field]).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  return {
    name, ours,
    kilobytes: needed.get(key),
    cpu: ratio(of('firstData', key), of('firstData', 'hello')),
    cpuReady: ratio(of('ready', key), of('firstData', 'hello')),
    slow: middle(slow.atOnce.get(key), 'firstData'),
    drawer: middle(slow.atOnce.get(key), 'drawer'),
    content: middle(slow.atOnce.get(key), 'content'),
    drawerLater: middle(slow.later.get(key), 'drawer'),
    heap: kept(heap, key) / kept(heap, 'plain-react'),
    heapOfAll: kept(heapOfAll, key) / kept(heapOfAll, 'plain-react'),
  };
}

/** Ten elements on one page: beside the same ten put in one after the other, and what they ask the API twice. */
async function measureMany() {
  const pages = await manyElements({ server, answers });
  const cost = await inRounds('ten elements', rounds.many, pages, (page, variant) => measureCpu(page, variant));
  const { requests } = await measureHeap(browser, pages[0]);
  const asked = requests.filter((request) => request.includes('/api/')).map((request) => request.replace(server.origin, ''));
  const twice = [...new Set(asked.filter((request, index) => asked.indexOf(request) !== index))];
  const all = (key) => cost.get(key).map((each) => each.all);
  return [
    `Main-thread CPU of ten elements that a page has from the beginning, over the same ten that are put in one after the other: ${number(ratio(all('ten'), all('ten-in-turn')))}. To reach: at most 1.3.`,
    `They send ${asked.length} calls. Asked more than once: ${twice.length === 0 ? 'none' : twice.map((each) => `\`${each.trim()}\``).join(', ')}.`,
  ].join('\n\n');
}

function number(value) {
  return value.toFixed(2);
}

function conditions(cpu) {
  const [{ model }] = os.cpus();
  const page = cpu.get('plain-react').slice(1).map((each) => each.firstData);
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} with ${process.platform} on ${os.cpus().length} x ${model}, ${server.protocol}; medians of ${rounds.cpu} interleaved rounds for CPU, ${rounds.slow} for the slow phone.`,
    `Half of the CPU values of the plain React page are within ${Math.round(spread(page) * 100)} % of their median (${Math.round(median(page))} ms).`,
    ...[...refused].map(([name, reason]) => `Skipped: ${name} (${reason}).`),
  ].join(' ');
}
