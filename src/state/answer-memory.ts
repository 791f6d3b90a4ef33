import { clear, createStore, get, set } from 'idb-keyval';
import type { SendOptions } from '../api/client';
import type { Call } from '../api/contract/call';
import { parseBody } from '../api/parse-body';
import { newestThatFit } from '../domain/newest-that-fit';
import { newId } from '../ids/new-id';
import { forgetAnswers, rememberedKey } from './own-storage';

/** Where the last good answers are stored: for the device, for the browser tab, or nowhere. */
export type Remember = 'device' | 'tab' | 'nothing';

export interface MemorySettings {
  readonly where: Remember;
  /** The address of the API, whose answers are not those of another. */
  readonly apiBase: string;
  /** The creator; empty if unknown. Then nothing is shown and nothing stored. It never rejects. */
  readonly user: () => Promise<string>;
}

/** Options of the calls of one load: they answer from memory. */
export type Remembering = Pick<SendOptions, 'answered'>;

/** A value of an earlier visit, and when it was read (ms since 1970). */
export interface Known<T> {
  readonly value: T;
  readonly at: number;
}

/** All that is stored, in bytes. */
const mostBytes = 200_000;
/** What is smaller than this goes last: the profile, without which no screen opens offline, and single figures. */
const smallBytes = 4_000;

/** A clock that was set back by more than this leaves times that say nothing. */
const mostAhead = 3_600_000;

/** The answers of one load, by call. */
export interface Entry {
  name: string;
  /** When they were read (ms since 1970). */
  at: number;
  answers: Record<string, unknown>;
}

/** Everything that is stored belongs to one creator. */
interface Stored {
  readonly user: string;
  readonly entries: readonly Entry[];
}

/** Where one text is stored. */
interface Shelf {
  read(): Promise<string | undefined>;
  /** @param next receives the stored text; undefined if nothing may be written any more */
  change(next: (text: string | undefined) => string | undefined): Promise<void>;
  clear(): Promise<void>;
}

export interface AnswerMemory {
  recall<T>(user: string, name: string, read: (options: Remembering) => Promise<T>): Promise<Known<T> | undefined>;
  /**
   * What is kept and dropped in one task is written once.
   * @param user the creator when the load began
   */
  keep(user: Promise<string>, entry: Entry): Promise<void>;
  /** Deletes the entries whose name begins like this. */
  drop(prefix: string): void;
  clear(): Promise<void>;
}

/** Session storage; each tab has its own. */
const tabShelf: Shelf = {
  read: async () => sessionStorage.getItem(rememberedKey) ?? undefined,
  async change(next) {
    const text = next(sessionStorage.getItem(rememberedKey) ?? undefined);
    if (text !== undefined) sessionStorage.setItem(rememberedKey, text);
  },
  clear: async () => sessionStorage.removeItem(rememberedKey),
};

/**
 * IndexedDB, under a random key that local storage contains: a logout deletes the key in the same moment, and nobody
 * finds what IndexedDB still has until it is deleted too.
 */
function deviceShelf(): Shelf {
  const store = createStore('creator-elements', 'last-answers');
  const key = () => localStorage.getItem(rememberedKey);
  return {
    async read() {
      const known = key();
      return known === null ? undefined : await get<string>(known, store);
    },
    async change(next) {
      const before = await this.read();
      const text = next(before);
      if (text === undefined) return;
      if (before === undefined) {
        localStorage.setItem(rememberedKey, newId());
        await clear(store);
      }
      const known = key();
      if (known !== null) await set(known, text, store);
    },
    clear: () => clear(store),
  };
}

/** One write after the other, also of several memories: each begins with what the one before has stored. */
let writing = Promise.resolve();

const nothing: Stored = { user: '', entries: [] };

const isEntry = ({ name, at, answers }: Partial<Entry>) =>
  typeof name === 'string' && typeof at === 'number' && typeof answers === 'object' && answers !== null;

function parse(text: string | undefined): Stored {
  try {
    const { user, entries } = JSON.parse(text ?? '') as Stored;
    return typeof user === 'string' && entries.every(isEntry) ? { user, entries } : nothing;
  } catch {
    return nothing; // nothing is stored, or another version wrote it
  }
}

