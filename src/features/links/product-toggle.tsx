import type { Product } from '../../api/contract/shapes';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { LazyImage } from '../../widgets/lazy-image';
import { styledBy } from '../../widgets/styled-by';
import { productNote } from '../shared/products/product-note';
import { useMediaAddress } from '../shared/screen/checked-address';
import sheet from './product-toggle.css';

const styled = styledBy(sheet);

/** A product that one tap adds or removes. */
export function ProductToggle({ product, chosen, onChange }: { product: Product; chosen: boolean; onChange: (chosen: boolean) => void }) {
  const address = useMediaAddress();
  return (
    <button ref={styled} type="button" className="product-toggle" aria-pressed={chosen} onClick={() => onChange(!chosen)}>
      <LazyImage src={address(product.image)} size={128} alt="" />
      <span className="product-tick">{chosen && <Icon path={checkPath} size={16} />}</span>
      <span className="product-toggle-name" dir="auto">{product.name}</span>
      <span className="product-toggle-note">{productNote(product)}</span>
    </button>
  );
}
