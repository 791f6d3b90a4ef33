import type { Product } from '../../../api/contract/shapes';
import { listingWords as words } from '../../../text/en/listings';
import { Drawer } from '../../../widgets/drawer';
import { ProductTile } from '../../../widgets/product-tile';
import { styledBy } from '../../../widgets/styled-by';
import { useMediaAddress } from '../screen/checked-address';
import { linkAddress } from '../screen/safe-address';
import { LinkActions } from '../sharing/link-actions';
import { useCopy } from '../sharing/share-button';
import { useScreen } from '../screen/screen-context';
import sheet from './products-drawer.css';

const styled = styledBy(sheet);

interface ProductsDrawerProps {
  name: string;
  products: readonly Product[];
  /** Whether the links can be copied one by one; sharing is always offered. */
  copyLinks: boolean;
  onClose: () => void;
}

/** The products of a post, collection or QR code. */
export function ProductsDrawer({ name, products, copyLinks, onClose }: ProductsDrawerProps) {
  const { runtime } = useScreen();
  const address = useMediaAddress();
  const [copy, lastResort] = useCopy();
  const linkOf = (product: Product) => linkAddress(runtime, product.affiliate_link);
  return (
    <Drawer open title={words.linkedProducts(products.length)} onClose={onClose}>
      <p className="muted products-drawer-name" dir="auto">{name}</p>
      <ul ref={styled} className="products-drawer-list">
        {products.map((product) => {
          const link = linkOf(product);
          const action = link && <LinkActions name={product.name} url={link} copy={copy} copyable={copyLinks} />;
          return <li key={product.id}><ProductTile name={product.name} image={address(product.image)} action={action} /></li>;
        })}
      </ul>
      {lastResort}
    </Drawer>
  );
}
