import { useSignals } from '@preact/signals-react/runtime';
import type { RouteName } from '../../domain/routes';
import { homeStartWords as words } from '../../text/en/home-start';
import { bankPath } from '../../widgets/icons/bank';
import { cameraPath } from '../../widgets/icons/camera';
import { checkPath, Icon, linkPath, picturePath } from '../../widgets/icons/icon';
import { styledBy } from '../../widgets/styled-by';
import { RouteLink, useRouteLinks } from '../shared/screen/route-link';
import { useEnsured } from '../shared/screen/store-hooks';
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

/** The first steps, with what is done, for a creator who has earned nothing yet; the next one is the button. */
export function Starting() {
  useSignals();
  const done = useEnsured(startingStore).done.value;
  const open = steps.filter(({ id }) => !done[id]);
  const [next] = open;
  if (!next) return <NothingYet />;
  return (
    <section ref={styled} className="starting" aria-labelledby="starting">
      <div className="starting-head">
        <h2 id="starting">{words.title}</h2>
        <p className="muted">{words.progress(steps.length - open.length, steps.length)}</p>
      </div>
      <ol className="starting-steps">
        {steps.map(({ id, to, icon }) => (
          <li key={id} data-done={done[id] || undefined}>
            <RouteLink to={to}>
              <span className="starting-mark"><Icon path={done[id] ? checkPath : icon} size={22} /></span>
              <span className="starting-label" aria-hidden="true">{words.steps[id].label}</span>
              <span className="visually-hidden">{(done[id] ? words.done : words.open)(words.steps[id].label)}</span>
            </RouteLink>
          </li>
        ))}
      </ol>
      <RouteLink to={next.to} className="button button-primary wide">{words.steps[next.id].next}</RouteLink>
    </section>
  );
}

/** Everything is done, and the first order has not come. */
function NothingYet() {
  const link = useRouteLinks();
  return <Money earnings={{}} payments={link('earnings')} bankDetails={link('bankDetails')} now={new Date()} />;
}
