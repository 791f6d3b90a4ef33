import type { ComponentProps, ReactNode } from 'react';
import type { Earnings } from '../../api/contract/earnings';
import { valueAtHand } from '../../domain/load';
import { isNothing, paymentStatus } from '../../domain/payments';
import { earningsStore } from '../shared/payments/earnings-store';
import { routeLinks } from '../shared/screen/route-links';
import type { ScreenHost } from '../shared/screen/screen-context';
import { Money, MoneyPlace } from './views/money';

/** There is a payment, or something was earned. A sum that the server did not send is not known to be zero. */
function hasMoney({ payment, total_commission: total }: Earnings): boolean {
  return paymentStatus(payment?.status) !== 'NULL_PAYMENT' || !isNothing([total]);
}

/** The creator's money, or its place as long as it is not known. Reads signals. */
export function moneyOnTop(screen: ScreenHost, later?: Pick<ComponentProps<typeof Money>, 'since' | 'week'>, without: ReactNode = <MoneyPlace />): ReactNode {
  const earnings = valueAtHand(screen.runtime.use(earningsStore).load.value);
  if (!earnings) return <MoneyPlace />;
  const link = routeLinks(screen);
  return hasMoney(earnings) ? <Money earnings={earnings} {...later} payments={link('earnings')} bankDetails={link('bankDetails')} now={new Date()} /> : without;
}