/** The latest entry of each resource: the selection that its screen opens with, and not one of many posts. */
function latestOf(entries: readonly Entry[]): ReadonlySet<Entry> {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const resource = entry.name.split(' ', 2).join(' ');
    if (entry.at >= (latest.get(resource)?.at ?? 0)) latest.set(resource, entry);
  }
  return new Set(latest.values());
}

function written({ user, entries }: Stored): string {
  const sizes = new Map(entries.map((entry) => [entry, new TextEncoder().encode(JSON.stringify(entry)).length + 1]));
  const bytes = (entry: Entry) => sizes.get(entry) ?? 0;
  const latest = latestOf(entries);
  const need = (entry: Entry) => (latest.has(entry) ? (bytes(entry) <= smallBytes ? 2 : 1) : 0);
  const around = new TextEncoder().encode(JSON.stringify({ user, entries: [] })).length;
  return JSON.stringify({ user, entries: newestThatFit(entries, mostBytes - around, bytes, need) });
}

/** Answers from an entry. The answers pass the same checks as those of the server: another build may have stored them. */
const answeredBy = ({ answers }: Entry) => ({ method, path, response }: Call): unknown => {
  const parsed = parseBody(response, structuredClone(answers[`${method} ${path}`]));
  if (!parsed || parsed.dropped > 0) throw new TypeError('unreadable');
  return parsed.value;
};

/** @param user the current creator */
type Change = (stored: Stored, user: string) => Stored;

/** The last good answers of one creator. Storage that is full, refused or damaged is like an empty one. */
export function openAnswerMemory({ where, apiBase, user: currentUser }: MemorySettings): AnswerMemory {
  const shelf = where === 'tab' ? tabShelf : deviceShelf();
  const nameOf = (name: string) => `${apiBase} ${name}`;
  /** What is on its way to storage. */
  const keeping = new Set<Entry>();
  let changes: Change[] = [];
  let text: string | undefined;
  let parsed = nothing;

  async function stored(): Promise<Stored> {
    const now = await shelf.read();
    if (now !== text) parsed = parse(now);
    text = now;
    return parsed;
  }

  async function write(): Promise<void> {
    try {
      const now = await currentUser();
      await shelf.change((before) => {
        const mine = changes.splice(0);
        return mine.length > 0 ? written(mine.reduce((last, change) => change(last, now), parse(before))) : undefined;
      });
      // Another tab has ended the session meanwhile.
      if (now !== await currentUser()) await clearAll();
    } catch {
      // What was stored before is the last good answer still.
    }
  }

  async function clearAll(): Promise<void> {
    keeping.clear();
    changes = [];
    forgetAnswers();
    await shelf.clear();
  }

  function change(next: Change): void {
    if (changes.push(next) === 1) setTimeout(() => (writing = writing.then(write)));
  }
  function drop(prefix: string): void {
    for (const entry of keeping) if (entry.name.startsWith(prefix)) keeping.delete(entry);
    change(({ user, entries }) => ({ user, entries: entries.filter(({ name }) => !name.startsWith(nameOf(prefix))) }));
  }

  return {
    async recall(user, name, read) {
      try {
        const known = await stored();
        const entry = user && known.user === user ? known.entries.find((each) => each.name === nameOf(name)) : undefined;
        if (!entry || entry.at > Date.now() + mostAhead) return undefined;
        return { value: await read({ answered: answeredBy(entry) }), at: Math.min(entry.at, Date.now()) };
      } catch {
        drop(name);
        return undefined;
      }
    },
    async keep(began, kept) {
      keeping.add(kept);
      const [user, now] = await Promise.all([began, currentUser()]);
      // Another tab may have logged somebody else in since.
      if (!keeping.delete(kept) || user === '' || user !== now) return;
      const { name, ...entry } = kept;
      change((last, current) => {
        if (user !== current) return last;
        const others = last.user === user ? last.entries.filter((each) => each.name !== nameOf(name)) : [];
        return { user, entries: [...others, { name: nameOf(name), ...entry }] };
      });
    },
    drop,
    clear: () => clearAll().catch(() => undefined),
  };
}
