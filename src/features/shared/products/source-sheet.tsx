import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { failureOf, valueAtHand } from '../../../domain/load';
import { countFor, type SelectionOrigin } from '../../../domain/selection';
import { previousOrdersStore, wishlistStore } from './product-source-store';
import { productSheetWords as words } from '../../../text/en/product-sheets';
import { AsOf } from '../../../widgets/as-of';
import { Drawer } from '../../../widgets/drawer';
import { EmptyState } from '../../../widgets/empty-state';
import { ErrorState } from '../../../widgets/error-state';
import { InfiniteList } from '../../../widgets/infinite-list';
import { ProductTile } from '../../../widgets/product-tile';
import { Skeleton } from '../../../widgets/skeleton';
import { useMediaAddress } from '../screen/checked-address';
import { useEnsured } from '../screen/store-hooks';
import { productNote } from './product-note';
import { SheetFooter } from './sheet-footer';
import type { PickedProducts } from './product-task';

interface SourceSheetProps {
  picked: PickedProducts;
  origin: Exclude<SelectionOrigin, 'PRODUCT_LINK'>;
  onClose: () => void;
}

/** Ordered products or the wish list, to select from, page by page. */
export function SourceSheet({ picked: store, origin, onClose }: SourceSheetProps) {
  useSignals();
  const source = useEnsured(origin === 'WISHLIST' ? wishlistStore : previousOrdersStore);
  const body = useRef<HTMLDivElement>(null);
  const address = useMediaAddress();

  const load = source.load.value;
  const list = valueAtHand(load);
  const error = failureOf(load);
  const picked = store.selection.value.ids[origin];
  return (
    <Drawer
      open
      title={words.titles[origin]}
      height="sheet"
      bodyRef={body}
      onClose={onClose}
      footer={<SheetFooter count={countFor(store.selection.value, origin)} onDone={onClose} />}
    >
      {error && <ErrorState error={error} onRetry={() => void source.refresh()} />}
      <AsOf loads={[load]} onRetry={() => void source.refresh()} />
      {list?.items.length === 0 && <EmptyState kind="products" title={words.empty} text="" />}
      {!error && !list && <Skeleton shape="row" count={6} />}
      {list && list.items.length > 0 && (
        <InfiniteList
          run={list.run}
          label={words.list}
          items={list.items}
          getKey={(product) => product.id}
          hasMore={list.hasMore}
          loading={source.loadingMore.value}
          onLoadMore={() => void source.loadMore()}
          scroller={body}
          sentinel="full"
          renderItem={(product) => (
            <ProductTile
              name={product.name}
              image={address(product.image)}
              note={productNote(product)}
              check={{
                checked: picked.includes(product.id),
                onChange: (checked) => store.pick(product, origin, checked),
              }}
            />
          )}
        />
      )}
    </Drawer>
  );
}
