import { useSignals } from '@preact/signals-react/runtime';
import { failureOf, valueAtHand } from '../../domain/load';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { Button } from '../../widgets/button';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { previousOrdersStore } from '../shared/products/product-source-store';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { linkStore } from './link-store';
import { ProductToggle } from './product-toggle';
import sheet from './recent-orders.css';

const styled = styledBy(sheet);

/** The latest orders, one tap each; all of them are behind the card above. */
export function RecentOrders() {
  useSignals();
  const store = useStore(linkStore);
  const orders = useEnsured(previousOrdersStore);
  const load = orders.load.value;
  const list = valueAtHand(load);
  const picked = store.selection.value.ids.PREVIOUS_ORDERS;
  return (
    <section ref={styled} className="recent" aria-labelledby="recent-heading">
      <h3 id="recent-heading">{words.recent}</h3>
      {!list && !failureOf(load) && <Skeleton shape="card" />}
      {!list && failureOf(load) && (
        <div className="recent-note">
          <p className="muted">{words.recentFailed}</p>
          <Button variant="quiet" onClick={() => void orders.refresh()}>{words.recentAgain}</Button>
        </div>
      )}
      {list?.items.length === 0 && <p className="recent-note muted">{words.recentNone}</p>}
      {list && list.items.length > 0 && (
        <ul className="recent-list">
          {list.items.slice(0, 20).map((product) => (
            <li key={product.id}>
              <ProductToggle
                product={product} chosen={picked.includes(product.id)} onChange={(chosen) => store.pick(product, 'PREVIOUS_ORDERS', chosen)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
