import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { loadChunk } from '../../bridge/load-chunk';
import { deletedStore } from '../shared/collections/deleted-store';
import { homeWords } from '../../text/en/home';
import { listingWords } from '../../text/en/listings';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { LazyImage } from '../../widgets/lazy-image';
import { ThumbnailGrid } from '../../widgets/thumbnail-grid';
import { RouteLink } from '../shared/screen/route-link';
import { mediaAddress } from '../shared/screen/checked-address';
import { useScreen } from '../shared/screen/screen-context';
import { useProductsDrawer } from '../shared/products/use-products-drawer';

/** The items that were not deleted since the list was loaded, and how to check the address of a picture. */
function usePreview() {
  useSignals();
  const { runtime } = useScreen();
  const deleted = runtime.use(deletedStore).ids.value;
  return {
    kept: (id: string) => !deleted.has(id),
    picture: (url: unknown) => mediaAddress(runtime, url),
  };
}

/** The first AutoDM posts, side by side; a tap opens the products of a post. */
export function PostCards({ posts }: { posts: readonly AutoDmPost[] }) {
  const { kept, picture } = usePreview();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: listingWords.post.noProducts,
    copyLinks: false,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/posts/post-listing-store'), 'postActionsStore');
      return runtime.use(store).products(id, signal);
    },
  });
  return (
    <>
      <ul className="post-cards">
        {posts.filter((post) => kept(post.auto_dm_post_id)).map(({ auto_dm_post_id: id, instagram_media: media, product_details_list: products }) => (
          <li key={id}>
            <button
              type="button" className="post-card" part="button" aria-haspopup="dialog" aria-busy={viewing === id || undefined}
              onClick={() => view({ id, name: excerpt(media.caption ?? '') || homeWords.untitled })}
            >
              <LazyImage src={picture(media.display_image_url)} size={256} alt="" shape="portrait" />
              <span className="clamp" dir="auto">{media.caption || homeWords.untitled}</span>
              <span className="muted">{homeWords.products(products.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      {drawer}
    </>
  );
}

/** A QR code is shown in its original size: it has no smaller copies, and a scaled one may not scan. */
function QrPicture({ src }: { src: string | null }) {
  return src ? <img className="collection-qr" src={src} alt="" loading="lazy" referrerPolicy="no-referrer" /> : null;
}

/** The first links or collections, one below the other; a tap opens the products of one. */
export function CollectionRows({ collections }: { collections: readonly Collection[] }) {
  const { kept, picture } = usePreview();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: listingWords.collection.noProducts,
    copyLinks: true,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/collections/collection-listing-store'), 'collectionActionsStore');
      return runtime.use(store).products(id, signal);
    },
  });
  return (
    <>
      <ul className="collection-rows">
        {collections.filter(({ id }) => kept(id)).map((collection) => (
          <li key={collection.id}>
            <button
              type="button" className="collection-row" part="button" aria-haspopup="dialog" aria-busy={viewing === collection.id || undefined}
              onClick={() => view({ id: collection.id, name: excerpt(collection.name) })}
            >
              <CollectionRow collection={collection}>
                <ThumbnailGrid images={(collection.product_details_list ?? []).map(({ image }) => ({ src: picture(image), alt: '' }))} />
              </CollectionRow>
            </button>
          </li>
        ))}
      </ul>
      {drawer}
    </>
  );
}

/** The first QR codes; they lead to their list, where a code can be shown, downloaded and shared. */
export function CodeRows({ codes }: { codes: readonly Collection[] }) {
  const { kept, picture } = usePreview();
  return (
    <ul className="collection-rows">
      {codes.filter(({ id }) => kept(id)).map((collection) => (
        <li key={collection.id}>
          <RouteLink to="qrCodeListing" className="collection-row">
            <CollectionRow collection={collection}><QrPicture src={picture(collection.qr_image_url)} /></CollectionRow>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

function CollectionRow({ collection: { name, platform, product_details_list: products }, children }: { collection: Collection; children: ReactNode }) {
  return (
    <>
      <span className="collection-picture">{children}</span>
      <span className="collection-words">
        <strong className="clamp" dir="auto">{name}</strong>
        <span className="muted">
          {homeWords.platforms[platform]}
          {products && ` · ${homeWords.products(products.length)}`}
        </span>
      </span>
      <Icon path={chevronRightPath} />
    </>
  );
}
