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
  /** The public page. */
  platform: string;
  /** Undefined if the server did not send them. */
  productCount: number | undefined;
  /** '20 Nov 2026', or ''. */
  day?: string;
  actions: RowActions;
  /** Further actions, before 'View products'. */
  children?: ReactNode;
  /** The share button, below the delete button. */
  share?: ReactNode;
}

/** A post, collection or QR code with its facts and actions. */
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
