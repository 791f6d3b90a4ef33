import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { countFor, type SelectionOrigin } from '../../../domain/selection';
import { productSourceStore } from './product-source-store';
import { productSheetWords as words } from '../../../text/en/product-sheets';
import { Drawer } from '../../../widgets/drawer';
import { EmptyState } from '../../../widgets/empty-state';
import { ErrorState } from '../../../widgets/error-state';
import { InfiniteList } from '../../../widgets/infinite-list';
import { ProductTile } from '../../../widgets/product-tile';
import { Skeleton } from '../../../widgets/skeleton';
import { useScreen } from '../screen/screen-context';
import { useMediaAddress } from '../screen/use-media-address';
import { useUntilLastLeaves } from '../screen/use-until-last-leaves';
import { SheetFooter } from './sheet-footer';
import { usePicked } from './use-picked';

interface SourceSheetProps {
  origin: Exclude<SelectionOrigin, 'PRODUCT_LINK'>;
  onClose: () => void;
}

/** Previous orders or the wishlist, to pick from, page by page. */
export function SourceSheet({ origin, onClose }: SourceSheetProps) {
  useSignals();
  const { runtime } = useScreen();
  const store = usePicked();
  const sources = runtime.use(productSourceStore);
  const source = origin === 'WISHLIST' ? sources.wishlist : sources.previousOrders;
  const body = useRef<HTMLDivElement>(null);
  const address = useMediaAddress();
  useUntilLastLeaves(source, source.leave);
  useEffect(() => void source.ensure(), [source]);

  const products = source.items.value;
  const status = source.status.value;
  const { state } = status;
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
      {products.length === 0 && status.state === 'failed' && <ErrorState error={status.error} onRetry={() => void source.loadMore()} />}
      {products.length === 0 && state === 'ready' && <EmptyState kind="products" title={words.empty} text="" />}
      {products.length === 0 && (state === 'loading' || state === 'idle') && <Skeleton shape="row" count={6} />}
      {products.length > 0 && (
        <InfiniteList
          label={words.list}
          items={products}
          getKey={(product) => product.id}
          hasMore={source.hasMore.value}
          loading={state === 'loading'}
          onLoadMore={() => void source.loadMore()}
          scroller={body}
          sentinel="full"
          renderItem={(product) => (
            <ProductTile
              name={product.name}
              image={address(product.image)}
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
