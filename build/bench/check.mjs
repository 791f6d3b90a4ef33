// A step of npm test: how much our elements load before their first data, how much CPU that takes beside a plain React
// page, and that nothing moves. The limits are generous, since other programs run at the same time.
import { openAnswers } from './answers.mjs';
import { firstDataWithout, measureCpu, measureShift, neededFiles, openBrowser } from './measure.mjs';
import { serveBench } from './server.mjs';
import { ratio } from './statistics.mjs';
import { folders, prepareVariants } from './variants.mjs';

/**
 * Limits: thousands of bytes of gzip before the first data, and main-thread CPU to the first data over the plain React
 * page. A change that makes an element better lowers its limit: a quarter above what `npm run bench` measures in bytes, and a bit more in CPU.
 */
const limits = {
  earnings: { kilobytes: 52, cpu: 1.05 },
  listing: { kilobytes: 55, cpu: 1.1 },
  home: { kilobytes: 58, cpu: 1.35 },
  performance: { kilobytes: 58, cpu: 1.25 },
};
const mostShift = 0.02;
const rounds = 3;
/** Without these an element can have its first data painted before React is there (decision E217). */
const laterThanFirstData = /\/chunks\/(react|mount|view)-/;

const answers = await openAnswers();
const server = await serveBench({ answers, folders });
const browser = await openBrowser();
const faults = [];
try {
  const [plain, ...ours] = await prepareVariants({ server, answers, only: ['plain-react', ...Object.keys(limits)] });
  let over = await tooSlow(plain, ours);
  // Once more before it is a fault: another program may have disturbed one side of the comparison.
  if (over.length > 0) over = await tooSlow(plain, over.map(({ variant }) => variant));
  faults.push(...over.map(({ text }) => text));
  for (const variant of ours) {
    const limit = limits[variant.key].kilobytes;
    const size = (files) => files.reduce((sum, file) => sum + server.sizeOf(file), 0) / 1000;
    // What is asked for includes what only happens to come early; each file is tried only if that is too much.
    const asked = size(await firstDataWithout(browser, variant, laterThanFirstData));
    hold(variant, 'KB of gzip before the first data', asked > limit ? size(await neededFiles(browser, variant)) : asked, limit);
  }
  server.apiDelay.ms = 250; // so that the skeleton is seen first
  for (const variant of ours) hold(variant, 'layout shift', await measureShift(browser, variant), mostShift);
} finally {
  await browser.close();
  await server.close();
  await answers.close();
}
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;

async function tooSlow(plain, ours) {
  const pages = [plain, ...ours];
  const found = new Map(pages.map(({ key }) => [key, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const page of pages) found.get(page.key).push(await cpuToFirstData(page));
  }
  const warm = (key) => found.get(key).slice(1); // the first round warms the browser
  return ours.flatMap((variant) => {
    const times = ratio(warm(variant.key), warm(plain.key));
    const limit = limits[variant.key].cpu;
    console.log(`${variant.name}: CPU ${times.toFixed(2)} of ${limit} x the plain React page`);
    return times > limit ? [{ variant, text: `${variant.name}: CPU to the first data is ${times.toFixed(2)} x the plain React page, at most ${limit}` }] : [];
  });
}

/** A page that a busy machine kept from showing its data in time is opened once more. */
async function cpuToFirstData(page) {
  const measure = () => measureCpu(browser, page, { untilReady: true });
  return (await measure().catch(measure)).firstData;
}

function hold({ name }, what, value, limit) {
  console.log(`${name}: ${what} ${value.toFixed(what === 'layout shift' ? 3 : 1)} of ${limit}`);
  if (value > limit) faults.push(`${name}: ${what} ${value.toFixed(3)}, at most ${limit}`);
}
