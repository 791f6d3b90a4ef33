import { homeWords } from '../../../text/en/home';
import { Button } from '../../../widgets/button';
import { LazyImage } from '../../../widgets/lazy-image';
import { Skeleton } from '../../../widgets/skeleton';

/** The programme banner, and the way to new links. */
export function Programme({ onCreate }: { onCreate: () => void }) {
  const words = homeWords.programme;
  return (
    <section className="programme" aria-labelledby="programme">
      <div className="programme-words">
        <h2 id="programme">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <Button onClick={onCreate}>{words.create}</Button>
    </section>
  );
}

/** The reward banner; a button where it leads somewhere. */
export function Reward({ src, onOpen }: { src: string; onOpen: (() => void) | undefined }) {
  const picture = <LazyImage src={src} size={512} alt={onOpen ? '' : homeWords.reward} shape="wide" />;
  if (!onOpen) return picture;
  return <button type="button" className="reward" aria-label={homeWords.reward} onClick={onOpen}>{picture}</button>;
}

/** The place of the reward banner until it is known whether there is one. */
export function RewardPlace() {
  return <div className="reward-place"><Skeleton shape="banner" /></div>;
}
