import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../api/client';
import type { Call, CallInput, CallOutput } from '../../../api/contract/call';
import { newId } from '../../../ids/new-id';
import type { DraftKind } from './draft-store';

/** A write with an unknown outcome: what was sent, and with which key. */
interface Unsure {
  readonly text: string;
  readonly key: string;
}

const settled: Unsure = { text: '', key: '' };

/**
 * The key of a creation whose form survives a reload: without it another attempt would create a second one (decision
 * E108).
 */
export const unsureDraft = (name: string): DraftKind<Unsure> => ({
  name: `${name}-key`,
  empty: () => settled,
  read(kept) {
    const { text, key } = (kept ?? {}) as Partial<Unsure>;
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined;
  },
});

export interface WriteOnce<C extends Call> {
  /**
   * Sends a write that must not happen twice. The same input with an unknown outcome is sent again with the same key,
   * by which the server recognises it. Once the outcome is known, a further call is a new write.
   * @throws ApiError
   */
  send(input: CallInput<C>, signal?: AbortSignal): Promise<CallOutput<C>>;
  /** Deletes the unknown outcome. */
  reset(): void;
}

/**
 * One key per intent, kept until its outcome is known (decision E90).
 * @param unsure where the key is stored; default is in memory
 */
export function writeOnce<C extends Call>(client: Client, call: C, unsure: { value: Unsure } = { value: settled }): WriteOnce<C> {
  const forget = () => {
    unsure.value = settled;
  };
  return {
    async send(input, signal) {
      const text = JSON.stringify(input);
      if (text !== unsure.value.text) unsure.value = { text, key: newId() };
      const { key } = unsure.value;
      const settle = () => {
        if (unsure.value.key === key) forget();
      };
      try {
        const answer = await client.send(call, input, { idempotencyKey: key, signal });
        settle();
        return answer;
      } catch (error) {
        // An aborted request may have arrived anyway.
        const known = error instanceof ApiError && !error.outcomeUnknown && error.kind !== 'aborted';
        if (known) settle();
        throw error;
      }
    },
    reset: forget,
  };
}
