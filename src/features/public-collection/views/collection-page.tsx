import type { ReactNode } from 'react';
import type { Product } from '../../../api/contract/shapes';
import { formatCount } from '../../../domain/money';
import { formatPrice } from '../../../domain/price';
import grid from '../../../styles/grid.css';
import { collectionWords as words } from '../../../text/en/collection';
import { Button } from '../../../widgets/button';
import { EmptyState } from '../../../widgets/empty-state';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { styledBy } from '../../../widgets/styled-by';
import { ShareIconButton } from '../../shared/sharing/views/share-icon-button';
import sheet from './collection.css';

const styled = styledBy(sheet, grid);

/**
 * How many products are rendered at first, and how many more by the button. Few collections are longer; a very long one
 * must not render all its pictures at once.
 */
export const productStep = 60;

interface CollectionPageProps {
  collection: {
    readonly name?: string | null | undefined;
    readonly creator_name?: string | null | undefined;
    readonly creator_image_url?: string | null | undefined;
    readonly product_details_list: readonly Product[];
  };
  /** The name of the marketplace. */
  brand: string;
  /** Its start page, if it is known. */
  home: string | null;
  /** How many products are rendered. */
  shown: number;
  onMore: () => void;
  /** The address of a picture if it may be loaded. */
  picture: (url: unknown) => string | null;
  /** The address of a product in the shop if a link may lead there. */
  shop: (url: unknown) => string | null;
  /** The time of the data, if it could not be refreshed. */
  note?: ReactNode;
  /** Missing where no script runs. */
  onShare?: () => void;
}

/** The creator, the name and the products, each a link to the shop. */
export function CollectionPage({ collection, brand, home, shown, onMore, picture, shop, note, onShare }: CollectionPageProps) {
  const { creator_name: creator, creator_image_url: face, product_details_list: products } = collection;
  const name = collection.name || words.title;
  const rest = products.length - shown;
  return (
    <div ref={styled} className="column collection">
      {note}
      <header className="collection-header">
        {creator && <LazyImage src={picture(face)} size={128} alt="" className="collection-face" />}
        <h1 part="heading" dir="auto">{name}</h1>
        <p className="muted">
          {creator && <span className="collection-creator" dir="auto">{words.by(creator)}</span>}
          <span>{words.count(formatCount(products.length))}</span>
        </p>
        <span className="collection-share">{onShare && <ShareIconButton name={name} onShare={onShare} />}</span>
      </header>
      {products.length > 0 && <p className="collection-disclosure muted">{creator ? words.disclosure(creator) : words.someDisclosure}</p>}
      {products.length === 0 ? <EmptyState kind="products" {...words.empty} action={<ShopLink brand={brand} home={home} />} /> : (
        <ul className="collection-products grid" aria-label={words.products}>
          {products.slice(0, shown).map((product) => (
            <li key={product.id} className="shelf">
              <ProductCard {...product} picture={picture(product.image)} href={shop(product.affiliate_link)} brand={brand} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <Button wide onClick={onMore}>{words.more(formatCount(Math.min(productStep, rest)))}</Button>}
    </div>
  );
}

/** The way on from a page without products. */
export function ShopLink({ brand, home }: Pick<CollectionPageProps, 'brand' | 'home'>) {
  return home && <a className="button button-primary" href={home} rel="noopener">{words.shop(brand)}</a>;
}

interface ProductCardProps extends Pick<Product, 'name' | 'price'> {
  picture: string | null;
  href: string | null;
  brand: string;
}

/** The whole card is one link: visitors are buyers, so it opens the shop in a new tab. */
function ProductCard({ name, price, picture, href, brand }: ProductCardProps) {
  const shownPrice = formatPrice(price);
  const content = (
    <>
      <LazyImage src={picture} size={256} alt="" />
      <span className="collection-name" dir="auto">{name}</span>
      {shownPrice && <span className="collection-price">{shownPrice}</span>}
      {href && <span className="collection-buy"><span>{words.buy(brand)}</span><Icon path={chevronRightPath} size={15} /></span>}
    </>
  );
  if (!href) return <div className="collection-product" part="card">{content}</div>;
  return <a className="collection-product" part="card" href={href} target="_blank" rel="sponsored noopener noreferrer">{content}</a>;
}
