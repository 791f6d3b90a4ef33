import type { RefObject } from 'react';
import type { Product } from '../../api/contract/shapes';
import { formatCount } from '../../domain/money';
import { postDetailWords as words } from '../../text/en/post-details';
import { Card } from '../../widgets/card';
import { InfiniteList } from '../../widgets/infinite-list';
import { ProductTile } from '../../widgets/product-tile';
import { useMediaAddress } from '../shared/screen/checked-address';

interface LinkedProductsProps {
  products: readonly Product[];
  /** The scroll container: the body of a drawer, else the page. */
  scroller?: RefObject<HTMLElement | null>;
}

/** The products of a post. */
export function LinkedProducts({ products, scroller }: LinkedProductsProps) {
  const address = useMediaAddress();
  const title = words.linkedProducts(formatCount(products.length));
  return (
    <>
      <h2>{title}</h2>
      {products.length === 0 ? <p className="muted">{words.noProducts}</p> : (
        <InfiniteList
          label={title}
          items={products}
          getKey={(product) => product.id}
          renderItem={({ name, image }) => <Card className="product-row"><ProductTile name={name} image={address(image)} /></Card>}
          hasMore={false}
          loading={false}
          onLoadMore={() => undefined}
          {...(scroller && { scroller })}
        />
      )}
    </>
  );
}
