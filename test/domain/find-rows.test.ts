import { expect } from '@open-wc/testing';
import { findRows, sortsOf } from '../../src/domain/find-rows';

interface Row { id: string; name: string; clicks?: number | null; commissions?: number | null }
const rows: Row[] = [
  { id: 'a', name: 'Crème & café', clicks: 3, commissions: null },
  { id: 'b', name: 'दिवाली गिफ्ट आइडिया', clicks: 9, commissions: 120 },
  { id: 'c', name: 'Desk setup under ₹2,000' },
  { id: 'd', name: 'Setup of a desk', clicks: 9, commissions: 500 },
];
const found = (search: string, sort: 'newest' | 'earned' | 'clicks' = 'newest') => findRows(rows, search, sort, ({ name }) => [name]).map(({ id }) => id).join('');

describe('finding rows of a listing', () => {
  it('every word counts, in any order; accents and capitals do not', () => {
    expect([found(''), found('  '), found('desk SETUP'), found('CREME'), found('café'), found('desk chair')]).to.deep.equal(['abcd', 'abcd', 'cd', 'a', 'a', '']);
  });

  it('the vowel signs of an Indian script are letters', () => {
    expect([found('दिवाली'), found('दवल')]).to.deep.equal(['b', '']);
  });

  it('the highest figure is first, equal rows stay as they were, and unknown is last and not 0', () => {
    expect([found('', 'clicks'), found('', 'earned'), found('setup', 'clicks')]).to.deep.equal(['bdac', 'dbac', 'dc']);
    const zero = findRows([{ clicks: null }, { clicks: 0 }], '', 'clicks', () => []);
    expect(zero.map(({ clicks }) => clicks)).to.deep.equal([0, null]);
  });

  it('can be sorted by what the server sends only', () => {
    expect([sortsOf([]), sortsOf([{ clicks: null }]), sortsOf([{}, { clicks: 0 }]), sortsOf(rows)]).to.deep.equal([
      ['newest'], ['newest'], ['newest', 'clicks'], ['newest', 'earned', 'clicks'],
    ]);
  });

  it('finds no word across the end of a text', () => {
    const across = (search: string) => findRows([{ clicks: 1 }], search, 'newest', () => ['Rain', 'coat']).length;
    expect([across('raincoat'), across('coat rain'), across('  ')]).to.deep.equal([0, 1, 1]);
  });
});
