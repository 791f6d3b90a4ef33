import { expect } from '@open-wc/testing';
import { ApiError } from '../../src/api/api-error';
import { isFault, isNetworkFailure } from '../../src/domain/kind-of-failure';
import { ChunkError } from '../../src/bridge/load-chunk';

const api = (kind: 'network' | 'timeout' | 'http' | 'malformed' | 'aborted') => new ApiError({ kind, call: 'GET /x', requestId: 'r' });

describe('the kind of a failure', () => {
  it('is one of the network where no answer or no code came', () => {
    expect([api('network'), api('timeout'), new ChunkError('x')].map(isNetworkFailure)).to.deep.equal([true, true, true]);
    expect([api('http'), api('malformed'), api('aborted'), new TypeError('x'), undefined, 'x'].map(isNetworkFailure)).to.not.include(true);
  });

  it('is a fault of the code where it is neither that nor an answer, nor made of one', () => {
    expect([new TypeError('x'), new Error('x'), 'x', undefined].map(isFault)).to.deep.equal([true, true, true, true]);
    expect([api('http'), new ChunkError('x'), new Error('made', { cause: api('http') })].map(isFault)).to.not.include(true);
  });

  it('is not the network for an error of others with the same words', () => {
    expect(isNetworkFailure({ name: 'Other', kind: 'network' })).to.equal(false);
  });
});
