import type { Creator } from './creators';
import { confirmedOn, orderState, weeklyRuns, type Deduction, type EarningLine, type OrderState, type WeeklyRun } from './rules/money';
import { dayOf } from './rules/india-days';
import { numberOf, type World } from './world';

export interface LedgerOrder extends EarningLine { sales: number; rate: number; state: OrderState }

export interface Ledger { orders: LedgerOrder[]; deductions: Deduction[]; runs: (WeeklyRun & { paidDay: number | null })[] }

/** All earnings of a creator, and every weekly payment with the day it was paid, if it was. */
export async function ledgerOf(world: World, creator: Creator): Promise<Ledger> {
  const now = world.now();
  const [orderRows, deductionRows, bank] = await Promise.all([
    world.rows('SELECT at, returned_at, sales, rate, commission, bonus FROM orders WHERE creator_id = ?', [creator.id]),
    world.rows('SELECT at, amount FROM deductions WHERE creator_id = ?', [creator.id]),
    world.row('SELECT submitted_at FROM bank_details WHERE creator_id = ?', [creator.id]),
  ]);
  const orders = orderRows.map((row) => {
    const line = { at: numberOf(row.at), returnedAt: row.returned_at === null ? null : numberOf(row.returned_at) };
    return {
      ...line, state: orderState(line, now), sales: numberOf(row.sales), rate: numberOf(row.rate),
      commission: numberOf(row.commission), bonus: numberOf(row.bonus),
    };
  });
  const deductions = deductionRows.map((row) => ({ at: numberOf(row.at), amount: numberOf(row.amount) }));
  const runs = weeklyRuns(orders, deductions);
  const submitted = bank?.submitted_at ? dayOf(numberOf(bank.submitted_at)) : null;
  const paid = await settle(world, creator, runs, submitted);
  return { orders, deductions, runs: runs.map((run) => ({ ...run, paidDay: paid.get(run.day) ?? null })) };
}

/** Pays every due payment if there is a bank account, and stores the day, so that later changes do not move it. */
async function settle(world: World, creator: Creator, runs: readonly WeeklyRun[], submitted: number | null): Promise<Map<number, number>> {
  const rows = await world.rows('SELECT run_day, paid_day FROM payments WHERE creator_id = ?', [creator.id]);
  const paid = new Map(rows.map((row) => [numberOf(row.run_day), numberOf(row.paid_day)]));
  if (submitted === null) return paid;
  const today = dayOf(world.now());
  const due = runs.filter(({ day, payable }) => day <= today && payable > 0 && !paid.has(day));
  for (const { day } of due) paid.set(day, Math.max(day, submitted));
  await world.write(due.map(({ day }) => ({
    sql: 'INSERT OR IGNORE INTO payments (creator_id, run_day, paid_day) VALUES (?, ?, ?)', args: [creator.id, day, Math.max(day, submitted)],
  })));
  return paid;
}

type Payment = Ledger['runs'][number] & { status: 'PAID' | 'PENDING' | 'UPCOMING' };

/** Payments whose day has come: paid, or waiting for a bank account. Newest first. */
export function pastPayments({ runs }: Ledger, now: number): Payment[] {
  const today = dayOf(now);
  return runs.filter(({ day, payable }) => day <= today && payable > 0).reverse()
    .map((run) => ({ ...run, status: run.paidDay === null ? 'PENDING' : 'PAID' }));
}

/**
 * The current payment of a creator: one that waits for bank details, else the payment of the coming Monday, else the
 * last one; else none.
 */
export function currentPayment(ledger: Ledger, now: number): Payment | null {
  const past = pastPayments(ledger, now);
  const waiting = past.find(({ status }) => status === 'PENDING');
  if (waiting) return waiting;
  const today = dayOf(now);
  const coming = ledger.runs.find(({ day, payable }) => day > today && payable > 0);
  const confirmed = ledger.orders.some(({ at, state }) => state === 'confirmed' && confirmedOn(at) >= (coming?.day ?? 0) - 7);
  if (coming && coming.day - today <= 7 && confirmed) return { ...coming, status: 'UPCOMING' };
  return past[0] ?? null;
}
