import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { peersFolder } from './peers.mjs';

const sources = fileURLToPath(new URL('pages', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));
const page = (head, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

const rupees = (amount) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const twoDecimals = (amount) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const nextPayment = async (answers) => rupees((await answers.read('GET', '/api/v1/earnings')).payment.amount);
const lastPayment = async (answers) => twoDecimals((await payments(answers))[0].amount);
const payments = async (answers) => (await answers.read('GET', '/api/v1/earnings/payments?page_no=1&page_size=20')).data;
const firstPost = async (answers) => (await answers.read('POST', '/api/home/listing', { page_index: 0, page_size: 3 })).auto_dm_posts[0].instagram_media.caption;
const totalCommission = async (answers) => rupees((await answers.read('POST', '/api/perf/v2/overview', { time_period: 'LAST_7_DAYS', post_type: 'ALL' })).total_commission);

/**
 * What is compared. `shows` reads the text from the API that counts as first data; `drawer` is the button whose drawer
 * is opened.
 */
const all = [
  { key: 'empty', name: 'page without a script', body: '<p>Hello</p>', shows: () => 'Hello' },
  { key: 'hello', name: 'React hello-world', entry: 'hello.jsx', shows: () => 'Hello' },
  { key: 'vanilla', name: 'vanilla element (the limit)', entry: 'vanilla.js', body: '<vanilla-payments></vanilla-payments>', shows: nextPayment },
  { key: 'plain-react', name: 'plain React page', entry: 'plain-react.jsx', shows: nextPayment },
  { key: 'router-query', name: 'page with router and query library', entry: 'router-query.jsx', needs: ['react-router', '@tanstack/react-query'], shows: nextPayment },
  { key: 'iframe', name: 'that page in an iframe', frame: 'router-query', needs: ['react-router', '@tanstack/react-query'], shows: nextPayment },
  {
    key: 'justifi', name: 'JustiFi payouts', needs: ['@justifi/webcomponents'], shows: lastPayment, script: '/justifi/webcomponents.esm.js',
    body: '<justifi-config-provider account-id="bench" api-origin="ORIGIN/peers/justifi"></justifi-config-provider><justifi-payouts-list account-id="bench" auth-token="bench"></justifi-payouts-list>',
  },
  { key: 'adyen', name: 'Adyen payouts overview', entry: 'adyen.js', needs: ['@adyen/adyen-platform-experience-web'], shows: lastPayment },
  { key: 'earnings', ours: 'creator-earnings', shows: nextPayment, drawer: 'See what it is made of' },
  { key: 'listing', ours: 'creator-auto-dm-listing', shows: firstPost },
  { key: 'home', ours: 'creator-home', shows: firstPost },
  { key: 'performance', ours: 'creator-performance', shows: totalCommission, drawer: 'See how it adds up' },
];

/** The packages that the pages need beside those of the project. */
export const peers = [...new Set(all.flatMap(({ needs = [] }) => needs))];

/** Ten screens of one page: what a partner centre could show at once. */
const ten = ['creator-earnings', 'creator-performance', 'creator-home', 'creator-auto-dm-listing', 'creator-collection-listing', 'creator-qr-code-listing', 'creator-affiliate-links', 'creator-ordered-products', 'creator-bank-details', 'creator-help'];

/** Files below an address, besides the pages. */
export const folders = { '/': path.join(project, 'dist'), '/justifi/': path.join(peersFolder, 'node_modules/@justifi/webcomponents/dist/webcomponents') };

/** Builds the pages and gives them to the server. Pages that need a package that cannot be had are left out. */
export async function prepareVariants({ server, answers, refused = new Map(), only }) {
  const chosen = all.filter(({ key, needs = [] }) => (!only || only.includes(key)) && !needs.some((name) => refused.has(name)));
  const variants = [];
  for (const variant of chosen) {
    const { key, ours, name = ours, shows, drawer } = variant;
    server.put(`/bench/${key}`, await markup(variant, server));
    variants.push({ key, name, drawer, ours: ours !== undefined, url: `${server.origin}/bench/${key}`, texts: [await shows(answers)] });
  }
  return variants;
}

/** Ten elements that a page has from the beginning, and the same ten put in one after the other. */
export async function manyElements({ server, answers }) {
  const loader = '<script type="module" src="/creator-elements.js"></script>';
  server.put('/bench/ten', page(loader, ten.map((tag) => `<${tag} data-reports-ready></${tag}>`).join('')));
  server.put('/bench/ten-in-turn.js', `for (const tag of ${JSON.stringify(ten)}) {
    const element = document.createElement(tag);
    const ready = new Promise((resolve) => element.addEventListener('creator-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
  }`);
  server.put('/bench/ten-in-turn', page(`${loader}<script type="module" src="/bench/ten-in-turn.js"></script>`, ten.map(() => '<i data-reports-ready></i>').join('')));
  const shown = await nextPayment(answers);
  return ['ten', 'ten-in-turn'].map((key) => ({ key, name: key, url: `${server.origin}/bench/${key}`, texts: [shown] }));
}

async function markup({ key, ours, entry, frame, script, body }, server) {
  if (ours) return page('<script type="module" src="/creator-elements.js"></script>', `<${ours} data-reports-ready></${ours}>`);
  if (frame) return page('<style>body{margin:0}iframe{border:0;width:100%;height:840px}</style>', `<iframe src="/bench/${frame}"></iframe>`);
  const { scripts, styles } = entry ? await bundle(key, entry, server) : { scripts: script ? [script] : [], styles: [] };
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return page(`${links}${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}`, (body ?? '<div id="root"></div>').replaceAll('ORIGIN', server.origin));
}

/** As a bundler delivers a page: minified, in chunks where the code asks for them. */
async function bundle(key, entry, server) {
  const base = `/bench/${key}/`;
  const { outputFiles } = await build({
    entryPoints: [path.join(sources, entry)], bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022', jsx: 'automatic', write: false, outdir: '/out',
    define: { 'process.env.NODE_ENV': '"production"' }, conditions: ['production'], logLevel: 'error', publicPath: base,
    nodePaths: [path.join(peersFolder, 'node_modules')],
    // One React in a page, and that of the project in every page.
    alias: { react: path.join(project, 'node_modules/react'), 'react-dom': path.join(project, 'node_modules/react-dom') },
  });
  const main = path.parse(entry).name;
  const addresses = outputFiles.map(({ path: file, contents }) => {
    const address = base + path.basename(file);
    server.put(address, contents);
    return address;
  });
  const own = (extension) => addresses.filter((address) => address === `${base}${main}${extension}`);
  return { scripts: own('.js'), styles: own('.css') };
}
