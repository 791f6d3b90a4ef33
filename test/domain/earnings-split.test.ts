import { expect } from '@open-wc/testing';
import { earningsSplit, shareOf, shownTotal } from '../../src/domain/earnings-split';
import { earnedBeforeTax, leftAfterTax, paymentStatus, returnedBefore } from '../../src/domain/payments';

describe('earnings', () => {
  const wire = {
    total_commission: 100, confirmed_commission_amount: 60, pending_commission: 30, returned_commission: 10,
    total_orders: 4, confirmed_orders: 3, pending_orders: 1, returned_orders: 0, total_sales: 0,
  };

  it('[ENT-21] reads the split of each tab, and leaves unsaid what the server did not say', () => {
    expect(earningsSplit(wire, 'commissions')).to.deep.equal({ total: 100, confirmed: 60, pending: 30, returned: 10 });
    expect(earningsSplit(wire, 'orders')).to.deep.equal({ total: 4, confirmed: 3, pending: 1, returned: 0 });
    expect(earningsSplit(wire, 'sales')).to.deep.equal({ total: 0, confirmed: null, pending: null, returned: null });
  });

  it('[ENT-21] gives each part its percentage, and none where there is nothing to divide', () => {
    const orders = earningsSplit(wire, 'orders');
    expect([shareOf(orders, 'confirmed'), shareOf(orders, 'pending'), shareOf(orders, 'returned')]).to.deep.equal([75, 25, 0]);
    expect(shareOf(earningsSplit(wire, 'sales'), 'confirmed')).to.equal(null);
    const owed = { total: 50, confirmed: 100, pending: -50, returned: 0 };
    expect([shareOf(owed, 'confirmed'), shareOf(owed, 'pending')], 'a part below nothing takes no room').to.deep.equal([100, 0]);
    expect(shareOf({ total: 90, confirmed: 60, pending: null, returned: 30 }, 'confirmed'), 'a share of what is not known').to.equal(null);
    expect(shareOf({ total: 0, confirmed: 0, pending: 0, returned: 0 }, 'pending')).to.equal(null);
  });

  it('counts what was returned in no total, whether or not the server does; a total that is neither stays as it is', () => {
    const parts = { confirmed: 60, pending: 30, returned: 10 };
    expect([90, 100, null, 95].map((total) => shownTotal({ total, ...parts }))).to.deep.equal([90, 90, 90, 95]);
    expect(shownTotal({ total: 100, ...parts, pending: null }), 'a part is not known').to.equal(100);
  });

  it('[EARN-08] takes TDS of all parts but the tax itself, and leaves what is left of all five', () => {
    const parts = { confirmed_commission: 100, new_user_bonus: 50, other_rewards: 10, bad_reels_deduction: 20, tds: 2.8 };
    expect([earnedBeforeTax(parts), leftAfterTax(parts)]).to.deep.equal([140, 137.2]);
    expect(earnedBeforeTax({ ...parts, bad_reels_deduction: -20, tds: null }), 'whatever its sign, and whether the tax is known').to.equal(140);
    expect(leftAfterTax({ ...parts, tds: null })).to.equal(null);
  });

  it('[ENT-22] knows the four statuses, and takes every other for nothing to pay', () => {
    expect(['PAID', 'PENDING', 'UPCOMING', 'NULL_PAYMENT'].map(paymentStatus)).to.deep.equal(['PAID', 'PENDING', 'UPCOMING', 'NULL_PAYMENT']);
    expect(['ON_HOLD', '', null, undefined].map(paymentStatus)).to.deep.equal(Array(4).fill('NULL_PAYMENT'));
  });

  it('has shares only where all three parts are known', () => {
    const split = { total: null, confirmed: 50, pending: 30, returned: 20 };
    expect([shareOf(split, 'confirmed'), shareOf(split, 'pending'), shareOf(split, 'returned')]).to.deep.equal([50, 30, 20]);
    for (const part of ['confirmed', 'pending', 'returned'] as const) expect(shareOf({ ...split, [part]: null }, 'pending'), part).to.equal(null);
    expect(shareOf({ ...split, returned: -20 }, 'confirmed'), 'less than nothing is nothing').to.equal(62.5);
  });

  it('keeps the total of the server where a part of it is not known', () => {
    expect(shownTotal({ total: 100, confirmed: null, pending: 30, returned: 20 })).to.equal(100);
    expect(shownTotal({ total: null, confirmed: null, pending: 30, returned: 20 })).to.equal(null);
  });

  it('says what was returned only where the confirmed commission is that of the split', () => {
    const earnings = { confirmed_commission: 80, confirmed_commission_amount: 80, returned_commission: 20 };
    expect(returnedBefore(earnings)).to.equal(20);
    for (const other of [{ returned_commission: 0 }, { returned_commission: -5 }, { returned_commission: null }, { confirmed_commission_amount: 79 }]) {
      expect(returnedBefore({ ...earnings, ...other }), JSON.stringify(other)).to.equal(undefined);
    }
    expect(returnedBefore({ returned_commission: 20 }), 'nothing is known').to.equal(undefined);
  });
});
