import type { NearDay } from '../../../domain/near-day';
import type { paymentStatus } from '../../../domain/payments';
import { dayAndDate } from '../../../text/days';
import { earningsWords } from '../../../text/en/earnings';

type Status = Exclude<ReturnType<typeof paymentStatus>, 'NULL_PAYMENT'>;

/** When a payment came or comes: 'Will be paid on Monday, 23 Nov'. */
export function paymentDay(status: Status, day: NearDay): string {
  const words = earningsWords.payment.day;
  return words[status === 'UPCOMING' && day.distance < 0 ? 'late' : status](dayAndDate(day));
}
