import { useState } from 'react';
import { formatDay, formatRange } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { coveredWeek } from '../../domain/covered-week';
import { paymentStatus, paymentTones } from '../../domain/payment-status';
import type { Payment } from './past-payments-store';
import { controlWords } from '../../text/en/controls';
import { earningsWords } from '../../text/en/earnings';
import { Badge } from '../../widgets/badge';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { IconButton } from '../../widgets/icon-button';
import { Icon } from '../../widgets/icons/icon';
import { infoPath } from '../../widgets/icons/paths';
import { RouteLink } from '../shared/screen/route-link';
import { lazyPart } from '../shared/screen/lazy-part';

const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');
const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');

const words = earningsWords.payment;

/** The payment a creator asks about first; its look follows the status (decision C3). */
export function PaymentCard({ payment }: { payment: Payment | null | undefined }) {
  const [open, setOpen] = useState<'info' | 'payment'>();
  const close = () => setOpen(undefined);
  const status = paymentStatus(payment?.status);
  const about = (title: string) => (
    <IconButton label={controlWords.about(title)} onClick={() => setOpen('info')}><Icon path={infoPath} size={18} /></IconButton>
  );
  const drawers = (
    <>
      {open === 'info' && <InfoDrawer topic={status === 'PAID' ? 'pastPayments' : 'upcomingPayments'} onClose={close} />}
      {open === 'payment' && payment && <PaymentDrawer payment={payment} onClose={close} />}
    </>
  );
  if (!payment || status === 'NULL_PAYMENT') {
    return (
      <Card as="section" labelledBy="payment">
        <div className="payment-head payment-about">
          <h2 id="payment">{words.nothing}</h2>
          {about(words.nothing)}
        </div>
        <p className="muted">{words.nothingText}</p>
        {drawers}
      </Card>
    );
  }
  const day = formatDay(payment.paid_on);
  const week = coveredWeek(payment);
  return (
    <Card as="section" labelledBy="payment" className={`payment payment-${paymentTones[status]}`}>
      <div className="payment-head">
        <div className="payment-about">
          <h2 id="payment" className="payment-title">{words.title}</h2>
          {about(words.title)}
        </div>
        <Badge tone={paymentTones[status]}>{words.badge[status]}</Badge>
      </div>
      <p className="payment-amount">{formatMoney(payment.amount)}</p>
      <div>
        {day && <p className="payment-day">{words.day[status](day)}</p>}
        {week && <p className="muted">{words.period(formatRange(week.from, week.to))}</p>}
        {status !== 'PENDING' && <p className="muted payment-small">{words.rule}</p>}
      </div>
      {status === 'PENDING' && (
        <>
          <p>{words.bank}</p>
          <RouteLink to="bankDetails" className="button button-primary">{words.addBank}</RouteLink>
        </>
      )}
      <Button variant="quiet" className="payment-open" aria-haspopup="dialog" onClick={() => setOpen('payment')}>{words.open}</Button>
      {drawers}
    </Card>
  );
}
