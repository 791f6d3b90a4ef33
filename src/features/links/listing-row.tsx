import type { ReactNode } from 'react';
import { listingWords as words } from '../../text/en/listings';
import { Badge } from '../../widgets/badge';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { IconButton } from '../../widgets/icon-button';
import { Icon } from '../../widgets/icons/icon';
import { binPath } from '../../widgets/icons/paths';
import type { RowActions } from './listing';

interface ListingRowProps {
  id: string;
  name: string;
  picture: ReactNode;
  /** Where it is shown to people. */
  platform: string;
  /** Undefined where the server did not send them. */
  productCount: number | undefined;
  /** '20 Nov 2026', or nothing. */
  day?: string;
  actions: RowActions;
  /** Further ways to use it, before 'View products'. */
  children?: ReactNode;
  /** The button that shares it, below the bin. */
  share?: ReactNode;
}

/** One post, collection or QR code: what it is, and what can be done with it. */
export function ListingRow({ id, name, picture, platform, productCount, day, actions, children, share }: ListingRowProps) {
  const headingId = `name-${id}`;
  const facts = [productCount === undefined ? '' : words.products(productCount), day].filter(Boolean);
  return (
    <Card as="article" labelledBy={headingId} flush>
      <div className="listing-about">
        <div className="listing-picture">{picture}</div>
        <div className="listing-words">
          <Badge tone="primary">{platform}</Badge>
          <h2 id={headingId} className="listing-name" dir="auto">{name}</h2>
          {facts.length > 0 && <p className="muted listing-facts">{facts.map((fact) => <span key={fact}>{fact}</span>)}</p>}
        </div>
        <IconButton label={words.remove(name)} className="listing-bin" onClick={actions.remove}><Icon path={binPath} /></IconButton>
        {share && <span className="listing-share">{share}</span>}
      </div>
      <div className="listing-actions">
        {children}
        <Button variant="quiet" busy={actions.viewing} aria-describedby={headingId} aria-haspopup="dialog" onClick={actions.view}>
          {words.viewProducts}
        </Button>
      </div>
    </Card>
  );
}
