import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import { isUnknown, type Load } from '../../src/domain/load';
import { whenSettled } from '../../src/state/when-settled';
import { nextTask } from '../support/next-task';

describe('whenSettled', () => {
  it('resolves at once for a load that is not pending', async () => {
    await whenSettled(signal<Load<number>>({ state: 'ready', value: 1 }), isUnknown);
  });

  it('resolves when the load is no longer pending, and reads it no more after that', async () => {
    const load = signal<Load<number>>({ state: 'loading' });
    let [resolved, reads] = [false, 0];
    const waiting = whenSettled(load, (now) => {
      reads++;
      return isUnknown(now);
    }).then(() => { resolved = true; });
    load.value = { state: 'idle' };
    await nextTask();
    expect(resolved).to.equal(false);
    load.value = { state: 'failed', error: new Error('gone') };
    await waiting;
    expect(reads).to.equal(3);
    load.value = { state: 'loading' };
    expect(reads).to.equal(3);
  });
});
