import { useId, type ReactNode } from 'react';
import { failureOf, valueAtHand, type Load } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import { homeWords } from '../../text/en/home';
import { widgetWords } from '../../text/en/widgets';
import { Button } from '../../widgets/button';
import { Skeleton } from '../../widgets/skeleton';
import { useOffline } from '../../widgets/use-offline';
import { RouteLink } from '../shared/screen/route-link';

interface ListingTileProps<T> {
  title: string;
  /** The complete list. */
  to: RouteName;
  load: Load<T>;
  onRetry: () => unknown;
  children: (value: T) => ReactNode;
}

/** A preview with a link to its complete list; a failure is shown in its place and does not affect the other tiles. */
export function ListingTile<T>({ title, to, load, onRetry, children }: ListingTileProps<T>) {
  const id = useId();
  const value = valueAtHand(load);
  const error = failureOf(load);
  const again = () => void onRetry();
  const offline = useOffline(error, again);
  const failed = (
    <div className="home-failed">
      <p className="muted">{offline ? widgetWords.offline.title : homeWords.failed}</p>
      <Button onClick={again} aria-describedby={id}>{homeWords.retry}</Button>
    </div>
  );
  return (
    <section className="home-tile" part="card" aria-labelledby={id}>
      <div className="home-tile-head">
        <h2 id={id}>{title}</h2>
        <RouteLink to={to} className="home-all">
          {homeWords.seeAll}<span className="visually-hidden"> {title}</span>
        </RouteLink>
      </div>
      {error ? failed : value === undefined ? <Skeleton shape="row" count={2} /> : children(value)}
    </section>
  );
}
