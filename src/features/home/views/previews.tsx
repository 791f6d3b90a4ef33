import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../../api/contract/shapes';
import { previewSize } from '../../../domain/limits';
import { homeWords } from '../../../text/en/home';
import { Breakable } from '../../../widgets/breakable';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { Link, type LinkTarget } from '../../../widgets/link';
import { ThumbnailGrid } from '../../../widgets/thumbnail-grid';
import type { HomeSection } from './home-page';

/** Of its heading. */
export const previewId = (section: HomeSection) => `preview-${section}`;

interface PreviewProps {
  section: HomeSection;
  /** The complete list. */
  to: LinkTarget;
  children: ReactNode;
}

/** The first items of a list, with the link to the full list. */
export function Preview({ section, to, children }: PreviewProps) {
  const id = previewId(section);
  const title = homeWords.sections[section];
  return (
    <section className="home-tile" part="card" aria-labelledby={id}>
      <div className="home-tile-head">
        <h2 id={id}>{title}</h2>
        <Link to={to} className="home-all">
          <span>{homeWords.seeAll}</span><span className="visually-hidden">{` ${title}`}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}

/** What previews share: the address of a picture as it may be loaded, and the item whose products are being loaded. */
interface ItemsProps {
  picture: (url: unknown) => string | null;
  viewing: string | undefined;
}

interface PostCardsProps extends ItemsProps {
  posts: readonly AutoDmPost[];
  onOpen: (post: AutoDmPost) => void;
}

/** The first AutoDM posts, side by side; a tap opens the products of a post. */
export function PostCards({ posts, picture, viewing, onOpen }: PostCardsProps) {
  return (
    <ul className="post-cards">
      {posts.slice(0, previewSize).map((post) => (
        <li key={post.auto_dm_post_id}>
          <button
            type="button" className="post-card" part="button" aria-haspopup="dialog" aria-busy={viewing === post.auto_dm_post_id || undefined}
            onClick={() => onOpen(post)}
          >
            <LazyImage src={picture(post.instagram_media.display_image_url)} size={256} alt="" shape="portrait" />
            <span className="clamp" dir="auto">{post.instagram_media.caption || homeWords.untitled}</span>
            <span className="muted">{homeWords.products(post.product_details_list.length)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CollectionRowsProps extends ItemsProps {
  collections: readonly Collection[];
  onOpen: (collection: Collection) => void;
}

/** The first links or collections, one below the other; a tap opens the products of one. */
export function CollectionRows({ collections, picture, viewing, onOpen }: CollectionRowsProps) {
  return (
    <ul className="collection-rows">
      {collections.slice(0, previewSize).map((collection) => (
        <li key={collection.id}>
          <button
            type="button" className="collection-row" part="button" aria-haspopup="dialog" aria-busy={viewing === collection.id || undefined}
            onClick={() => onOpen(collection)}
          >
            <CollectionRow collection={collection}>
              <ThumbnailGrid images={(collection.product_details_list ?? []).map(({ image }) => ({ src: picture(image), alt: '' }))} />
            </CollectionRow>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CodeRowsProps extends Pick<ItemsProps, 'picture'> {
  codes: readonly Collection[];
  /** The complete list. */
  to: LinkTarget;
}

/** The first QR codes; they lead to their list, where a code can be shown, downloaded and shared. */
export function CodeRows({ codes, picture, to }: CodeRowsProps) {
  return (
    <ul className="collection-rows">
      {codes.slice(0, previewSize).map((collection) => (
        <li key={collection.id}>
          <Link to={to} className="collection-row">
            <CollectionRow collection={collection}><QrPicture src={picture(collection.qr_image_url)} /></CollectionRow>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A QR code is shown in its original size: it has no smaller copies, and a scaled one may not scan. */
function QrPicture({ src }: { src: string | null }) {
  return src ? <img className="collection-qr" src={src} alt="" loading="lazy" referrerPolicy="no-referrer" /> : <LazyImage src={null} size={128} alt="" />;
}

function CollectionRow({ collection: { name, platform, product_details_list: products }, children }: { collection: Collection; children: ReactNode }) {
  return (
    <>
      <span className="collection-picture">{children}</span>
      <span className="collection-words">
        <Breakable as="strong" className="clamp" dir="auto" text={name} />
        <span className="muted">{[homeWords.platforms[platform], products && homeWords.products(products.length)].filter(Boolean).join(' · ')}</span>
      </span>
      <Icon path={chevronRightPath} />
    </>
  );
}
