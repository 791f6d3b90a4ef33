import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { plainHost } from '../browser.mjs';
import { bundleServer } from '../bundle-server.mjs';
import { buildHosts } from '../hosts.mjs';
import { allowStrangers, hostPages } from './host-pages.mjs';

const source = 'demo/marketplace/marketplace.ts';
let loading;

/** The sandbox marketplace's module, bundled once per process. */
export function loadMarketplace() {
  loading ??= bundle();
  return loading;
}

async function bundle() {
  if (!existsSync(source)) throw new Error(`${source} is missing, so no sandbox marketplace can be started`);
  const outfile = path.resolve(`.cache/marketplace/marketplace-${process.pid}.mjs`);
  await bundleServer({ entry: source, outfile });
  const module = await import(pathToFileURL(outfile).href);
  await rm(outfile, { force: true });
  return module;
}

/** One marketplace over a database file of its own; `close()` ends it and removes the file. */
export async function openMarketplace(options) {
  const { createMarketplace } = await loadMarketplace();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'creator-world-'));
  const databaseUrl = pathToFileURL(path.join(folder, 'marketplace.db')).href;
  const marketplace = await createMarketplace({ databaseUrl, ...options });
  return {
    listener: getRequestListener(marketplace.fetch, { overrideGlobalObjects: false }),
    async close() {
      await marketplace.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A marketplace on a loopback port of its own, as `npm start` would serve it; pages of a host and a second origin beside it.
 * @param plain under a name that is no loopback name: plain http that no browser takes for a secure context
 */
export async function serveMarketplace({ scenario, hosts, plain = false, assets = 'dist', clock }) {
  if (!existsSync(path.join(assets, 'index.html'))) throw new Error(`${assets}/index.html is missing: run npm run build first`);
  let marketplace;
  const pages = hostPages(path.resolve(assets));
  const handle = async (request, response) => {
    if (!await pages.answer(request, response)) marketplace.listener(request, response);
  };
  const server = createServer(handle);
  const other = createServer((request, response) => void (allowStrangers(request, response) || handle(request, response)));
  const [local, otherLocal] = await Promise.all([server, other].map((each) => listen(each)));
  const [origin, otherOrigin] = [local, otherLocal].map((address) => (plain ? address.replace('127.0.0.1', plainHost) : address));
  marketplace = await openMarketplace({ scenario, basePath: '', publicOrigin: origin, clock, assets: path.resolve(assets), hosts: hosts ? await buildHosts() : undefined });
  return {
    origin,
    /** The same for Node, which does not know the plain name. */
    local,
    otherOrigin,
    put: pages.put,
    /** Nothing is answered, as without a network, until `comeBack`. */
    leaveNetwork: () => stopListening(server),
    comeBack: () => listen(server, Number(new URL(local).port)),
    async close() {
      await Promise.all([server, other].map(stopListening));
      await marketplace.close();
    },
  };
}

function stopListening(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve)); // also where it is closed already
}

async function listen(server, port = 0) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${server.address().port}`;
}
