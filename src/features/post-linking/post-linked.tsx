import type { AutoDmPost, InstagramMedia } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { postWords } from '../../text/en/listed';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { successWords } from '../../text/en/success';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { LazyImage } from '../../widgets/lazy-image';
import { postActionsStore } from '../shared/posts/post-actions-store';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { Success } from '../shared/success/success';
import { postLinkingStore } from './post-linking-store';

/** The post that the products are selected for. */
export function ChosenPost({ media, onChange }: { media: InstagramMedia; onChange: () => void }) {
  const address = useMediaAddress();
  return (
    <Card as="section" labelledBy="chosen" className="linking-chosen">
      <h3 id="chosen" className="visually-hidden">{words.chosen}</h3>
      <LazyImage src={address(media.display_image_url)} size={128} alt="" shape="portrait" />
      <p className="linking-caption" dir="auto">{excerpt(media.caption ?? '') || postWords.untitled}</p>
      <Button variant="quiet" onClick={onChange}>{words.change}</Button>
    </Card>
  );
}

/** The success screen of a linked post. */
export function PostLinked({ created }: { created: AutoDmPost }) {
  const { navigate } = useScreen();
  const store = useStore(postLinkingStore);
  const posts = useStore(postActionsStore);
  const address = useMediaAddress();
  const { auto_dm_post_id: id, instagram_media: media, product_details_list: products } = created;

  const home = () => {
    store.reset();
    navigate('home');
  };

  return (
    <Success
      {...successWords.post}
      name={excerpt(media.caption ?? '') || postWords.untitled}
      picture={address(media.display_image_url)}
      products={products}
      copyLinks={false}
      collectionLink={undefined}
      onDelete={() => posts.remove(id)}
      deletionWords={postWords}
      onHome={home}
    />
  );
}
