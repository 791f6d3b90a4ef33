/** The question before a deletion (specification section 2). */
export const deleteDialogWords = {
  title: 'Delete this post?',
  text: 'Deleting this post will only delete the products linked to this post',
  close: 'CLOSE',
  confirm: 'DELETE',
};
