import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../api/client';
import type { Call, CallInput, CallOutput } from '../api/contract/call';
import { newId } from '../ids/new-id';

export interface CreateOnce<C extends Call> {
  /** A creation is under way. */
  readonly busy: ReadonlySignal<boolean>;
  /**
   * Creates what the input says; while one is under way it does nothing. The same input sent again after a
   * failure carries the same key, so that it cannot make a second one.
   * @returns the answer, or undefined when nothing was sent
   * @throws ApiError
   */
  send(input: CallInput<C>): Promise<CallOutput<C> | undefined>;
  /** Aborts and forgets. */
  reset(): void;
}

/** Makes one thing, however often it is tapped and whatever the network does. */
export function createOnce<C extends Call>(client: Client, call: C): CreateOnce<C> {
  const busy = signal(false);
  let sent = { text: '', key: '' };
  let current: AbortController | undefined;
  return {
    busy,
    async send(input) {
      if (busy.peek()) return undefined;
      busy.value = true;
      const text = JSON.stringify(input);
      if (text !== sent.text) sent = { text, key: newId() };
      const mine = (current = new AbortController());
      try {
        const answer = await client.send(call, input, { idempotencyKey: sent.key, signal: mine.signal });
        sent = { text: '', key: '' };
        return answer;
      } finally {
        if (current === mine) busy.value = false;
      }
    },
    reset() {
      current?.abort();
      current = undefined;
      sent = { text: '', key: '' };
      busy.value = false;
    },
  };
}
