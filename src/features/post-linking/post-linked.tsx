import type { AutoDmPost } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { postLinkingStore } from './post-linking-store';
import { postActionsStore } from '../shared/posts/post-listing-store';
import { listingWords } from '../../text/en/listings';
import { successWords } from '../../text/en/success';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { Success } from '../shared/success/success';
import { useMediaAddress } from '../shared/screen/use-media-address';

/** The success screen of a linked post. */
export function PostLinked({ created }: { created: AutoDmPost }) {
  const { navigate } = useScreen();
  const store = useStore(postLinkingStore);
  const posts = useStore(postActionsStore);
  const address = useMediaAddress();
  const { auto_dm_post_id: id, instagram_media: media, product_details_list: products } = created;

  const home = () => {
    store.clear();
    navigate('home');
  };

  return (
    <Success
      {...successWords.post}
      name={excerpt(media.caption ?? '') || listingWords.untitled}
      picture={address(media.display_image_url)}
      products={products}
      copyLinks={false}
      collectionLink={undefined}
      onDelete={() => posts.remove(id)}
      deletionWords={listingWords.post}
      onHome={home}
    />
  );
}
