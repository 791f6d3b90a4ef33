import { useSignals } from '@preact/signals-react/runtime';
import { hasNoCall } from '../../api/lacks-call';
import { failureOf } from '../../domain/load';
import { homeWords } from '../../text/en/home';
import { Button } from '../../widgets/button';
import { useOffline } from '../../widgets/use-offline';
import { earningsStore } from '../shared/payments/earnings-store';
import { lazyPart, LazyPlace } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { Awaited } from '../shared/session/awaited';
import { moneyOnTop } from './money-tiles';
import { MoneyFailed, MoneyMore, MoneyPlace } from './views/money';

const LastVisit = lazyPart(() => import('./last-visit'), 'LastVisit');
const Week = lazyPart(() => import('./week'), 'Week');
const Starting = lazyPart(() => import('./starting'), 'Starting');

const spare = { waiting: null, spare: true };

/** What is above Home's list: the creator's money, or the first steps of somebody who has earned nothing yet. */
export function HomeMoney() {
  useSignals();
  const screen = useScreen();
  const earnings = useStore(earningsStore);
  const error = failureOf(earnings.load.value);
  const retry = () => void earnings.refresh();
  useOffline(error, retry);
  // The specification does not show this call. An answer that cannot be read is a failure and no absence.
  if (hasNoCall(error)) return null;
  if (error) return <MoneyFailed><Button onClick={retry} aria-describedby="home-money">{homeWords.retry}</Button></MoneyFailed>;
  const since = (otherwise: string) => <LazyPlace value={{ waiting: <MoneyMore text={otherwise} />, spare: true }}><LastVisit otherwise={otherwise} /></LazyPlace>;
  return moneyOnTop(screen, { since, week: <LazyPlace value={spare}><Week /></LazyPlace> }, <Awaited fallback={<MoneyPlace />}><Starting /></Awaited>);
}
