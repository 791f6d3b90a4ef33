import { startTimeLimit } from '../domain/time-limit';
import { settleMessage, traceMessage } from './bridge-trace';
import { readMessage, type Payload, type Reply, type Request } from './message';

/** The time limits for the app's answers in ms. After that the fallback is used. */
const timeLimits = { auth: 5000, goTo: 1000, openHelpCentre: 1000, openExternal: 1000, share: 1000, saveImage: 10_000 };

export type RequestType = keyof typeof timeLimits;
export type TimeLimits = Readonly<Record<RequestType, number>>;

/** Handles a request of the app; undefined means 'not done'. */
export type Answers = Readonly<Record<string, (payload: Payload) => Payload | undefined>>;

export interface Bridge {
  /**
   * Sends a request to the app. Resolves with the payload of its reply, or with undefined for 'not done'; never
   * rejects.
   */
  ask(type: RequestType, payload?: Payload): Promise<Payload | undefined>;
  /** Receives JSON text or an object from the app. Invalid messages are ignored. */
  receive(raw: unknown): void;
}

export interface BridgeOptions {
  /** Sends JSON text to the app. It may return the reply, as WebKit's handlers with reply do. */
  post: (text: string) => unknown;
  answers?: Answers;
  limits?: Partial<TimeLimits>;
}

/** The page's side of the messages of docs/native.md. Payloads contain tokens and addresses and are never logged. */
export function createBridge({ post, answers = {}, limits = {} }: BridgeOptions): Bridge {
  const waiting = new Map<string, (reply: Payload | undefined) => void>();
  // Replies to requests from before a reload must not match new ones. Not by `newId`, because that is in the chunk of
  // the client, which a page that only looks for its host does not load.
  const prefix = String(crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16)).padStart(8, '0');
  let count = 0;

  const send = async (message: Request | Reply): Promise<unknown> => post(JSON.stringify(message));

  function settle(id: string, payload: Payload | undefined): void {
    waiting.get(id)?.(payload);
    waiting.delete(id);
  }

  function answer({ id, type, payload = {} }: Request): void {
    const traced = traceMessage('host', id, type);
    let result: Payload | undefined;
    try {
      if (Object.hasOwn(answers, type)) result = answers[type]?.(payload);
    } catch {
      // counts as 'not done'
    }
    settleMessage(traced, result !== undefined);
    // If the app cannot be reached, it does not wait for an answer either.
    send({ creator: 1, replyTo: id, ok: result !== undefined, payload: result ?? {} }).catch(() => undefined);
  }

  function receive(raw: unknown): void {
    const message = readMessage(raw);
    if (!message) return;
    if ('replyTo' in message) settle(message.replyTo, message.ok ? message.payload : undefined);
    else answer(message);
  }

  function ask(type: RequestType, payload: Payload = {}): Promise<Payload | undefined> {
    const id = `${prefix}-${++count}`;
    const traced = traceMessage('page', id, type);
    return new Promise((resolve) => {
      const end = startTimeLimit(() => settle(id, undefined), limits[type] ?? timeLimits[type]);
      waiting.set(id, (reply) => {
        end();
        settleMessage(traced, reply !== undefined);
        resolve(reply);
      });
      // A handler that throws or rejects means 'not done'.
      send({ creator: 1, id, type, payload }).then(receive, () => settle(id, undefined));
    });
  }

  return { ask, receive };
}
