/** One message between page and host: what it was, never what it carried. */
export interface BridgeMessage {
  /** Milliseconds since navigation began. */
  at: number;
  from: 'page' | 'host';
  id: string;
  type: string;
  /** Of the page's questions, once they are settled. */
  ms?: number;
  /** `done`, `not done` (refused, or no answer in time); absent while it waits. */
  outcome?: 'done' | 'not done';
}

const key = Symbol.for('creator-elements.bridge-trace');
const most = 100;

/** The latest messages, oldest first. On the global object, so that the overlay of another chunk reads the same. */
const trace: BridgeMessage[] = ((globalThis as { [key]?: BridgeMessage[] })[key] ??= []);

/** Notes a message; what is returned may still be settled. */
export function traceMessage(from: BridgeMessage['from'], id: string, type: string): BridgeMessage {
  const message: BridgeMessage = { at: performance.now(), from, id, type };
  trace.push(message);
  trace.splice(0, trace.length - most);
  return message;
}

/** Notes how a message ended. */
export function settleMessage(message: BridgeMessage, done: boolean): void {
  message.ms = performance.now() - message.at;
  message.outcome = done ? 'done' : 'not done';
}
