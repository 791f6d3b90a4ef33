import { expect } from '@open-wc/testing';
import { whenBack } from '../../src/bridge/when-back';
import { awayFor } from '../support/away';
import { restoreDevice } from '../support/device';
import { noteListeners } from '../support/note-listeners';

describe('whenBack', () => {
  afterEach(restoreDevice);

  it('runs after half an hour out of sight, each time, until it is ended', () => {
    let runs = 0;
    const end = whenBack(() => runs++);
    awayFor(29);
    expect(runs).to.equal(0);
    awayFor(30);
    awayFor(31);
    expect(runs).to.equal(2);
    end();
    awayFor(31);
    expect(runs).to.equal(2);
  });

  it('runs everything in one listener, so that loads of the same data meet', () => {
    const listeners = noteListeners();
    const runs: string[] = [];
    const ends = [whenBack(() => runs.push('one')), whenBack(() => runs.push('two'))];
    expect(listeners.left()).to.deep.equal(['document visibilitychange']);
    awayFor(31);
    expect(runs).to.deep.equal(['one', 'two']);
    ends[0]?.();
    awayFor(31);
    expect(runs).to.deep.equal(['one', 'two', 'two']);
    ends[1]?.();
    expect(listeners.left()).to.deep.equal([]);
    listeners.stop();
  });

  it('runs what ends another one, or itself', () => {
    const runs: string[] = [];
    const endFirst = whenBack(() => { runs.push('one'); endFirst(); endSecond(); });
    const endSecond = whenBack(() => runs.push('two'));
    awayFor(31);
    awayFor(31);
    expect(runs[0]).to.equal('one');
    expect(runs.filter((run) => run === 'one').length).to.equal(1);
  });
});
