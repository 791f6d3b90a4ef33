import * as v from 'valibot';
import { getBankDetails, getBankDetailsStatus, giveBankConsent, saveBankDetails, sendBankOtp } from '../../../src/api/contract/bank-details';
import { getEarnings } from '../../../src/api/contract/earnings';
import { listPaymentOrders } from '../../../src/api/contract/payment-orders';
import { listPayments } from '../../../src/api/contract/payments';
import { accountHolderProblem, gstinProblem } from '../../../src/domain/bank-account';
import type { Creator } from '../creators';
import { currentPayment, ledgerOf, pastPayments, type LedgerOrder } from '../ledger';
import { sendOtp } from '../messages';
import { Refusal } from '../refusal';
import { pictureUrl } from '../products';
import { affiliateRate, confirmDays, confirmedEarnings, otherRate, paidOn } from '../rules/money';
import { dayText } from '../rules/india-days';
import type { Server } from '../serve';
import { randomOtp } from '../tokens';
import { iso, numberOf, rupees, textOf, type World } from '../world';
import { bucketTitle } from './performance';

const stepLifetime = 15 * 60_000;
/** The last six characters of an IFSC that is formally valid and belongs to no branch. */
const noBranch = '999999';

const sum = (orders: readonly LedgerOrder[], field: 'sales' | 'commission'): number =>
  rupees(orders.reduce((total, order) => total + order[field], 0));

type Run = NonNullable<ReturnType<typeof currentPayment>>;

const paymentId = (day: number): string => `run-${dayText(day)}`;

const wirePayment = (run: Run) => ({
  payment_id: paymentId(run.day), status: run.status, amount: rupees(run.payable),
  paid_on: dayText(run.paidDay ?? run.day),
  // The payment of a Monday covers the orders of the seven days that ended three weeks before it (T-21).
  period_start: dayText(run.day - 7 - confirmDays), period_end: dayText(run.day - 1 - confirmDays),
  confirmed_commission: rupees(run.confirmedCommission), new_user_bonus: rupees(run.newUserBonus),
  other_rewards: rupees(run.otherRewards), bad_reels_deduction: rupees(run.deduction), tds: rupees(run.tds),
});

const nothingToPay = { payment_id: 'none', status: 'NULL_PAYMENT' };

const Details = v.object({
  accountHolderName: v.optional(v.string()), accountNumber: v.optional(v.string()),
  ifsc: v.optional(v.string()), gstNumber: v.optional(v.string()),
});

async function bankOf(world: World, creator: Creator) {
  const row = await world.row('SELECT * FROM bank_details WHERE creator_id = ?', [creator.id]);
  const details = v.parse(Details, JSON.parse(textOf(row?.details) || '{}'));
  return { details, consent: numberOf(row?.consent) === 1, verifiedAt: numberOf(row?.verified_at), submittedAt: numberOf(row?.submitted_at) };
}

/** The bank's message about impossible details; its texts name the field and never repeat its value. */
function checkDetails({ accountHolderName, accountNumber, ifsc, gstNumber }: v.InferOutput<typeof Details>): void {
  if (accountHolderName !== undefined && accountHolderProblem(accountHolderName)) throw new Refusal(400, 'The bank does not accept this account holder name');
  if (accountNumber !== undefined && !/^\d{9,18}$/.test(accountNumber)) throw new Refusal(400, 'The account number is not right');
  if (ifsc !== undefined && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) throw new Refusal(400, 'The IFSC is not right');
  if (ifsc?.endsWith(noBranch)) throw new Refusal(400, 'The bank does not know a branch with this IFSC');
  if (gstNumber !== undefined && gstinProblem(gstNumber)) throw new Refusal(400, 'The GST number is not right');
}

/** Stores a step; the details count as submitted when account, consent and OTP are all there. */
async function store(world: World, creator: Creator, bank: Awaited<ReturnType<typeof bankOf>>): Promise<void> {
  const complete = bank.details.accountNumber !== undefined && bank.details.ifsc !== undefined && bank.consent && bank.verifiedAt > 0;
  await world.write([{
    sql: `INSERT INTO bank_details (creator_id, details, consent, verified_at, submitted_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (creator_id) DO UPDATE SET details = excluded.details, consent = excluded.consent,
      verified_at = excluded.verified_at, submitted_at = excluded.submitted_at`,
    args: [creator.id, JSON.stringify(bank.details), bank.consent ? 1 : 0, bank.verifiedAt, complete ? bank.submittedAt || world.now() : null],
  }]);
}

