import type { Collection, Product } from '../../../api/contract/shapes';
import { excerpt } from '../../../domain/excerpt';
import { profileStore } from '../session/profile-store';
import { deleteDialogWords as words } from '../../../text/en/delete-dialog';
import type { DeletionSubject } from '../../../widgets/delete-dialog';
import { useScreen } from '../screen/screen-context';

/** What the dialog says of a collection before it is deleted: with it go its page and its code, wherever people have them. */
export function useCollectionDeletion(by: 'collection' | 'code' = 'collection'): (collection: Collection, products?: readonly Product[]) => DeletionSubject {
  const { runtime } = useScreen();
  return ({ name, qr_image_url: code, product_details_list: listed }, products = listed ?? undefined) => {
    // As much as is known when the dialog opens: without the profile the page may well be there.
    const profile = runtime.use(profileStore).value();
    const page = !profile || profile.is_collection_page_visibility_enabled === true;
    return { name: excerpt(name), text: words[by](products?.length, page, Boolean(code)) };
  };
}
