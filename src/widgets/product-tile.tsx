import type { ReactNode } from 'react';
import { controlWords } from '../text/en/widgets';
import { LazyImage } from './lazy-image';
import sheet from './product-tile.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface ProductTileProps {
  name: string;
  image: string | null | undefined;
  /** A price or a count below the name. */
  note?: ReactNode;
  /** Makes the whole row a checkbox. */
  check?: { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };
  action?: ReactNode;
}

/** A product in a list; its name may be in any script. */
export function ProductTile({ name, image, note, check, action }: ProductTileProps) {
  const Row = check ? 'label' : 'div';
  return (
    <Row ref={styled} className="product-tile" part="row">
      <LazyImage src={image} size={128} alt="" />
      <span className="product-tile-text">
        <span className="product-tile-name" dir="auto">{name}</span>
        {note && <span className="product-tile-note">{note}</span>}
      </span>
      {action}
      {check && (
        <input
          type="checkbox"
          className="product-tile-box"
          aria-label={controlWords.select(name)}
          checked={check.checked}
          disabled={check.disabled}
          onChange={(event) => check.onChange(event.target.checked)}
        />
      )}
    </Row>
  );
}
