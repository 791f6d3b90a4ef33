import { expect } from '@open-wc/testing';
import { ApiError } from '../../src/api/api-error';
import { createKeptValues } from '../../src/state/kept-values';
import type { RememberedAnswers } from '../../src/state/remembered';
import { createResource, type LoadOptions, type Selecting } from '../../src/state/resource';

const quiet = { log: () => undefined };
const failure = () => new ApiError({ kind: 'network', call: 'GET /x', requestId: 'r' });

/** A server whose answers the test gives one by one, to the calls in their order. */
function server<T, Selection = void>(selecting?: Partial<Selecting<T, Selection>>, log: (...note: unknown[]) => void = quiet.log) {
  const calls: { answer: (value: T) => Promise<void>; fail: (error: Error) => Promise<void>; signal: AbortSignal; selection: Selection }[] = [];
  const fetch = ({ signal }: LoadOptions, selection: Selection) => new Promise<T>((resolve, reject) => {
    // The resource has taken the answer in when the returned promise resolves.
    const then = (settle: () => void) => new Promise<void>((done) => {
      settle();
      setTimeout(done);
    });
    calls.push({ answer: (value) => then(() => resolve(value)), fail: (error) => then(() => reject(error)), signal, selection });
  });
  const resource = createResource<T, Selection>({ log }, fetch, selecting as Selecting<T, Selection>);
  return { resource, calls, call: (index: number) => calls[index] as (typeof calls)[number] };
}
const stays: Selecting<string, string> = { staysInView: () => true };

