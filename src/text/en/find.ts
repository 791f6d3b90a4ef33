import { words } from '../words';

/** Searching and sorting a listing. The server sends the newest first. */
export const findWords = words('find', {
  names: {
    posts: { search: 'Search posts', count: (count: number, text: string) => (count === 1 ? '1 post' : `${text} posts`) },
    collections: { search: 'Search links', count: (count: number, text: string) => (count === 1 ? '1 link or collection' : `${text} links and collections`) },
    codes: { search: 'Search QR codes', count: (count: number, text: string) => (count === 1 ? '1 QR code' : `${text} QR codes`) },
  },
  sortBy: 'Sort by',
  sorts: { newest: 'Newest', earned: 'Most earned', clicks: 'Most clicks' },
  found: (found: string, all: string) => `${found} of ${all}`,
  reading: (read: string, total: string) => `Looking through ${read} of ${total}…`,
  stopped: (read: string, total: string) => `Only the newest ${read} of ${total} were looked through.`,
  goOn: 'Look through more',
  none: 'Nothing found',
  noneText: (search: string) => `Nothing here contains “${search}”.`,
  clear: 'Clear the search',
});

/** The words for what a listing contains. */
export type ListingNames = (typeof findWords.names)[keyof typeof findWords.names];
