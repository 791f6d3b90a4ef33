import type { Payment } from '../../../api/contract/earnings';
import { coveredWeek, paymentStatus, paymentTones } from '../../../domain/payments';
import { formatRange } from '../../../text/days';
import { formatMoney } from '../../../domain/money';
import { nearDay } from '../../../domain/near-day';
import { controlWords } from '../../../text/en/widgets';
import { earningsWords } from '../../../text/en/earnings';
import { Badge } from '../../../widgets/badge';
import { Button, IconButton } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { Icon, infoPath } from '../../../widgets/icons/icon';
import { Link, type LinkTarget } from '../../../widgets/link';
import { paymentDay } from './payment-day';

const words = () => earningsWords.payment;

/** The drawers about the payment: how payments work, or the parts of this one. */
export type PaymentQuestion = 'about' | 'details';

interface PaymentCardProps {
  payment: Payment | null | undefined;
  bankDetails: LinkTarget;
  onOpen: (question: PaymentQuestion) => void;
  now: Date;
}

/** The current payment; its style depends on the status (decision C3). */
export function PaymentCard({ payment, bankDetails, onOpen, now }: PaymentCardProps) {
  const status = paymentStatus(payment?.status);
  const about = (title: string) => (
    <IconButton label={controlWords.about(title)} aria-haspopup="dialog" onClick={() => onOpen('about')}><Icon path={infoPath} size={18} /></IconButton>
  );
  if (!payment || status === 'NULL_PAYMENT') {
    return (
      <Card as="section" labelledBy="payment" className="hero">
        <div className="payment-head payment-about">
          <h2 id="payment">{words().nothing}</h2>
          {about(words().nothing)}
        </div>
        <p className="muted">{words().nothingText}</p>
      </Card>
    );
  }
  const day = nearDay(payment.paid_on, now);
  const week = coveredWeek(payment);
  return (
    <Card as="section" labelledBy="payment" className={`hero payment payment-${paymentTones[status]}`}>
      <div className="payment-head">
        <div className="payment-about">
          <h2 id="payment" className="payment-title">{words().title}</h2>
          {about(words().title)}
        </div>
        <Badge tone={paymentTones[status]}>{words().badge[status]}</Badge>
      </div>
      <p className="payment-amount">{formatMoney(payment.amount)}</p>
      <div>
        {day && <p className="payment-day"><time dateTime={day.day}>{paymentDay(status, day)}</time></p>}
        {week && <p className="muted">{words().period(formatRange(week.from, week.to))}</p>}
        {status !== 'PENDING' && <p className="muted payment-small">{words().rule}</p>}
      </div>
      {status === 'PENDING' && (
        <>
          <p>{words().bank}</p>
          <Link to={bankDetails} className="button button-primary">{words().addBank}</Link>
        </>
      )}
      <Button variant="quiet" className="payment-open" aria-haspopup="dialog" onClick={() => onOpen('details')}>{words().open}</Button>
    </Card>
  );
}
