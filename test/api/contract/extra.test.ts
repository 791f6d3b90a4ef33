import { expect } from '@open-wc/testing';
import { getAutoDmDetails } from '../../../src/api/contract/auto-dm';
import { getPublicCollection } from '../../../src/api/contract/collections';
import { Collection, Product } from '../../../src/api/contract/shapes';
import { parseBody } from '../../../src/api/parse-body';

/** Forms in which another back end may send a price, a count or a name. */
const strange: readonly unknown[] = [{ amount: 899, currency: 'INR' }, [899], '₹899', '', 'NaN', true, {}];

describe('fields that the specification does not name', () => {
  for (const value of strange) {
    it(`count as missing and cost nothing else as ${JSON.stringify(value)}`, () => {
      const product = { id: 'p', name: 'Kurta', price: value, commission_rate: value };
      expect(parseBody(Product, product)?.value).to.deep.include({ id: 'p', price: null, commission_rate: null });
      const row = { id: 'c', name: 'Looks', platform: 'YOUTUBE', clicks: value, commissions: value, product_details_list: [product] };
      const read = parseBody(Collection, row);
      expect([read?.dropped, read?.value.clicks, read?.value.commissions, read?.value.product_details_list?.length]).to.deep.equal([0, null, null, 1]);
      expect(parseBody(getAutoDmDetails.response, { enable_auto_dm: true, messages_last_7_days: value })?.value.enable_auto_dm).to.equal(true);
    });
  }

  it('are read as numbers, flags and texts where they say one', () => {
    expect(parseBody(Product, { id: 'p', name: 'Kurta', price: '899.50', commission_rate: 10 })?.value).to.deep.include({ price: 899.5, commission_rate: 10 });
    const flags = [true, 'true', 1, false, '0', 'sometimes', undefined].map((flag) =>
      parseBody(Collection, { id: 'c', name: 'Looks', platform: 'YOUTUBE', is_editable: flag })?.value.is_editable ?? null);
    expect(flags).to.deep.equal([true, true, true, null, null, null, null]);
  });

  it('leave the page of a collection its products', () => {
    const page = { id: 7, name: { text: 'Looks' }, creator_name: ['Asha'], creator_image_url: { url: 'https://x' }, media_link: false, product_details_list: [{ id: 'p', name: 'Kurta' }] };
    const read = parseBody(getPublicCollection.response, page);
    expect([read?.value.id, read?.value.name, read?.value.creator_name, read?.value.product_details_list?.length]).to.deep.equal(['7', null, null, 1]);
  });
});
