import type { Collection, Product } from '../../../api/contract/shapes';
import { excerpt } from '../../../domain/excerpt';
import { profileStore } from '../session/profile-store';
import { deleteDialogWords as words } from '../../../text/en/delete-dialog';
import type { DeletionSubject } from '../../../widgets/delete-dialog';
import { useStore } from '../screen/store-hooks';

/** The text of the dialog before a collection is deleted: its page and its QR code are deleted with it. */
export function useCollectionDeletion(by: 'collection' | 'code' = 'collection'): (collection: Collection, products?: readonly Product[]) => DeletionSubject {
  const profile = useStore(profileStore);
  return ({ name, qr_image_url: code, product_details_list: listed }, products = listed ?? undefined) => {
    // What is known when the dialog opens: without the profile the page may exist.
    const known = profile.value();
    const page = !known || known.is_collection_page_visibility_enabled === true;
    return { name: excerpt(name), text: words[by](products?.length, page, Boolean(code)) };
  };
}
