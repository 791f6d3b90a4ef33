import { expect } from '@open-wc/testing';
import { checkLength } from '../../src/domain/text-limit';

describe('text limit', () => {
  it('says that a text is too long before its validator speaks', () => {
    expect(checkLength('abcd', 3, 'other')).to.equal('tooLong');
    expect(checkLength('abc', 3, 'other')).to.equal('other');
    expect(checkLength('abc', 3, null)).to.equal(null);
  });
});
