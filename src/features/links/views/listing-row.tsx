import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../../api/contract/shapes';
import { excerpt } from '../../../domain/excerpt';
import { formatCount, formatMoney, type WireNumber } from '../../../domain/money';
import { nearDay } from '../../../domain/near-day';
import { daysAgo, formatDay } from '../../../text/days';
import { postWords } from '../../../text/en/listed';
import { listingWords as words } from '../../../text/en/listings';
import { Badge } from '../../../widgets/badge';
import { Breakable } from '../../../widgets/breakable';
import { Card } from '../../../widgets/card';
import { LazyImage } from '../../../widgets/lazy-image';
import { styledBy } from '../../../widgets/styled-by';
import { ThumbnailGrid } from '../../../widgets/thumbnail-grid';
import sheet from './listings.css';
import { ShareIconButton } from '../../shared/sharing/views/share-icon-button';
import { MenuButton } from './menu-button';
import { QrPicture } from './qr-picture';

const styled = styledBy(sheet);

/** What a row asks the listing to do. */
export interface RowActions {
  /** The whole row opens this. */
  open: () => void;
  /** What it opens is loading. */
  opening: boolean;
  menu: () => void;
  /** A command of the menu is pending. */
  waiting: boolean;
}

/** What a row says of itself. */
interface RowFacts {
  id: string;
  name: string;
  /** The platform where it is shared. */
  platform: string;
  /** Undefined if the server did not send them. */
  productCount: number | undefined;
  /** When it was made, as the server wrote it. */
  made?: string | null | undefined;
  /** What it has brought so far, if the server sends it. */
  clicks: WireNumber;
  commissions: WireNumber;
}

interface ListingRowProps extends RowFacts {
  picture: ReactNode;
  actions: RowActions;
  /** The share button. */
  share?: ReactNode;
  now: Date;
}

/** '₹1,240 earned', '128 clicks': what the server sent of it. */
function broughtBy({ clicks, commissions }: Pick<RowFacts, 'clicks' | 'commissions'>): string[] {
  return [
    typeof commissions === 'number' && words.earned(formatMoney(commissions)),
    typeof clicks === 'number' && words.clicks(clicks, formatCount(clicks)),
  ].filter((fact) => fact !== false);
}

/** 'yesterday', '20 Nov 2026', or '—' for what cannot be read; the date stays in the element. */
function madeOn(made: string, now: Date): ReactNode {
  const day = nearDay(made, now);
  return <span><time dateTime={day?.day}>{day ? daysAgo(day) : formatDay(made)}</time></span>;
}

const separately = (facts: readonly string[]) => facts.map((fact) => <span key={fact}>{fact}</span>);

/** A post, collection or QR code with its facts. The button in its heading covers the row; share and menu lie above it. */
function ListingRow({ id, name, picture, platform, productCount, made, actions, share, now, ...figures }: ListingRowProps) {
  const headingId = `name-${id}`;
  const brought = broughtBy(figures);
  return (
    <Card as="article" labelledBy={headingId} flush>
      <div ref={styled} className="listing-about">
        <div className="listing-picture">{picture}</div>
        <div className="listing-words">
          <Badge tone="primary">{platform}</Badge>
          <h2 id={headingId} className="listing-name" dir="auto">
            <button
              type="button" className="listing-open" aria-haspopup="dialog" aria-busy={actions.opening || undefined}
              aria-disabled={actions.opening || undefined} onClick={actions.open}
            >
              <Breakable text={name} />
            </button>
          </h2>
          {(productCount !== undefined || made) && (
            <p className="muted listing-facts">
              {productCount !== undefined && <span>{words.products(productCount)}</span>}
              {made && madeOn(made, now)}
            </p>
          )}
          {brought.length > 0 && <p className="listing-facts listing-brought">{separately(brought)}</p>}
        </div>
        <div className="listing-tools">
          <MenuButton label={words.more(name)} busy={actions.waiting} onClick={actions.menu} />
          {share}
        </div>
      </div>
    </Card>
  );
}

interface PostRowProps {
  post: AutoDmPost;
  /** The address of a picture if it may be loaded. */
  address: (url: unknown) => string | null;
  actions: RowActions;
  now: Date;
}

/** The words of a post, short enough for a row. */
export const nameOfPost = ({ instagram_media: { caption } }: AutoDmPost) => excerpt(caption ?? '') || postWords.untitled;

/** A post that is linked with products. */
export function PostRow({ post, address, actions, now }: PostRowProps) {
  return (
    <ListingRow
      id={post.auto_dm_post_id}
      name={nameOfPost(post)}
      picture={<LazyImage src={address(post.instagram_media.display_image_url)} size={256} alt="" shape="portrait" />}
      platform={words.autoDm}
      productCount={post.product_details_list.length}
      clicks={post.clicks}
      commissions={post.commissions}
      actions={actions}
      now={now}
    />
  );
}

/** What a search looks through: everything that its row shows, and the names of its products. */
export const textsOf = ({ name, platform, product_details_list: products }: Collection): readonly string[] =>
  [name, words.platforms[platform], ...(products ?? []).map((product) => product.name)];

interface CollectionRowProps extends Omit<PostRowProps, 'post'> {
  collection: Collection;
  /** Missing if it has no public page to share. */
  onShare: (() => void) | undefined;
}

/** A link or a collection, with the pictures of its products. */
export function CollectionRow({ collection, address, onShare, ...rest }: CollectionRowProps) {
  const facts = factsOf(collection);
  const pictures = (collection.product_details_list ?? []).map(({ image }) => ({ src: address(image), alt: '' }));
  const picture = <ThumbnailGrid label={words.productPictures} images={pictures} />;
  return <ListingRow {...facts} {...rest} picture={picture} share={onShare && <ShareIconButton name={facts.name} onShare={onShare} />} />;
}

interface CodeRowProps extends Omit<PostRowProps, 'post'> {
  collection: Collection;
  onShare: () => void;
}

/** A QR code, small in its row, which opens it large enough to scan. */
export function CodeRow({ collection, address, onShare, ...rest }: CodeRowProps) {
  const facts = factsOf(collection);
  const code = <QrPicture src={address(collection.qr_image_url)} name={facts.name} />;
  const share = collection.qr_image_url && <ShareIconButton name={words.codeOf(facts.name)} onShare={onShare} />;
  return <ListingRow {...facts} {...rest} picture={code} share={share} />;
}

function factsOf({ id, name, platform, product_details_list: products, created_at: created, clicks, commissions }: Collection): RowFacts {
  return { id, name: excerpt(name), platform: words.platforms[platform], productCount: products?.length, made: created, clicks, commissions };
}
