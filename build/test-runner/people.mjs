import { PersonDriver } from './person-driver.mjs';
import { now } from './clock.mjs';
import { serveMarketplace } from './marketplace.mjs';

const phone = { width: 390, height: 844 };

/** Commands by which a test drives separate pages, each a person with a browser profile of their own. */
export function people() {
  const servers = new Map();
  const persons = new Map();
  let count = 0;

  async function admit(page, context, server, options) {
    const id = `p${++count}`;
    const driver = await PersonDriver.open(page, server.origin, { viewport: options.viewport ?? phone, colorScheme: options.colorScheme, forcedColors: options.forcedColors });
    persons.set(id, { driver, context, server, options });
    return { id, server: server.id, origin: server.origin, otherOrigin: server.otherOrigin };
  }

  const commands = {
    async open({ server: serverId, scenario, hosts, plain, ...options }, browser) {
      let server = servers.get(serverId);
      if (!server) {
        server = { id: `s${++count}`, ...(await serveMarketplace({ scenario: scenario ?? 'new-creator', hosts, plain, clock: now })) };
        servers.set(server.id, server);
      }
      const context = await browser.createBrowserContext();
      // Where there is no clipboard, none can be permitted.
      if (!plain) await context.overridePermissions(server.origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
      return admit(await context.newPage(), context, server, options);
    },
    async tab({ id }) {
      const { context, server, options } = known(id);
      return admit(await context.newPage(), context, server, options);
    },
    async act({ id, method, args }) {
      return (await known(id).driver[method](...args)) ?? null;
    },
    async control({ server, path, method, body }) {
      const { local } = servers.get(server) ?? {};
      const init = { method };
      if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
      const response = await fetch(`${local}/sandbox/api/${path.replace(/^\/+/, '')}`, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return text ? JSON.parse(text) : null;
    },
    async page({ server, path, page }) {
      servers.get(server).put(path, page);
      return null;
    },
    async close({ id }) {
      const { driver, context } = known(id);
      persons.delete(id);
      const errors = await driver.errors();
      await driver.page.close();
      if (![...persons.values()].some((other) => other.context === context)) await context.close();
      return errors;
    },
    async stop({ server }) {
      await servers.get(server)?.close();
      servers.delete(server);
      return null;
    },
  };

  function known(id) {
    const person = persons.get(id);
    if (!person) throw new Error('this person has been closed');
    return person;
  }

  return {
    name: 'people',
    async executeCommand({ command, payload, session }) {
      if (!command.startsWith('person-')) return undefined;
      const run = commands[command.slice('person-'.length)];
      try {
        return { value: await run(payload, session.browser.getPage(session.id).browser()) };
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    },
    async serverStop() {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}
