import { expect } from '@open-wc/testing';
import { linkingProblem } from '../../src/domain/linking-problem';

describe('what a link still needs', () => {
  it('is a post first, then a product', () => {
    expect(linkingProblem(false, 0)).to.equal('noPost');
    expect(linkingProblem(false, 2)).to.equal('noPost');
    expect(linkingProblem(true, 0)).to.equal('noProduct');
    expect(linkingProblem(true, 1)).to.equal(null);
  });
});
