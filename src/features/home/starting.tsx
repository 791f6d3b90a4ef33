import { useSignals } from '@preact/signals-react/runtime';
import { valueAtHand } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import { homeStartWords as words } from '../../text/en/home-start';
import { bankPath } from '../../widgets/icons/bank';
import { cameraPath } from '../../widgets/icons/camera';
import { checkPath, Icon, linkPath, picturePath } from '../../widgets/icons/icon';
import { styledBy } from '../../widgets/styled-by';
import { earningsStore } from '../shared/payments/earnings-store';
import { RouteLink, useRouteLinks } from '../shared/screen/route-link';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { Money } from './views/money';
import sheet from './starting.css';
import { startingStore } from './starting-store';

const styled = styledBy(sheet);

type Step = keyof typeof words.steps;
const steps: readonly { id: Step; to: RouteName; icon: string }[] = [
  { id: 'instagram', to: 'autoDm', icon: cameraPath },
  { id: 'link', to: 'affiliateLinks', icon: linkPath },
  { id: 'post', to: 'postLinking', icon: picturePath },
  { id: 'bank', to: 'bankDetails', icon: bankPath },
];

/**
 * The first steps, with what is done, for a creator who has earned nothing yet. The next one is the button; not
 * Instagram, which has its own prompt on Home (decision E305).
 */
export function Starting() {
  useSignals();
  const done = useEnsured(startingStore).done.value;
  const finished = steps.filter(({ id }) => done[id]).length;
  if (finished === steps.length) return <NothingYet />;
  const known = steps.every(({ id }) => done[id] !== undefined);
  const next = steps.find(({ id }) => words.next[id] && !done[id]);
  return (
    <section ref={styled} className="starting" aria-labelledby="starting">
      <div className="starting-head">
        <h2 id="starting">{words.title}</h2>
        <p className="muted">{known && words.progress(finished, steps.length)}</p>
      </div>
      <ol className="starting-steps">
        {steps.map(({ id, to, icon }) => (
          <li key={id} data-done={done[id] || undefined}>
            <RouteLink to={to}>
              <span className="starting-mark"><Icon path={done[id] ? checkPath : icon} size={22} /></span>
              <span className="starting-label" aria-hidden="true">{words.steps[id]}</span>
              <span className="visually-hidden">{stateOf(words.steps[id], done[id])}</span>
            </RouteLink>
          </li>
        ))}
      </ol>
      {next && <RouteLink to={next.to} className={`button button-primary wide${done[next.id] === false ? '' : ' starting-unsure'}`}>{words.next[next.id]}</RouteLink>}
    </section>
  );
}

const stateOf = (label: string, done: boolean | undefined): string => (done === undefined ? label : done ? words.done(label) : words.open(label));

/** Everything is done, and the first order has not come. */
function NothingYet() {
  useSignals();
  const link = useRouteLinks();
  const earnings = valueAtHand(useStore(earningsStore).load.value);
  return earnings && <Money earnings={earnings} payments={link('earnings')} bankDetails={link('bankDetails')} now={new Date()} />;
}
