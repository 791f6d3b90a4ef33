import type { SendOptions } from '../api/client';
import { whenIdle } from '../bridge/when-idle';
import type { AnswerMemory, Known, MemorySettings, Remember, Remembering } from './answer-memory';
import { forgetAnswers, rememberedKey } from './own-storage';

/** One load of a resource. */
export interface RememberedLoad {
  /** Receives the answers of the load. */
  readonly onAnswer: NonNullable<SendOptions['onAnswer']>;
  /** What `read` makes of the answers of an earlier visit; undefined if there are none that can be read. */
  recall<T>(read: (options: Remembering) => Promise<T>): Promise<Known<T> | undefined>;
  /** Stores the answers when the browser is idle. */
  keep(at: number): void;
}

/** The last good answers of one resource. */
export interface RememberedAnswers {
  begin(selection: string): RememberedLoad;
  /** A write has changed what the answers say, so they are not shown again. */
  drop(): void;
}

/** Whether something is stored, so that nobody loads code to find nothing. */
function isStored(where: Remember): boolean {
  try {
    return (where === 'device' ? localStorage : sessionStorage).getItem(rememberedKey) !== null;
  } catch {
    return false; // storage is refused
  }
}

/**
 * The last good answers of the API, which the next visit shows until its own arrive. What reads and writes them
 * (`answer-memory`) is loaded after the first answer, or if something is stored.
 */
export function rememberAnswers(settings: MemorySettings) {
  const { where, user } = settings;
  const waiting: ((memory: AnswerMemory) => void)[] = [];
  let memory: Promise<AnswerMemory> | undefined;
  let opened: AnswerMemory | undefined;

  function open(): Promise<AnswerMemory> {
    memory ??= import('./answer-memory').then(({ openAnswerMemory }) => (opened = openAnswerMemory(settings)));
    memory.catch(() => (memory = undefined));
    return memory;
  }

  function later(work: (memory: AnswerMemory) => void): void {
    if (waiting.push(work) > 1) return;
    whenIdle(() => open().then((ready) => waiting.splice(0).forEach((each) => each(ready)), () => (waiting.length = 0)));
  }

  /** The session ends: deletes everything that is stored, and what is not stored yet. What the next session stores stays. */
  function forget(): void {
    waiting.length = 0;
    if (opened) void opened.clear();
    // A session that has stored something meanwhile has emptied the device first.
    else if (where !== 'tab' && isStored('device')) open().then((ready) => (isStored('device') ? undefined : ready.clear()), () => undefined);
    forgetAnswers();
  }
  if (where === 'nothing') forget();

  return {
    /** @param name identifies the resource */
    of: (name: string): RememberedAnswers | undefined => (where === 'nothing' ? undefined : {
      begin(selection) {
        const entry = `${name} ${selection}`;
        const creator = user();
        const answers: Record<string, unknown> = {};
        return {
          onAnswer: ({ method, path }, answer) => void (answers[`${method} ${path}`] = answer),
          recall: async (read) => (isStored(where) ? (await open()).recall(await creator, entry, read) : undefined),
          keep: (at) => later((ready) => void ready.keep(creator, { name: entry, at, answers })),
        };
      },
      drop() {
        if (waiting.length > 0 || isStored(where)) later((ready) => ready.drop(`${name} `));
      },
    }),
    forget,
  };
}
