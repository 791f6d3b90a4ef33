import { useSignals } from '@preact/signals-react/runtime';
import { valueAtHand } from '../../domain/load';
import { formatCount, formatMoney } from '../../domain/money';
import { nextMilestone, type Milestone } from '../../domain/next-milestone';
import { inspirationStore } from './inspiration-store';
import { inspirationWords } from '../../text/en/home-details';
import { LazyImage } from '../../widgets/lazy-image';
import { styledBy } from '../../widgets/styled-by';
import { RouteLink } from '../shared/screen/route-link';
import { useEnsured } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import sheet from './inspiration.css';

const styled = styledBy(sheet);

/**
 * Below Home's list, loaded after it: the next one-time reward and content inspiration (specification section 7). A
 * section is hidden if its call failed or is empty. Nothing is below it, so nothing moves (decision E46).
 */
export function Inspiration() {
  useSignals();
  const store = useEnsured(inspirationStore);

  const next = nextMilestone(valueAtHand(store.milestones.value)?.milestones ?? []);
  const inspirations = (valueAtHand(store.inspiration.value)?.inspirations ?? [])
    .flatMap(({ title, image_url: picture, category_id: category }) => (category ? [{ title, picture, category }] : []));
  if (!next && inspirations.length === 0) return null;
  return (
    <div ref={styled} className="home-more">
      {next && <NextReward milestone={next} />}
      {inspirations.length > 0 && <Categories inspirations={inspirations} />}
    </div>
  );
}

/** The server's own figures, as text and as a progress bar. */
function NextReward({ milestone: { title, target, achieved, reward } }: { milestone: Milestone }) {
  const words = inspirationWords.milestone;
  return (
    <section className="milestone" aria-labelledby="milestone">
      <h2 id="milestone">{words.title}</h2>
      <p className="muted" dir="auto">{words.reward(formatMoney(reward), title)}</p>
      <progress value={achieved} max={target} aria-labelledby="milestone" />
      <p className="milestone-figures">
        <strong>{words.progress(formatCount(achieved), formatCount(target))}</strong>
        <span className="muted">{words.left(formatCount(target - achieved))}</span>
      </p>
    </section>
  );
}

interface Category {
  title: string;
  picture: string | null | undefined;
  category: string;
}

function Categories({ inspirations }: { inspirations: readonly Category[] }) {
  const words = inspirationWords.inspiration;
  const mediaAddress = useMediaAddress();
  return (
    <section className="inspiration" aria-labelledby="inspiration">
      <div>
        <h2 id="inspiration">{words.title}</h2>
        <p className="muted">{words.lead}</p>
      </div>
      <ul className="inspiration-cards">
        {inspirations.map(({ title, picture, category }) => (
          <li key={category}>
            <RouteLink to="reels" params={{ categoryId: category }} className="inspiration-card">
              <LazyImage src={mediaAddress(picture)} size={256} alt="" shape="portrait" />
              <span className="clamp" dir="auto">{title}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
