import type { AutoDmPost } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { postLinkingStore } from './post-linking-store';
import { postActionsStore } from '../shared/posts/post-listing-store';
import { listingWords } from '../../text/en/listings';
import { successWords } from '../../text/en/success';
import { useScreen } from '../shared/screen/screen-context';
import { Success } from '../shared/success/success';
import { useMediaAddress } from '../shared/screen/use-media-address';

/** The success screen of a linked post. */
export function PostLinked({ created }: { created: AutoDmPost }) {
  const { runtime, navigate } = useScreen();
  const address = useMediaAddress();
  const { auto_dm_post_id: id, instagram_media: media, product_details_list: products } = created;

  const home = () => {
    runtime.use(postLinkingStore).clear();
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
      onDelete={() => runtime.use(postActionsStore).remove(id)}
      deletionWords={listingWords.post}
      onHome={home}
    />
  );
}
