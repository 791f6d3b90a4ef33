import { signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../api/client';
import type { Call, CallInput, CallOutput } from '../../../api/contract/call';
import { newId } from '../../../ids/new-id';
import type { DraftKind } from './draft-store';

/** A write of which nobody knows what became of it: what was sent, and under which key. */
interface Unsure {
  readonly text: string;
  readonly key: string;
}

const settled: Unsure = { text: '', key: '' };

/** The key of a create whose form outlives a reload: were it forgotten, trying again would make a second one (decision E108). */
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
   * Sends a write that must not happen twice. The same input sent again while nobody knows what became of it carries the same
   * key, by which the server knows it again; as soon as the outcome is known, a further one is meant as a further one.
   * @throws ApiError
   */
  send(input: CallInput<C>, signal?: AbortSignal): Promise<CallOutput<C>>;
  /** Forgets what is not known yet. */
  reset(): void;
}

/**
 * One key per intent, kept until its outcome is known (decision E90).
 * @param unsure where the key is kept; in memory unless it is said otherwise
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
        // What was stopped on its way may have arrived all the same.
        const known = error instanceof ApiError && !error.outcomeUnknown && error.kind !== 'aborted';
        if (known) settle();
        throw error;
      }
    },
    reset: forget,
  };
}

export interface CreateOnce<C extends Call> {
  /** A creation is under way. */
  readonly busy: ReadonlySignal<boolean>;
  /**
   * Creates what the input says, by {@link writeOnce}; while one is under way it does nothing.
   * @returns the answer, or undefined when nothing was sent
   * @throws ApiError
   */
  send(input: CallInput<C>): Promise<CallOutput<C> | undefined>;
  /** Aborts and forgets. */
  reset(): void;
}

/**
 * Makes one thing, however often it is tapped and whatever the network does.
 * @param unsure where the key is kept, as for {@link writeOnce}
 */
export function createOnce<C extends Call>(client: Client, call: C, unsure?: { value: Unsure }): CreateOnce<C> {
  const busy = signal(false);
  const writing = writeOnce(client, call, unsure);
  let current: AbortController | undefined;
  return {
    busy,
    async send(input) {
      if (busy.peek()) return undefined;
      busy.value = true;
      const mine = (current = new AbortController());
      try {
        return await writing.send(input, mine.signal);
      } finally {
        if (current === mine) busy.value = false;
      }
    },
    reset() {
      current?.abort();
      current = undefined;
      writing.reset();
      busy.value = false;
    },
  };
}
