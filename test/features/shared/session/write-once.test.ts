import { expect } from '@open-wc/testing';
import { ApiError } from '../../../../src/api/api-error';
import type { Client } from '../../../../src/api/client';
import { addTriggerWord } from '../../../../src/api/contract/auto-dm';
import { writeOnce } from '../../../../src/features/shared/session/write-once';

type Kind = ConstructorParameters<typeof ApiError>[0]['kind'];

/** A network that answers as the test says, and notes the key of each call. */
function start() {
  const keys: unknown[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const client = {
    send: (_call: unknown, _input: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
      keys.push(idempotencyKey);
      return new Promise((resolve, reject) => answers.push({ resolve: () => resolve({}), reject }));
    },
  } as unknown as Client;
  const word = writeOnce(client, addTriggerWord);
  const send = (keyword: string) => word.send({ body: { keyword } }).catch(() => undefined);
  const failed = (kind: Kind, status?: number) => new ApiError({ kind, call: 'POST /home/send-custom-word', requestId: 'r', write: true, status });
  return { keys, answers, send, failed, word };
}

describe('a write that must not happen twice', () => {
  for (const [what, kind, status] of [['was stopped on its way', 'aborted', undefined], ['had no answer', 'timeout', undefined], ['was lost on its way', 'network', undefined]] as const) {
    it(`keeps its key where it ${what}`, async () => {
      const { keys, answers, send, failed } = start();
      const first = send('price');
      answers[0]?.reject(failed(kind, status));
      await first;
      void send('price');
      expect(keys[1]).to.equal(keys[0]);
      void send('cost');
      expect(keys[2]).to.not.equal(keys[0]);
    });
  }

  it('has another key as soon as its outcome is known', async () => {
    const { keys, answers, send, failed } = start();
    const made = send('price');
    answers[0]?.resolve();
    await made;
    const again = send('price');
    expect(keys[1], 'after a success').to.not.equal(keys[0]);
    answers[1]?.reject(failed('http', 409));
    await again;
    void send('price');
    expect(keys[2], 'after a refusal').to.not.equal(keys[1]);
  });

  it('an answer that comes late leaves the key of a newer one alone', async () => {
    const { keys, answers, send } = start();
    const late = send('price');
    void send('cost');
    answers[0]?.resolve();
    await late;
    void send('cost');
    expect(keys[2]).to.equal(keys[1]);
  });
});
