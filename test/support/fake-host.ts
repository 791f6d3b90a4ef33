import { readMessage, type Payload, type Reply, type Request } from '../../src/bridge/message';

type Answer = Payload | false | 'silent';

/** The native app around the page, as far as messages show: it answers as told and records the requests. */
export interface FakeHost {
  /** Requests of the page, oldest first. */
  readonly asked: Request[];
  /** Replies of the page to requests of the app. */
  readonly replies: Reply[];
  /** The object that Android puts into the page. */
  readonly CreatorBridge: { postMessage(text: string): void };
  /** Sends a request of the app and waits for the page's reply. */
  ask(type: string, payload?: Payload): Promise<Reply>;
  /** Sets the answer to requests of this type. */
  answer(type: string, answer: Answer | ((payload: Payload) => Answer)): void;
}

/** What the scripts of every app do. */
export function push(message: unknown): void {
  const page = window as { creatorMessages?: { push(message: unknown): void } };
  page.creatorMessages ??= new Array<unknown>();
  page.creatorMessages.push(message);
}

/** An app that answers nothing but what it was told to answer. */
export function createFakeHost(answers: Record<string, Answer | ((payload: Payload) => Answer)> = {}): FakeHost {
  const asked: Request[] = [];
  const replies: Reply[] = [];
  const waiting = new Map<string, (reply: Reply) => void>();
  let count = 0;
  const receive = (text: string) => {
    const message = readMessage(text);
    if (!message) throw new Error(`the page sent no message: ${text}`);
    if ('replyTo' in message) {
      replies.push(message);
      waiting.get(message.replyTo)?.(message);
      return;
    }
    asked.push(message);
    const answer = answers[message.type] ?? 'silent';
    const result = typeof answer === 'function' ? answer(message.payload ?? {}) : answer;
    if (result === 'silent') return;
    // Later, as over a real bridge.
    queueMicrotask(() => push(JSON.stringify({ creator: 1, replyTo: message.id, ok: result !== false, payload: result || {} })));
  };
  return {
    asked,
    replies,
    CreatorBridge: { postMessage: receive },
    ask: (type, payload = {}) => new Promise((resolve) => {
      const id = `h${++count}`;
      waiting.set(id, resolve);
      push(JSON.stringify({ creator: 1, id, type, payload }));
    }),
    answer: (type, answer) => { answers[type] = answer; },
  };
}