/** Earnings, payments and the bank account. */
export function serveMoney(server: Server): void {
  server.guarded(getEarnings, async ({ world, creator }) => {
    const now = world.now();
    const ledger = await ledgerOf(world, creator);
    const of = (state: LedgerOrder['state']) => ledger.orders.filter((order) => order.state === state);
    const [confirmed, pending, returned] = [of('confirmed'), of('pending'), of('returned')];
    // Returned orders earn nothing, as on performance.
    const kept = [...confirmed, ...pending];
    const earnings = confirmedEarnings(ledger.orders, ledger.deductions, now);
    const payment = currentPayment(ledger, now);
    return {
      confirmed_commission: rupees(earnings.confirmedCommission), new_user_bonus: rupees(earnings.newUserBonus),
      other_rewards: rupees(earnings.otherRewards), bad_reels_deduction: rupees(earnings.deduction), tds: rupees(earnings.tds),
      total_commission: sum(kept, 'commission'), total_sales: sum(kept, 'sales'), total_orders: kept.length,
      confirmed_commission_amount: sum(confirmed, 'commission'), confirmed_sales: sum(confirmed, 'sales'), confirmed_orders: confirmed.length,
      pending_commission: sum(pending, 'commission'), pending_sales: sum(pending, 'sales'), pending_orders: pending.length,
      returned_commission: sum(returned, 'commission'), returned_sales: sum(returned, 'sales'), returned_orders: returned.length,
      buckets: [affiliateRate, otherRate].flatMap((rate) => {
        const orders = confirmed.filter((order) => order.rate === rate);
        return orders.length === 0 ? [] : [{
          title: bucketTitle(rate), commission_percentage: rate / 100, total_commission: sum(orders, 'commission'),
          total_sales: sum(orders, 'sales'), orders: orders.length,
        }];
      }),
      payment: payment ? wirePayment(payment) : nothingToPay,
    };
  });

  server.guarded(listPayments, async ({ world, creator }, { query }) => {
    if (!Number.isInteger(query.page_no) || query.page_no < 1 || query.page_size < 1 || query.page_size > 100) throw new Refusal(400, 'This page does not exist');
    const all = pastPayments(await ledgerOf(world, creator), world.now());
    const start = (query.page_no - 1) * query.page_size;
    const page = all.slice(start, start + query.page_size);
    return { data: page.map(wirePayment), has_next_page: start + page.length < all.length };
  });

  server.guarded(listPaymentOrders, async ({ world, creator, root }, { params, query }) => {
    if (!Number.isInteger(query.page_no) || query.page_no < 1 || query.page_size < 1 || query.page_size > 100) throw new Refusal(400, 'This page does not exist');
    const rows = await world.rows(
      `SELECT o.id, o.at, o.sales, o.commission, o.bonus, p.name, p.picture FROM orders o LEFT JOIN products p ON p.id = o.product_id
       WHERE o.creator_id = ? AND o.returned_at IS NULL ORDER BY o.at DESC, o.id`, [creator.id],
    );
    const all = rows.filter((row) => paymentId(paidOn(numberOf(row.at))) === params.id);
    const start = (query.page_no - 1) * query.page_size;
    const data = all.slice(start, start + query.page_size).map((row) => ({
      order_id: textOf(row.id), ordered_on: iso(row.at), product_name: textOf(row.name), product_image: pictureUrl(root, row.picture),
      sales: rupees(row.sales), commission: rupees(row.commission), new_user_bonus: rupees(row.bonus),
    }));
    return { data, number_of_records: all.length, has_next_page: start + data.length < all.length };
  });

  server.guarded(getBankDetailsStatus, async ({ world, creator }) => ({
    status: (await bankOf(world, creator)).submittedAt > 0 ? 'SUBMITTED' as const : 'NOT_SUBMITTED' as const,
  }));

  server.guarded(getBankDetails, async ({ world, creator }) => {
    const { details } = await bankOf(world, creator);
    return {
      isGSTRequired: creator.flags.isGSTRequired, gstNumber: details.gstNumber ?? null, accountHolderName: details.accountHolderName ?? null,
      accountNumber: details.accountNumber?.slice(-4) ?? null, ifsc: details.ifsc ?? null,
    };
  });

  server.guarded(saveBankDetails, ({ world, creator }, { body }) => world.exclusive(async () => {
    checkDetails(body);
    const bank = await bankOf(world, creator);
    if (creator.flags.isGSTRequired && !body.gstNumber && !bank.details.gstNumber) throw new Refusal(400, 'Enter your GST number');
    // The same values again (an answer was lost) change nothing.
    if (bank.submittedAt > 0 && Object.entries(body).every(([field, value]) => bank.details[field as keyof typeof body] === value)) {
      return { message: 'Bank details saved' };
    }
    // Every change needs its own consent and OTP: given recently and not used for an earlier change.
    const fresh = world.now() - bank.verifiedAt <= stepLifetime && bank.submittedAt < bank.verifiedAt;
    const steps = fresh ? { submittedAt: 0 } : { consent: false, verifiedAt: 0, submittedAt: 0 };
    await store(world, creator, { ...bank, details: { ...bank.details, ...body }, ...steps });
    return { message: 'Bank details saved' };
  }));

  server.guarded(giveBankConsent, ({ world, creator }, { body }) => world.exclusive(async () => {
    if (!body.consent) throw new Refusal(400, 'Your consent is needed');
    await store(world, creator, { ...(await bankOf(world, creator)), consent: true });
    return { message: 'Consent noted' };
  }));

  server.guarded(sendBankOtp, ({ world, creator, context }, { body }) => world.exclusive(async () => {
    const request = `bank-${creator.id}`;
    const now = world.now();
    if (body.otp === undefined) {
      const code = randomOtp();
      await world.write([
        {
          sql: 'INSERT OR REPLACE INTO otps (request_id, phone, instance_id, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
          args: [request, creator.phone, 'bank', code, now, now + 5 * 60_000],
        },
        sendOtp(world, context.req.raw, creator.phone, code),
      ]);
      return { message: 'OTP sent' };
    }
    const otp = await world.row('SELECT * FROM otps WHERE request_id = ?', [request]);
    if (!otp || numberOf(otp.used) === 1 || numberOf(otp.expires_at) < now || numberOf(otp.tries) >= 5) {
      throw new Refusal(400, 'The OTP has expired. Ask for a new one.');
    }
    if (textOf(otp.code) !== body.otp) {
      await world.write([{ sql: 'UPDATE otps SET tries = tries + 1 WHERE request_id = ?', args: [request] }]);
      throw new Refusal(400, 'The OTP is not correct');
    }
    await world.write([{ sql: 'UPDATE otps SET used = 1 WHERE request_id = ?', args: [request] }]);
    await store(world, creator, { ...(await bankOf(world, creator)), verifiedAt: now });
    return { message: 'Bank details confirmed' };
  }));
}
