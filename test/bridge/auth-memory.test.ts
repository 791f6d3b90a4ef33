import { expect } from '@open-wc/testing';
import { createAuthMemory } from '../../src/bridge/auth-memory';
import type { AuthInfo, Host } from '../../src/bridge/host';
import { nextTask } from '../support/next-task';

/** A host whose answers are given by hand. */
function slowHost(more: Partial<Host> = {}) {
  const asked: ((info: AuthInfo | Error) => void)[] = [];
  const host: Host = {
    kind: 'android',
    getAuth: () => new Promise((resolve, reject) => asked.push((info) => (info instanceof Error ? reject(info) : resolve(info)))),
    ...more,
  };
  return { host, asked };
}

const creator = { 'APP-USER-ID': 'u1' };

describe('auth memory', () => {
  it('[NATIVE-04] [NATIVE-05] asks once, and ten who ask at once wait for the same answer', async () => {
    const { host, asked } = slowHost();
    const memory = createAuthMemory(host);
    const waiting = Promise.all(Array.from({ length: 10 }, () => memory.get()));
    await nextTask();
    expect(asked).to.have.length(1);
    asked[0]?.(creator);
    expect(await waiting).to.deep.equal(Array.from({ length: 10 }, () => creator));
    await memory.get();
    expect(asked).to.have.length(1);
  });

  it('asks again after a failure, and after an answer without a user', async () => {
    const { host, asked } = slowHost();
    const memory = createAuthMemory(host);
    for (const answer of [new Error('no'), { 'APP-USER-ID': '' }, creator]) {
      const waiting = memory.get().catch(() => 'failed');
      await nextTask();
      asked.at(-1)?.(answer);
      await waiting;
      await nextTask();
    }
    expect(asked).to.have.length(3);
    expect(await memory.get()).to.deep.equal(creator);
  });

  it('whoever asks during a refresh gets the new token', async () => {
    let give: (info: AuthInfo) => void = () => undefined;
    const { host } = slowHost({
      getAuth: () => Promise.resolve({ ...creator, Authorization: 'old' }),
      refreshAuth: () => new Promise((resolve) => (give = resolve)),
    });
    const memory = createAuthMemory(host);
    await memory.get();
    memory.refresh();
    await nextTask();
    const next = memory.get();
    give({ ...creator, Authorization: 'new' });
    expect((await next).Authorization).to.equal('new');
  });

  it('asks a host that cannot refresh anew, and forgets a refresh that failed', async () => {
    let count = 0;
    const plain = createAuthMemory({ kind: 'ios', getAuth: () => Promise.resolve({ ...creator, Xo: String(++count) }) });
    await plain.get();
    plain.refresh();
    expect((await plain.get()).Xo).to.equal('2');

    const failing = createAuthMemory({ kind: 'ios', getAuth: () => Promise.resolve(creator), refreshAuth: () => Promise.reject(new Error('no')) });
    failing.refresh();
    await nextTask();
    expect(await failing.get()).to.deep.equal(creator);
  });

  it('takes what the host sends unasked in place of what it knew', async () => {
    let tell: (info: AuthInfo, before: string) => void = () => undefined;
    const { host, asked } = slowHost({ watchAuth: (listener) => ((tell = listener), () => undefined) });
    const memory = createAuthMemory(host);
    tell({ ...creator, Xo: 'pushed' }, '');
    expect((await memory.get()).Xo).to.equal('pushed');
    expect(asked).to.have.length(0);
  });
});
