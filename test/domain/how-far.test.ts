import { expect } from '@open-wc/testing';
import { asOfLoad, failureOf, howFar, isReplaced, rememberedAt, valueAtHand, type Load, type Weighed } from '../../src/domain/load';

const error = new Error('lost');
const ready: Load<number> = { state: 'ready', value: 1 };
const failed: Load<number> = { state: 'failed', error };
const kept: Load<number> = { state: 'failed', error, stale: 1, asOf: 5 };
const again: Load<number> = { state: 'loading', stale: 1, asOf: 5 };
const anew: Load<number> = { state: 'loading', stale: 1 };
const first: Load<number> = { state: 'loading' };

const cases: [name: string, loads: readonly Weighed[], status: string][] = [
  ['nothing to load', [], 'ready'],
  ['there', [{ load: ready }], 'ready'],
  ['on its way', [{ load: first }], 'loading'],
  ['not asked for yet', [{ load: { state: 'idle' } }], 'loading'],
  ['there, and newer on its way', [{ load: anew }], 'ready'],
  ['failed with nothing of before', [{ load: failed }], 'error'],
  ['failed, and kept', [{ load: kept }], 'degraded'],
  ['kept, and tried again', [{ load: again }], 'degraded'],
  ['a part is missing', [{ load: ready }, { load: failed, weight: 'part' }], 'degraded'],
  ['an extra is missing', [{ load: ready }, { load: failed, weight: 'extra' }], 'ready'],
  ['an extra is on its way', [{ load: ready }, { load: first, weight: 'extra' }], 'loading'],
  ['what comes later is on its way', [{ load: ready }, { load: first, weight: 'later' }], 'ready'],
  ['one of some is missing', [{ load: ready, weight: 'some' }, { load: failed, weight: 'some' }], 'degraded'],
  ['all of some are missing', [{ load: failed, weight: 'some' }, { load: failed, weight: 'some' }], 'error'],
];

describe('howFar', () => {
  for (const [name, loads, status] of cases) it(`${name}: ${status}`, () => expect(howFar(loads).status).to.equal(status));

  it('tells what failed', () => {
    expect(howFar([{ load: kept }]).error).to.equal(error);
    expect(howFar([{ load: again }]).error).to.equal(undefined);
  });

  it('does not ask for some where the whole is enough', () => {
    expect(howFar([{ load: kept, weight: 'part' }, { load: failed, weight: 'part' }]).status).to.equal('degraded');
    expect(howFar([{ load: { state: 'loading', stale: 1, remembered: 3 } }]).status, 'what is remembered is not fresh').to.equal('loading');
  });

  it('is not an error where all that failed are parts', () => {
    expect(howFar([{ load: failed, weight: 'part' }]).status).to.equal('degraded');
  });
});

describe('a load', () => {
  const idle: Load<number> = { state: 'idle' };
  const remembered: Load<number> = { state: 'loading', stale: 1, remembered: 3 };

  it('has the value of now or of before', () => {
    expect([idle, first, anew, ready, failed, kept].map(valueAtHand)).to.deep.equal([undefined, undefined, 1, 1, undefined, 1]);
  });

  it('knows how old a value is that could not be refreshed, or that is of an earlier visit', () => {
    expect([idle, ready, kept, again, anew].map(asOfLoad)).to.deep.equal([undefined, undefined, 5, 5, undefined]);
    expect([idle, ready, kept, anew, remembered].map(rememberedAt)).to.deep.equal([undefined, undefined, undefined, undefined, 3]);
  });

  it('is replaced while another value comes, unless the shown one is of an earlier visit', () => {
    expect([idle, ready, failed, first, anew, remembered].map(isReplaced)).to.deep.equal([false, false, false, true, true, false]);
  });

  it('has failed only where nothing is left to show', () => {
    expect([idle, first, ready, failed, kept].map(failureOf)).to.deep.equal([undefined, undefined, undefined, error, undefined]);
  });
});
