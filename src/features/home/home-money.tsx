import { useSignals } from '@preact/signals-react/runtime';
import { failureOf } from '../../domain/load';
import { homeWords } from '../../text/en/home';
import { Button } from '../../widgets/button';
import { useOffline } from '../../widgets/use-offline';
import { earningsStore } from '../shared/payments/earnings-store';
import { lazyPart, LazyPlace } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { Awaited } from '../shared/session/awaited';
import { isMissing, moneyOnTop } from './money-tiles';
import { MoneyFailed, MoneyPlace } from './views/money';

const LastVisit = lazyPart(() => import('./last-visit'), 'LastVisit');
const Starting = lazyPart(() => import('./starting'), 'Starting');

/** What is above Home's list: the creator's money, or the first steps of somebody who has earned nothing yet. */
export function HomeMoney() {
  useSignals();
  const screen = useScreen();
  const earnings = useStore(earningsStore);
  const error = failureOf(earnings.load.value);
  const retry = () => void earnings.refresh();
  useOffline(error, retry);
  if (isMissing(earnings.load.value)) return null;
  if (error) return <MoneyFailed><Button onClick={retry} aria-describedby="home-money">{homeWords.retry}</Button></MoneyFailed>;
  const since = (otherwise: string) => <LazyPlace value={{ waiting: otherwise }}><LastVisit otherwise={otherwise} /></LazyPlace>;
  return moneyOnTop(screen, since, <Awaited fallback={<MoneyPlace />}><Starting /></Awaited>);
}
