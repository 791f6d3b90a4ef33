import { dayOf, mondayAfter } from './india-days';

/** The programme's rules about money (specification section 9). All amounts are whole paise. */

/** In hundredths of a percent, so that half a percent is an integer. */
export const affiliateRate = 1000;
export const otherRate = 50;
export const newCustomerBonus = 5_000;
export const returnDays = 7;
export const confirmDays = 21;
const tdsRate = 200;

/** Half a paisa and more rounds up. */
const share = (amount: number, rate: number): number => Math.floor((amount * rate + 5_000) / 10_000);

/** The commission of an order: 10% of its value, or 0.5% if the product is outside the programme. */
export const commissionOf = (sales: number, affiliate: boolean): number =>
  share(sales, affiliate ? affiliateRate : otherRate);

/** The tax deducted at source: 2% of the total earnings. */
export const tdsOf = (earnings: number): number => share(Math.max(0, earnings), tdsRate);

export type OrderState = 'pending' | 'confirmed' | 'returned';

/** An order is confirmed after 21 days (in India); a returned one never is. */
export function orderState(order: { at: number; returnedAt: number | null }, now: number): OrderState {
  if (order.returnedAt !== null) return 'returned';
  return dayOf(now) >= confirmedOn(order.at) ? 'confirmed' : 'pending';
}

/** The day on which an order of that time is confirmed. */
export const confirmedOn = (at: number): number => dayOf(at) + confirmDays;

/** The Monday whose payment contains an order of that time: the first one after its confirmation. */
export const paidOn = (at: number): number => mondayAfter(confirmedOn(at));

/** Returns end after seven full days. */
export const mayReturn = (at: number, now: number): boolean => now - at <= returnDays * 86_400_000;

/** One-time rewards for the n-th confirmed order. */
export const milestones = [
  { title: '5 confirmed orders', target: 5, reward: 10_000 },
  { title: '25 confirmed orders', target: 25, reward: 50_000 },
  { title: '100 confirmed orders', target: 100, reward: 200_000 },
] as const;

export interface EarningLine { at: number; returnedAt: number | null; commission: number; bonus: number }
export interface Deduction { at: number; amount: number }

export interface Earnings {
  confirmedCommission: number;
  newUserBonus: number;
  otherRewards: number;
  deduction: number;
  tds: number;
  payable: number;
}

export interface WeeklyRun extends Earnings { day: number }

/** Adds the tax and the rest after it. */
function closed(open: Omit<Earnings, 'tds' | 'payable'>): Earnings {
  const gross = Math.max(0, open.confirmedCommission + open.newUserBonus + open.otherRewards - open.deduction);
  const tds = tdsOf(gross);
  return { ...open, tds, payable: gross - tds };
}

/** Every weekly payment with money in it, past and future, oldest first. */
export function weeklyRuns(orders: readonly EarningLine[], deductions: readonly Deduction[]): WeeklyRun[] {
  const runs = new Map<number, Omit<Earnings, 'tds' | 'payable'>>();
  const run = (day: number) => {
    const known = runs.get(day) ?? { confirmedCommission: 0, newUserBonus: 0, otherRewards: 0, deduction: 0 };
    runs.set(day, known);
    return known;
  };
  const kept = orders.filter((order) => order.returnedAt === null).sort((one, other) => one.at - other.at);
  kept.forEach((order, index) => {
    const sums = run(paidOn(order.at));
    sums.confirmedCommission += order.commission;
    sums.newUserBonus += order.bonus;
    sums.otherRewards += milestones.find(({ target }) => target === index + 1)?.reward ?? 0;
  });
  for (const deduction of deductions) run(mondayAfter(dayOf(deduction.at))).deduction += deduction.amount;
  return [...runs].sort(([one], [other]) => one - other).map(([day, sums]) => ({ day, ...closed(sums) }));
}

/** The amount confirmed so far, whether it was paid or not. */
export function confirmedEarnings(
  orders: readonly EarningLine[], deductions: readonly Deduction[], now: number,
): Earnings {
  const confirmed = orders.filter((order) => orderState(order, now) === 'confirmed');
  return closed({
    confirmedCommission: confirmed.reduce((sum, order) => sum + order.commission, 0),
    newUserBonus: confirmed.reduce((sum, order) => sum + order.bonus, 0),
    otherRewards: milestones.reduce((sum, { target, reward }) => sum + (confirmed.length >= target ? reward : 0), 0),
    deduction: deductions.filter(({ at }) => at <= now).reduce((sum, { amount }) => sum + amount, 0),
  });
}
