const withProducts = (count: number | undefined) => {
  if (count === undefined) return 'with its products';
  return count === 1 ? 'with its product' : `with its ${count} products`;
};

/**
 * The question before a deletion (specification section 2); for collections and QR codes it lists what is deleted with
 * them (decision A38).
 */
export const deleteDialogWords = {
  title: 'Delete this post?',
  text: 'Deleting this post will only delete the products linked to this post',
  collection: (products: number | undefined, page: boolean, code: boolean) => {
    const goes = `This deletes the whole collection ${withProducts(products)}.`;
    if (page && code) return `${goes} Its collection link and its QR code stop working wherever you have shared or printed them.`;
    if (page) return `${goes} Its collection link stops working wherever you have shared it.`;
    return code ? `${goes} Its QR code stops working wherever you have shared or printed it.` : goes;
  },
  code: (products: number | undefined, page: boolean) => {
    const goes = `This deletes the QR code and the whole collection behind it ${withProducts(products)}.`;
    return page
      ? `${goes} The code and the collection link stop working wherever you have shared or printed them.`
      : `${goes} The code stops working wherever you have shared or printed it.`;
  },
  close: 'CLOSE',
  confirm: 'DELETE',
};
