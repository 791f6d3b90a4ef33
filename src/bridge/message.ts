/** The payload of a message; its content depends on the type. */
export type Payload = Readonly<Record<string, unknown>>;

export interface Request {
  readonly creator: 1;
  readonly id: string;
  readonly type: string;
  readonly payload?: Payload;
}

export interface Reply {
  readonly creator: 1;
  readonly replyTo: string;
  readonly ok: boolean;
  readonly payload?: Payload;
}

const isObject = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

function parse(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON text or an object (docs/native.md, 'Messages').
 * @returns undefined for anything that is not a complete message of version 1
 */
export function readMessage(raw: unknown): Request | Reply | undefined {
  const message = parse(raw);
  if (!isObject(message) || message['creator'] !== 1) return undefined;
  const { id, type, replyTo, ok, payload = {} } = message;
  if (!isObject(payload)) return undefined;
  if (isName(replyTo) && typeof ok === 'boolean') return { creator: 1, replyTo, ok, payload };
  if (isName(id) && isName(type) && replyTo === undefined) return { creator: 1, id, type, payload };
  return undefined;
}

/**
 * Reads `window.creatorMessages`, where scripts of the app push messages at any time: first the ones from before the
 * page listened, in order, then each new one.
 */
export function readMessageQueue(receive: (message: unknown) => void): void {
  const page = window as { creatorMessages?: unknown };
  const early = page.creatorMessages;
  page.creatorMessages = { push: receive };
  if (Array.isArray(early)) for (const message of early) receive(message);
}
