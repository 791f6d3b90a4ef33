import type { Collection, Product } from '../../../api/contract/shapes';
import { excerpt } from '../../../domain/excerpt';
import { profileStore } from '../session/profile-store';
import { deleteDialogWords } from '../../../text/en/delete-dialog';
import type { DeletionSubject } from '../../../widgets/delete-dialog';
import { useStore } from '../screen/store-hooks';

/**
 * What a deletion deletes, and what stops working: where it was begun, the number of products if it is known, and whether
 * the collection has a page and a QR code.
 */
export function deletionText(by: 'collection' | 'code', products: number | undefined, page: boolean, code: boolean): string {
  const { deletes, stops } = deleteDialogWords;
  if (by === 'code') return `${products === undefined ? deletes.someCode : deletes.code(products)} ${page ? stops.codeAndItsLink : stops.thisCode}`;
  const goes = products === undefined ? deletes.someCollection : deletes.collection(products);
  if (page) return `${goes} ${code ? stops.linkAndCode : stops.link}`;
  return code ? `${goes} ${stops.code}` : goes;
}

/** The text of the dialog before a collection is deleted: its page and its QR code are deleted with it. */
export function useCollectionDeletion(by: 'collection' | 'code' = 'collection'): (collection: Collection, products?: readonly Product[]) => DeletionSubject {
  const profile = useStore(profileStore);
  return ({ name, qr_image_url: code, product_details_list: listed }, products = listed ?? undefined) => {
    // What is known when the dialog opens: without the profile the page may exist.
    const known = profile.value();
    const page = !known || known.is_collection_page_visibility_enabled === true;
    return { name: excerpt(name), text: deletionText(by, products?.length, page, Boolean(code)) };
  };
}
