import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../../api/contract/shapes';
import { formatDay } from '../../../domain/dates';
import { excerpt } from '../../../domain/excerpt';
import { postWords } from '../../../text/en/listed';
import { listingWords as words } from '../../../text/en/listings';
import { Badge } from '../../../widgets/badge';
import { Button, IconButton } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { binPath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { styledBy } from '../../../widgets/styled-by';
import { ThumbnailGrid } from '../../../widgets/thumbnail-grid';
import sheet from './listings.css';
import { ShareIconButton } from '../../shared/sharing/views/share-icon-button';
import { QrPicture } from './qr-picture';

const styled = styledBy(sheet);

/** What a row asks the listing to do. */
export interface RowActions {
  view: () => void;
  /** The products are loading. */
  viewing: boolean;
  remove: () => void;
}

interface ListingRowProps {
  id: string;
  name: string;
  picture: ReactNode;
  /** The platform where it is shared. */
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
function ListingRow({ id, name, picture, platform, productCount, day, actions, children, share }: ListingRowProps) {
  const headingId = `name-${id}`;
  const facts = [productCount === undefined ? '' : words.products(productCount), day].filter(Boolean);
  return (
    <Card as="article" labelledBy={headingId} flush>
      <div ref={styled} className="listing-about">
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

interface PostRowProps {
  post: AutoDmPost;
  /** The address of a picture if it may be loaded. */
  address: (url: unknown) => string | null;
  actions: RowActions;
}

/** The words of a post, short enough for a row. */
export const nameOfPost = ({ instagram_media: { caption } }: AutoDmPost) => excerpt(caption ?? '') || postWords.untitled;

/** A post that is linked with products. */
export function PostRow({ post, address, actions }: PostRowProps) {
  return (
    <ListingRow
      id={post.auto_dm_post_id}
      name={nameOfPost(post)}
      picture={<LazyImage src={address(post.instagram_media.display_image_url)} size={256} alt="" shape="portrait" />}
      platform={words.autoDm}
      productCount={post.product_details_list.length}
      actions={actions}
    />
  );
}

interface CollectionRowProps extends Pick<PostRowProps, 'address' | 'actions'> {
  collection: Collection;
  /** Whether it has a public page, which can be copied and shared. */
  hasPage: boolean;
  /** Its QR code is being created. */
  making: boolean;
  onCopy: () => void;
  onShare: () => void;
  onCode: () => void;
}

/** A link or a collection, with the pictures of its products. */
export function CollectionRow({ collection, address, actions, hasPage, making, onCopy, onShare, onCode }: CollectionRowProps) {
  const facts = factsOf(collection);
  const describedBy = { 'aria-describedby': `name-${collection.id}` };
  const pictures = (collection.product_details_list ?? []).map(({ image }) => ({ src: address(image), alt: '' }));
  const picture = <ThumbnailGrid label={words.productPictures} images={pictures.length > 0 ? pictures : [{ src: null, alt: '' }]} />;
  return (
    <ListingRow {...facts} picture={picture} actions={actions} share={hasPage && <ShareIconButton name={facts.name} onShare={onShare} />}>
      {hasPage && <Button variant="quiet" {...describedBy} onClick={onCopy}>{words.copyCollection}</Button>}
      <Button variant="quiet" busy={making} {...describedBy} aria-haspopup="dialog" onClick={onCode}>{words.qrCode}</Button>
    </ListingRow>
  );
}

interface CodeRowProps extends Pick<PostRowProps, 'address' | 'actions'> {
  collection: Collection;
  /** Its download is pending. */
  busy: boolean;
  onShow: () => void;
  onSave: () => void;
  onShare: () => void;
}

/** A QR code, small in its row; a tap shows it large enough to scan. */
export function CodeRow({ collection, address, actions, busy, onShow, onSave, onShare }: CodeRowProps) {
  const facts = factsOf(collection);
  const code = <QrPicture src={address(collection.qr_image_url)} name={facts.name} />;
  if (!collection.qr_image_url) return <ListingRow {...facts} picture={code} actions={actions} />;
  const picture = <button type="button" className="qr-show" aria-label={words.showCode(facts.name)} aria-haspopup="dialog" onClick={onShow}>{code}</button>;
  return (
    <ListingRow {...facts} picture={picture} actions={actions} share={<ShareIconButton name={words.codeOf(facts.name)} onShare={onShare} />}>
      <Button variant="quiet" busy={busy} aria-describedby={`name-${collection.id}`} onClick={onSave}>{words.download}</Button>
    </ListingRow>
  );
}

function factsOf({ id, name, platform, product_details_list: products, created_at: created }: Collection) {
  return { id, name: excerpt(name), platform: words.platforms[platform], productCount: products?.length, day: formatDay(created) };
}
