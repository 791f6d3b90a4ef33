import { useSignals } from '@preact/signals-react/runtime';
import type { AutoDmPost, Collection } from '../../api/contract/shapes';
import type { RouteName } from '../../domain/routes';
import { deletedStore } from '../../stores/deleted-store';
import { homeWords } from '../../text/en/home';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { LazyImage } from '../../widgets/lazy-image';
import { ThumbnailGrid } from '../../widgets/thumbnail-grid';
import { RouteLink } from '../shared/route-link';
import { mediaAddress } from '../shared/checked-address';
import { useScreen } from '../shared/screen-context';

/** What this creator has not deleted since the list came, and how to take a picture's address. */
function usePreview() {
  useSignals();
  const { runtime } = useScreen();
  const deleted = runtime.use(deletedStore).ids.value;
  return {
    kept: (id: string) => !deleted.has(id),
    picture: (url: unknown) => mediaAddress(runtime, url),
  };
}

/** The first AutoDM posts, side by side. */
export function PostCards({ posts }: { posts: readonly AutoDmPost[] }) {
  const { kept, picture } = usePreview();
  return (
    <ul className="post-cards">
      {posts.filter((post) => kept(post.auto_dm_post_id)).map(({ auto_dm_post_id: id, instagram_media: media, product_details_list: products }) => (
        <li key={id}>
          <RouteLink to="autoDmListing" className="post-card">
            <LazyImage src={picture(media.display_image_url)} size={256} alt="" shape="portrait" />
            <span className="clamp" dir="auto">{media.caption || homeWords.untitled}</span>
            <span className="muted">{homeWords.products(products.length)}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

/** A code is drawn as it is: it has no smaller copies, and a resized one may not scan. */
function QrPicture({ src }: { src: string | null }) {
  return src ? <img className="collection-qr" src={src} alt="" loading="lazy" referrerPolicy="no-referrer" /> : null;
}

/** The first links, collections or QR codes, one below the other. */
export function CollectionRows({ collections, to, qr = false }: { collections: readonly Collection[]; to: RouteName; qr?: boolean }) {
  const { kept, picture } = usePreview();
  return (
    <ul className="collection-rows">
      {collections.filter(({ id }) => kept(id)).map(({ id, name, platform, qr_image_url: code, product_details_list: products }) => (
        <li key={id}>
          <RouteLink to={to} className="collection-row">
            <span className="collection-picture">
              {qr
                ? <QrPicture src={picture(code)} />
                : <ThumbnailGrid images={(products ?? []).map(({ image }) => ({ src: picture(image), alt: '' }))} />}
            </span>
            <span className="collection-words">
              <strong className="clamp" dir="auto">{name}</strong>
              <span className="muted">
                {homeWords.platforms[platform]}
                {products && ` · ${homeWords.products(products.length)}`}
              </span>
            </span>
            <Icon path={chevronRightPath} />
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
