import { createClient, type Client, type InStatement } from '@libsql/client';
import { createFaultBox } from './sandbox/fault-box';
import { createRequestLog } from './sandbox/request-log';
import { schema } from './schema';
import { hashed } from './tokens';
import { numberOf, textOf, type World } from './world';

interface Options {
  databaseUrl: string; basePath: string; appPath: string; publicOrigin?: string | (() => string) | undefined; clock?: (() => number) | undefined;
}

/** A database of another version would fail later and less clearly. */
async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT value FROM settings WHERE key = 'schema'");
  const known = textOf(rows[0]?.value);
  const version = hashed(schema);
  if (known !== '' && known !== version) throw new Error('it was made by another version of the sandbox');
  if (known === '') await client.execute({ sql: "INSERT INTO settings (key, value) VALUES ('schema', ?)", args: [version] });
}

/** Opens the database, creates missing tables, and reads the stored clock. */
export async function openWorld({ databaseUrl, basePath, appPath, publicOrigin, clock = Date.now }: Options): Promise<{ world: World; close(): void }> {
  const local = databaseUrl.startsWith('file:');
  const client: Client = createClient({ url: databaseUrl, ...(local ? { concurrency: 1 } : {}) });
  try {
    // The sandbox may lose its last second in a power cut, and is several times faster.
    await client.executeMultiple(`${local ? 'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;' : ''}${schema}`);
    const checks = local ? (await client.execute('PRAGMA quick_check(1)')).rows[0] : undefined;
    if (checks && Object.values(checks)[0] !== 'ok') throw new Error('the file is damaged');
    await checkVersion(client);
    const stored = await client.execute({ sql: 'SELECT value FROM settings WHERE key = ?', args: ['clock_offset'] });
    let offset = numberOf(stored.rows[0]?.value);
    let queue: Promise<unknown> = Promise.resolve();
    let lastRoot = basePath;

    const origin = (request: Request): string =>
      (typeof publicOrigin === 'function' ? publicOrigin() : publicOrigin) ?? new URL(request.url).origin;
    const world: World = {
      basePath,
      appPath,
      faults: createFaultBox(),
      requests: createRequestLog(),
      origin,
      root: (request) => (lastRoot = origin(request) + basePath),
      lastRoot: () => lastRoot,
      clock,
      now: () => clock() + offset,
      setOffset: (milliseconds) => { offset = milliseconds; },
      rows: async (sql, args = []) => (await client.execute({ sql, args })).rows,
      row: async (sql, args = []) => (await client.execute({ sql, args })).rows[0],
      write: async (statements: InStatement[]) => { if (statements.length > 0) await client.batch(statements, 'write'); },
      exclusive: (work) => {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined); // the caller gets the failure; the next in the queue does not
        return turn;
      },
    };
    return { world, close: () => { client.close(); } };
  } catch (error) {
    client.close();
    throw error;
  }
}
