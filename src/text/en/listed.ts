import { words } from '../words';

/** The texts about a post, wherever posts are listed; those of specification section 8 literally. */
export const postWords = words('post', {
  untitled: 'Post without a caption',
  deleted: 'Post Deleted',
  missing: 'The post you are trying to delete does not exist.',
  noProducts: 'No products found tagged to this post. Please try again.',
});

/** The same about a link, a collection or a QR code. */
export const linkWords = words('link', {
  deleted: 'Collection Deleted',
  missing: 'The collection you are trying to delete does not exist.',
  noProducts: 'No products found in this collection. Please try again.',
});
