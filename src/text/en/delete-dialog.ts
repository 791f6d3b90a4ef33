import { words } from '../words';

/**
 * The question before a deletion (specification section 2); for collections and QR codes it lists what is deleted with
 * them (decision A38): one sentence of `deletes`, and one of `stops` if something stops working.
 */
export const deleteDialogWords = words('delete-dialog', {
  title: 'Delete this post?',
  text: 'Deleting this post will only delete the products linked to this post',
  deletes: {
    collection: (products: number) => `This deletes the whole collection with its ${products === 1 ? 'product' : `${products} products`}.`,
    /** The number of products is unknown. */
    someCollection: 'This deletes the whole collection with its products.',
    code: (products: number) => `This deletes the QR code and the whole collection behind it with its ${products === 1 ? 'product' : `${products} products`}.`,
    someCode: 'This deletes the QR code and the whole collection behind it with its products.',
  },
  stops: {
    linkAndCode: 'Its collection link and its QR code stop working wherever you have shared or printed them.',
    link: 'Its collection link stops working wherever you have shared it.',
    code: 'Its QR code stops working wherever you have shared or printed it.',
    codeAndItsLink: 'The code and the collection link stop working wherever you have shared or printed them.',
    thisCode: 'The code stops working wherever you have shared or printed it.',
  },
  close: 'CLOSE',
  confirm: 'DELETE',
});
