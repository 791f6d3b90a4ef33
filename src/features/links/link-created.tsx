import type { CallOutput } from '../../api/contract/call';
import type { createCollection } from '../../api/contract/collections';
import type { Platform } from '../../api/contract/shapes';
import { collectionActionsStore } from '../shared/collections/collection-actions-store';
import { linkStore } from './link-store';
import { successWords as words } from '../../text/en/success';
import { ProfileNote } from '../shared/session/profile-note';
import { profileStore } from '../shared/session/profile-store';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { Success } from '../shared/success/success';
import { useCollectionDeletion } from '../shared/collections/use-collection-deletion';
import { ShareWays } from './pictures/share-ways';
import { usePublicPage } from './use-public-page';

/** The success screen of a collection or a single link. */
export function LinkCreated({ created }: { created: CallOutput<typeof createCollection> }) {
  const { navigate } = useScreen();
  const store = useStore(linkStore);
  const collections = useStore(collectionActionsStore);
  const deletionOf = useCollectionDeletion();
  const publicPage = usePublicPage();
  useEnsured(profileStore);
  const { collection, product_details_list: products } = created;
  const platforms: Partial<Record<Platform, string>> = words.platforms;
  const platform = platforms[collection.platform];

  const home = () => {
    store.reset();
    navigate('home');
  };

  return (
    <Success
      title={words.link.title}
      text={platform ? words.link.text(platform) : words.link.anywhere}
      name={collection.name}
      products={products}
      copyLinks
      collectionLink={publicPage(collection.id)}
      single={collection.platform === 'SINGLE_LINK'}
      onDelete={() => collections.remove(collection.id)}
      deletion={deletionOf(collection, products)}
      deletionWords={{ deleted: words.collectionDeleted, missing: words.collectionGone }}
      onHome={home}
    >
      <ProfileNote about="links" />
      <ShareWays collection={{ id: collection.id, name: collection.name, code: collection.qr_image_url ?? undefined }} products={products} link={publicPage(collection.id)} />
    </Success>
  );
}
