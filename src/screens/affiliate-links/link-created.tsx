import { useSignals } from '@preact/signals-react/runtime';
import { pathOf } from '../../domain/routes';
import { collectionListingStore } from '../../stores/collection-listing-store';
import { createCollectionStore, type Created } from '../../stores/create-collection-store';
import { profileStore } from '../../stores/profile-store';
import { successWords as words } from '../../text/en/success';
import { errorText } from '../shared/error-text';
import { useScreen } from '../shared/screen-context';
import { Success } from '../shared/success/success';

/** The success screen of a collection or a single link. */
export function LinkCreated({ created }: { created: Created }) {
  useSignals();
  const { runtime, basePath, navigate } = useScreen();
  const store = runtime.use(createCollectionStore);
  const profile = runtime.use(profileStore);
  const { collection, product_details_list: products } = created;
  const mayShare = profile.load.value.state !== 'idle' && profile.profile()?.is_collection_page_visibility_enabled === true;

  const home = () => {
    store.clear();
    navigate('home');
  };
  const remove = async () => {
    try {
      const outcome = await runtime.use(collectionListingStore).remove(collection.id);
      if (outcome === 'missing') return runtime.toasts.show('error', words.collectionGone);
      runtime.toasts.show('success', words.collectionDeleted);
      home();
    } catch (error) {
      const text = errorText(error);
      if (text) runtime.toasts.show('error', text);
    }
  };

  return (
    <Success
      title={words.link.title}
      text={words.link.text(words.platforms[collection.platform])}
      name={collection.name}
      products={products}
      copyLinks
      collectionLink={
        mayShare && collection.id
          ? location.origin + basePath + pathOf('collection', { collectionId: collection.id })
          : undefined
      }
      onDelete={remove}
      onHome={home}
    />
  );
}
