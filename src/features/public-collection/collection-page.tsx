import { useState, type ReactNode } from 'react';
import type { Product } from '../../api/contract/shapes';
import { formatCount } from '../../domain/money';
import type { PublicCollection } from './public-collection-store';
import grid from '../../styles/grid.css';
import { collectionWords as words } from '../../text/en/collection';
import { shareWords } from '../../text/en/share';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { LazyImage } from '../../widgets/lazy-image';
import { styledBy } from '../../widgets/styled-by';
import { linkAddress } from '../shared/screen/checked-address';
import { useScreen } from '../shared/screen/screen-context';
import { ShareButton } from '../shared/sharing/share-button';
import { useCopy } from '../shared/sharing/use-copy';
import { useMediaAddress } from '../shared/screen/use-media-address';
import sheet from './collection.css';

const styled = styledBy(sheet, grid);

/** Few collections are longer; a very long one must not render all its pictures at once. */
const step = 60;

/** The creator, the name and the products, each a link to the shop. */
export function CollectionPage({ collection, note }: { collection: PublicCollection; note: ReactNode }) {
  const picture = useMediaAddress();
  const [shown, setShown] = useState(step);
  const [copy, lastResort] = useCopy();
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
        <span className="collection-share">
          <ShareButton name={name} url={location.href} copiedToast={shareWords.collectionCopied} copy={copy} />
        </span>
      </header>
      {products.length === 0 ? <EmptyState kind="products" {...words.empty} /> : (
        <ul className="collection-products grid" aria-label={words.products}>
          {products.slice(0, shown).map((product) => (
            <li key={product.id} className="shelf">
              <ProductCard product={product} picture={picture(product.image)} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <Button wide onClick={() => setShown(shown + step)}>{words.more(formatCount(Math.min(step, rest)))}</Button>}
      {lastResort}
    </div>
  );
}

/** The whole card is the link: visitors are buyers, so it opens the shop in a new tab. */
function ProductCard({ product, picture }: { product: Product; picture: string | null }) {
  const { runtime } = useScreen();
  const href = linkAddress(runtime, product.affiliate_link);
  const content = (
    <>
      <LazyImage src={picture} size={256} alt="" />
      <span className="collection-name" dir="auto">{product.name}</span>
      {href && <span className="collection-buy">{words.buy(runtime.brand.name)}<Icon path={chevronRightPath} size={15} /></span>}
    </>
  );
  if (!href) return <div className="collection-product" part="card">{content}</div>;
  return <a className="collection-product" part="card" href={href} target="_blank" rel="noopener noreferrer">{content}</a>;
}
