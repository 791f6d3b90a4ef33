/** A message between page and app: its type and result, never its payload. */
export interface BridgeMessage {
  /** Milliseconds since navigation began. */
  at: number;
  from: 'page' | 'host';
  id: string;
  type: string;
  /** For requests of the page, after they are settled. */
  ms?: number;
  /** `done`, or `not done` (refused, or no answer in time); missing while it is pending. */
  outcome?: 'done' | 'not done';
}

const key = Symbol.for('creator-elements.bridge-trace');
const most = 100;

/**
 * The latest messages, oldest first. Stored on the global object, so that the overlay in another chunk reads the same
 * list.
 */
const trace: BridgeMessage[] = ((globalThis as { [key]?: BridgeMessage[] })[key] ??= []);

/** Records a message; the returned entry may be settled later. */
export function traceMessage(from: BridgeMessage['from'], id: string, type: string): BridgeMessage {
  const message: BridgeMessage = { at: performance.now(), from, id, type };
  trace.push(message);
  trace.splice(0, trace.length - most);
  return message;
}

/** Records the result of a message. */
export function settleMessage(message: BridgeMessage, done: boolean): void {
  message.ms = performance.now() - message.at;
  message.outcome = done ? 'done' : 'not done';
}