describe('createResource', () => {
  it('goes from idle through loading to ready', async () => {
    const { resource, call } = server<number>();
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
    const running = resource.refresh();
    expect(resource.load.value).to.deep.equal({ state: 'loading' });
    void call(0).answer(7);
    await running;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 7 });
  });

  it('keeps the stale value at hand while a newer one loads', async () => {
    const { resource, call } = server<number>();
    void resource.refresh();
    await call(0).answer(1);
    void resource.refresh();
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 1 });
    expect(resource.value()).to.equal(1);
  });

  it('drops an answer that a newer request overtook, and aborts it', async () => {
    const { resource, call } = server<string>();
    void resource.refresh();
    void resource.refresh();
    await call(1).answer('new');
    await call(0).answer('old');
    expect(call(0).signal.aborted).to.equal(true);
    expect(resource.value()).to.equal('new');
  });

  it('drops a failure that a newer request overtook', async () => {
    const { resource, call } = server<string>();
    void resource.refresh();
    void resource.refresh();
    await call(1).answer('new');
    await call(0).fail(failure());
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 'new' });
  });

  it('that is left while it loads keeps what was there, and has begun nothing where nothing was', async () => {
    const { resource, call } = server<number>();
    void resource.ensure();
    resource.leave();
    expect([resource.load.value, call(0).signal.aborted]).to.deep.equal([{ state: 'idle' }, true]);
    void resource.ensure();
    await call(1).answer(1);
    void resource.refresh();
    resource.leave();
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 1 });
  });

  it('that is left while another selection loads has nothing of that one', async () => {
    const { resource, call } = server<string, string>(stays);
    void resource.ensure('week');
    await call(0).answer('of the week');
    void resource.ensure('month');
    resource.leave();
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
  });

  it('holds a failed call as a value', async () => {
    const { resource, call } = server<string>();
    const error = failure();
    void resource.ensure();
    await call(0).fail(error);
    expect(resource.load.value).to.deep.equal({ state: 'failed', error });
  });

  it('makes a fault of our own a failure, and reports its class without its message', async () => {
    const told: unknown[] = [];
    const { resource, call } = server<string>(undefined, (...note) => told.push(note));
    const fault = new TypeError('the phone number is 98765');
    void resource.ensure();
    await call(0).fail(fault);
    expect(resource.load.value).to.deep.equal({ state: 'failed', error: fault });
    expect(told).to.deep.equal([['load-failed: TypeError', { name: 'TypeError', element: 'creator-elements', code: 'load-failed' }]]);
  });

  it('keeps what was there when newer does not come, with the time it was read, also while it tries again', async () => {
    const { resource, call } = server<number>();
    const before = Date.now();
    void resource.ensure();
    await call(0).answer(1);
    const error = failure();
    void resource.refresh();
    await call(1).fail(error);
    const failed = resource.load.value;
    if (failed.state !== 'failed') throw new Error('it has not failed');
    const { asOf } = failed;
    expect(failed).to.deep.equal({ state: 'failed', error, stale: 1, asOf });
    expect(asOf).to.be.within(before, Date.now());
    void resource.refresh();
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 1, asOf });
    await call(2).answer(2);
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 2 });
  });

  it('keeps nothing of another selection when one fails, and shows an earlier one at once', async () => {
    const { resource, call } = server<string, string>({ ...stays, kept: createKeptValues() });
    void resource.ensure('week');
    await call(0).answer('of the week');
    void resource.ensure('month');
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'of the week' });
    await call(1).fail(failure());
    expect(resource.value()).to.equal(undefined);
    void resource.ensure('week');
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'of the week' });
    await call(2).fail(failure());
    expect(resource.value()).to.equal('of the week');
    expect(resource.load.value.state).to.equal('failed');
  });

  it('takes from view what must not stay while another selection loads', async () => {
    const { resource, call } = server<string, string>({ staysInView: () => false });
    void resource.ensure('one post');
    await call(0).answer('its figures');
    void resource.ensure('another post');
    expect(resource.load.value).to.deep.equal({ state: 'loading' });
  });

  it('refreshes what was selected last, and nothing where nothing was', async () => {
    const { resource, calls, call } = server<string, string>(stays);
    await resource.refresh();
    expect(calls).to.have.length(0);
    void resource.ensure('week');
    void resource.ensure('month');
    await call(1).answer('of the month');
    void resource.refresh();
    expect(call(2).selection).to.equal('month');
  });

  it('is asked for once by several who need it, and each waits until it is settled', async () => {
    const { resource, calls, call } = server<number>();
    const settled: number[] = [];
    void resource.ensure().then(() => settled.push(1));
    void resource.ensure().then(() => settled.push(2));
    await Promise.resolve();
    expect([calls.length, settled]).to.deep.equal([1, []]);
    await call(0).answer(1);
    await resource.ensure();
    expect([calls.length, settled]).to.deep.equal([1, [1, 2]]);
  });

  it('whose prefetch failed is not asked for again by the screen behind it, but by the next visit', async () => {
    const { resource, calls, call } = server<number>();
    resource.prefetch();
    await call(0).fail(failure());
    await resource.ensure();
    expect([calls.length, resource.load.value.state]).to.deep.equal([1, 'failed']);
    void resource.ensure();
    expect(calls).to.have.length(2);
  });

  it('is prefetched once with the screen behind it, and anew on the next visit', async () => {
    const { resource, calls, call } = server<number>();
    resource.prefetch();
    void resource.ensure();
    await call(0).answer(1);
    resource.prefetch();
    expect(calls).to.have.length(1);
    resource.leave();
    resource.prefetch();
    void resource.ensure();
    expect(calls).to.have.length(2);
  });

  it('is shown at once and asked for anew by who comes back', async () => {
    const { resource, calls, call } = server<number>();
    void resource.ensure();
    await call(0).answer(1);
    await resource.ensure();
    resource.leave();
    void resource.ensure();
    expect([calls.length, resource.value()]).to.deep.equal([2, 1]);
    await call(1).answer(3);
    expect(resource.value()).to.equal(3);
  });

  it('is asked for anew by who comes back, also where it was refreshed meanwhile', async () => {
    const { resource, calls, call } = server<number>();
    void resource.ensure();
    await call(0).answer(1);
    resource.leave();
    void resource.refresh();
    await call(1).answer(2);
    void resource.ensure();
    expect(calls).to.have.length(3);
  });

  it('heals from every state by a refresh, which never empties what is shown', async () => {
    const { resource, calls } = server<number>();
    const last = () => calls.at(-1) as (typeof calls)[number];
    for (const [bring, shown] of [
      [() => undefined, undefined],
      [() => resource.refresh(), undefined],
      [() => last().fail(failure()), undefined],
      [() => resource.set(1), 1],
      [() => resource.refresh(), 1],
      [() => last().fail(failure()), 1],
      [() => resource.leave(), 1],
      [() => resource.reset(), undefined],
    ] as const) {
      await Promise.race([bring(), Promise.resolve()]);
      const healing = resource.refresh();
      expect(resource.value()).to.equal(shown);
      await last().answer(2);
      await healing;
      expect(resource.load.value).to.deep.equal({ state: 'ready', value: 2 });
      resource.reset();
      if (shown !== undefined) resource.set(shown);
    }
  });

  it('takes a change over without becoming newer', async () => {
    const { resource, call } = server<number>();
    resource.set(1);
    void resource.refresh();
    await call(0).fail(failure());
    resource.change(4);
    expect(resource.value()).to.equal(4);
    expect(resource.load.value.state).to.equal('failed');
  });

  it('forgets on reset, and what was under way never lands', async () => {
    const { resource, call } = server<string>();
    void resource.ensure();
    resource.reset();
    await call(0).answer('late');
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
  });
});

