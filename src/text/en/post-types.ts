import type { PostTypeFilter } from '../../domain/post-types';
import { words } from '../words';

/** The types of posts: on tabs, and as a badge of a post. */
export const postTypeWords = words('post-type', {
  ALL: 'All',
  AUTO_DM: 'Auto-DM',
  QR_CODE: 'QR Code',
  COLLECTION: 'Affiliate Links',
} satisfies Record<PostTypeFilter, string>);
