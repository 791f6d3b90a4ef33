import type { SendOptions } from '../api/client';
import { whenIdle } from '../bridge/when-idle';
import type { AnswerMemory, Known, Remember, Remembering } from './answer-memory';
import { forgetAnswers, rememberedKey } from './own-storage';

/** One load of a resource. */
export interface RememberedLoad {
  /** Receives the answers of the load. */
  readonly onAnswer: NonNullable<SendOptions['onAnswer']>;
  /** What `read` makes of the answers of an earlier visit; undefined if there are none that can be read. */
  recall<T>(read: (options: Remembering) => Promise<T>): Promise<Known<T> | undefined>;
  /** Stores the answers when the browser is idle. */
  keep(at: number): Promise<void>;
}

/** The last good answers of one resource. */
export interface RememberedAnswers {
  begin(selection: string): RememberedLoad;
  /** A write has changed what the answers say, so they are not shown again. */
  drop(): void;
}

interface Settings {
  where: Remember;
  apiBase: string;
  /** The creator; empty if unknown. Then nothing is shown and nothing stored. */
  user: () => Promise<string>;
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
export function rememberAnswers({ where, apiBase, user }: Settings) {
  const creator = () => user().catch(() => '');
  let session = 0;
  let memory: Promise<AnswerMemory> | undefined;
  let waiting: ((memory: AnswerMemory) => void)[] = [];

  function open(): Promise<AnswerMemory> {
    memory ??= import('./answer-memory').then(({ openAnswerMemory }) => openAnswerMemory(where));
    memory.catch(() => (memory = undefined));
    return memory;
  }

  function later(work: (memory: AnswerMemory) => void): void {
    waiting.push(work);
    if (waiting.length > 1) return;
    whenIdle(() => {
      const works = waiting;
      waiting = [];
      const mine = session;
      open().then((opened) => mine === session && works.forEach((each) => each(opened)), () => undefined);
    });
  }

  /** The session ends: deletes everything that is stored, and what is not stored yet. */
  function forget(): void {
    session++;
    waiting.length = 0;
    if (memory || (where !== 'tab' && isStored('device'))) open().then((opened) => opened.clear(), () => undefined);
    forgetAnswers();
  }
  if (where === 'nothing') forget();

  return {
    /** @param name identifies the resource */
    of(name: string): RememberedAnswers | undefined {
      if (where === 'nothing') return undefined;
      const prefix = `${apiBase} ${name} `;
      return {
        begin(selection) {
          const entry = prefix + selection;
          const mine = session;
          const asked = creator();
          const answers: Record<string, unknown> = {};
          return {
            onAnswer: ({ method, path }, answer) => void (answers[`${method} ${path}`] = answer),
            async recall(read) {
              if (!isStored(where)) return undefined;
              const owner = await asked;
              const known = owner ? await (await open()).recall(owner, entry, read) : undefined;
              return mine === session ? known : undefined;
            },
            async keep(at) {
              const owner = await asked;
              // Another tab may have logged somebody else in since.
              if (owner === '' || owner !== await creator() || mine !== session) return;
              later((opened) => opened.keep(owner, { name: entry, at, answers }));
            },
          };
        },
        drop() {
          if (waiting.length > 0 || isStored(where)) later((opened) => opened.drop(prefix));
        },
      };
    },
    forget,
  };
}