describe('the values of the latest selections', () => {
  it('are twelve, and the one that nobody came back to for longest goes first', () => {
    const kept = createKeptValues<number>();
    for (let index = 1; index <= 12; index++) kept.set(String(index), index, index);
    kept.set('1', 100, 100);
    kept.set('13', 13, 101);
    expect([kept.get('1'), kept.get('2'), kept.get('3')?.value, kept.get('13')?.value]).to.deep.equal([{ value: 100, at: 100 }, undefined, 3, 13]);
  });

  it('whose load was asked for already is not prefetched a second time', async () => {
    const { resource, calls, call } = server<number>();
    void resource.ensure();
    resource.prefetch();
    expect(calls.length).to.equal(1);
    await call(0).answer(1);
    resource.prefetch();
    expect(calls.length).to.equal(1);
  });

  it('that was refreshed is there for the next who needs it, at the beginning and after a reset', async () => {
    const { resource, calls, call } = server<number>();
    for (const count of [1, 2]) {
      void resource.refresh();
      await call(count - 1).answer(count);
      await resource.ensure();
      expect(calls.length).to.equal(count);
      resource.leave();
      resource.reset();
    }
  });

  it('is asked for anew by the next visit after a refresh that failed', async () => {
    const { resource, calls, call } = server<number>();
    resource.prefetch();
    await call(0).answer(1);
    void resource.refresh();
    await call(1).fail(failure());
    void resource.ensure();
    expect(calls.length).to.equal(3);
  });

  it('reports no failure of a call, which is told with the call', async () => {
    const notes: unknown[] = [];
    const { resource, call } = server<number>(undefined, (note) => void notes.push(note));
    void resource.ensure();
    await call(0).fail(failure());
    expect([resource.load.value.state, notes]).to.deep.equal(['failed', []]);
  });

  it('takes no change over where there is nothing to change', () => {
    const { resource } = server<number>();
    resource.change(5);
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
    void resource.ensure();
    resource.change(5);
    expect(resource.load.value).to.deep.equal({ state: 'loading' });
  });

  it('forgets the values of its selections with those who keep them', () => {
    const kept = createKeptValues<number>();
    kept.set('1', 1, 1);
    kept.reset();
    expect(kept.get('1')).to.equal(undefined);
  });

  describe('with the answers of an earlier visit', () => {
    it('reads them by the same calls, which may be aborted, once and by the name of the selection', async () => {
      const begun: string[] = [];
      const given: LoadOptions[] = [];
      const answered = () => 'earlier';
      let recalls = 0;
      const remembered: RememberedAnswers = {
        begin: (selection) => {
          begun.push(selection);
          return {
            onAnswer: () => undefined,
            recall: async (read) => {
              recalls++;
              return { value: await read({ answered }), at: 5 };
            },
            keep: () => undefined,
          };
        },
        drop: () => undefined,
      };
      const resource = createResource<string>(quiet, (options) => {
        given.push(options);
        return options.answered ? Promise.resolve('earlier') : new Promise((resolve) => setTimeout(() => resolve('now')));
      }, { remembered });
      const shown = [resource.load.value];
      resource.load.subscribe((load) => shown.push(load));
      await resource.ensure();
      expect(shown).to.deep.include({ state: 'loading', stale: 'earlier', remembered: 5 });
      expect(resource.value()).to.equal('now');
      expect([begun, given.map((options) => options.answered === answered), given.every(({ signal }) => signal === given[0]?.signal)]).to.deep.equal([[''], [true, false], true]);
      await resource.refresh();
      expect(recalls).to.equal(1);
    });

    /** A resource that remembers a value, which the test gives when it wants to. */
    function remembering() {
      let recalled: (known: { value: string; at: number } | undefined) => void = () => undefined;
      const kept: number[] = [];
      const remembered: RememberedAnswers = {
        begin: () => ({
          onAnswer: () => undefined,
          recall: () => new Promise((resolve) => { recalled = resolve as typeof recalled; }),
          keep: (at) => void kept.push(at),
        }),
        drop: () => undefined,
      };
      const calls = server<string>({ remembered });
      const recall = async (value?: string) => {
        recalled(value === undefined ? undefined : { value, at: 5 });
        await new Promise((done) => setTimeout(done));
      };
      return { ...calls, recall, kept };
    }

    it('shows them until the first answer, and stores that one', async () => {
      const { resource, call, recall, kept } = remembering();
      void resource.ensure();
      await recall('earlier');
      expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'earlier', remembered: 5 });
      expect(resource.isRemembered()).to.equal(true);
      await call(0).answer('now');
      expect(resource.load.value).to.deep.equal({ state: 'ready', value: 'now' });
      expect(kept.length).to.equal(1);
    });

    it('prefers an answer that came first', async () => {
      const { resource, call, recall } = remembering();
      void resource.ensure();
      await call(0).answer('now');
      await recall('earlier');
      expect(resource.load.value).to.deep.equal({ state: 'ready', value: 'now' });
    });

    it('shows them after a failure too, whichever came first', async () => {
      const one = remembering();
      void one.resource.ensure();
      await one.recall('earlier');
      await one.call(0).fail(failure());
      const other = remembering();
      const states: string[] = [];
      other.resource.load.subscribe(({ state, ...load }) => states.push('stale' in load ? `${state} with the earlier` : state));
      void other.resource.ensure();
      await other.call(0).fail(failure());
      await other.recall('earlier');
      expect(states, 'no failure is shown that they replace').to.deep.equal(['idle', 'loading', 'loading with the earlier', 'failed with the earlier']);
      for (const { load } of [one.resource, other.resource]) {
        expect(load.value).to.deep.include({ state: 'failed', stale: 'earlier', asOf: 5 });
      }
      expect(one.kept.length + other.kept.length).to.equal(0);
    });

    it('shows a failure where they do not come, or come to nothing', async () => {
      const none = remembering();
      const known = none.resource.ensure();
      await none.call(0).fail(failure());
      await none.recall();
      await known;
      expect(none.resource.load.value.state).to.equal('failed');
      const hanging = remembering();
      const ensured = hanging.resource.ensure();
      await hanging.call(0).fail(failure());
      await ensured;
      expect(hanging.resource.load.value).not.to.have.property('stale');
      await hanging.recall('earlier');
      expect(hanging.resource.load.value).to.deep.include({ state: 'failed', stale: 'earlier', asOf: 5 });
    });

    it('does not take them for an answer when it is left, and recalls them at the next visit', async () => {
      const { resource, calls, recall } = remembering();
      void resource.ensure();
      await recall('earlier');
      resource.leave();
      expect(resource.load.value).to.deep.equal({ state: 'idle' });
      void resource.ensure();
      await recall('earlier');
      expect(calls.length).to.equal(2);
      expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'earlier', remembered: 5 });
    });

    it('shows nothing of them after a reset', async () => {
      const { resource, recall } = remembering();
      void resource.ensure();
      resource.reset();
      await recall('earlier');
      expect(resource.load.value).to.deep.equal({ state: 'idle' });
    });
  });
});
