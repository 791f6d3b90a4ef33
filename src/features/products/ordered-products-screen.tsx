import { useSignals } from '@preact/signals-react/runtime';
import { inLines } from '../../domain/in-lines';
import { failureOf, valueAtHand } from '../../domain/load';
import { previousOrdersStore } from '../shared/products/product-source-store';
import grid from '../../styles/grid.css';
import { orderedWords as words } from '../../text/en/ordered-products';
import { AsOf } from '../../widgets/as-of';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { InfiniteList } from '../../widgets/infinite-list';
import { LazyImage } from '../../widgets/lazy-image';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import sheet from './ordered-products.css';

const styled = styledBy(sheet, grid);

/** Fills complete rows of two columns and of three. */
const shelfSize = 6;

/** /view-all-ordered-products: everything the creator has ordered and can recommend. */
export function OrderedProductsScreen() {
  useSignals();
  const { navigate } = useScreen();
  const source = useEnsured(previousOrdersStore);
  const address = useMediaAddress();
  const load = source.load.value;
  const list = valueAtHand(load);
  const products = list?.items ?? [];
  const error = failureOf(load);
  const none = products.length === 0;
  const retry = useLoads([{ load, refresh: source.refresh }]);
  const create = <Button variant="primary" onClick={() => navigate('affiliateLinks')}>{words.create}</Button>;

  return (
    <div ref={styled} className="column ordered">
      <PageHeader title={words.title} onBack={() => navigate('home')} />
      <AsOf loads={[load]} onRetry={retry} />
      {!error && !list && <Skeleton shape="tile" count={6} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {none && list && <EmptyState kind="products" {...words.empty} action={create} />}
      {list && !none && (
        <>
          <div className="ordered-lead">
            <p className="muted">{words.lead}</p>
            {create}
          </div>
          <InfiniteList
            // A page may do no more than fill the last shelf.
            run={`${list.run} ${products.length}`}
            label={words.list}
            items={inLines(products, shelfSize)}
            getKey={(shelf) => shelf[0]?.id ?? ''}
            hasMore={list.hasMore}
            loading={source.loadingMore.value}
            onLoadMore={() => void source.loadMore()}
            renderItem={(shelf) => (
              <ul className="grid">
                {shelf.map(({ id, name, image }) => (
                  <li key={id} className="ordered-product shelf" part="card">
                    <LazyImage src={address(image)} size={256} alt="" />
                    <span className="ordered-name" dir="auto">{name}</span>
                  </li>
                ))}
              </ul>
            )}
          />
        </>
      )}
    </div>
  );
}
