import { words } from '../words';

/**
 * The texts of the AutoDM screen, neutral (decision C6); lazy parts have their own: `auto-dm-tester`, `custom-words`.
 */
export const autoDmWords = words('auto-dm', {
  title: 'AutoDM',
  switch: 'AutoDM',
  on: 'AutoDM is on',
  off: 'AutoDM is off',
  onText: 'Whoever comments a trigger word on a linked post gets the product links by direct message.',
  offText: 'Comments on your posts get no message. Switch it on, and whoever comments a trigger word gets the product links.',
  sent: (count: number) => (count === 1 ? 'message in the last 7 days' : 'messages in the last 7 days'),
  account: 'Connected account',
  connected: 'Connected',
  posts: {
    title: 'Linked posts',
    all: 'See all',
    link: 'Link a post',
    products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    untitled: 'Post without a caption',
    emptyTitle: 'No linked posts yet',
    emptyText: 'Link a post to products, and AutoDM sends their links to whoever asks for them.',
  },
  tester: {
    title: 'Try a comment',
    lead: 'Write what a follower could comment, and see what they get. Nothing is sent.',
    post: 'Post',
    field: 'Comment',
    placeholder: 'e.g. Price please?',
    assumption: 'We assume that a word counts when it stands on its own, in small or capital letters: “PRICE?” does, “overpriced” does not.',
  },
  custom: {
    title: 'Your trigger words',
    count: (count: number, most: number) => `${count} of ${most}`,
    lead: 'Words of your own that trigger AutoDM, beside the default ones.',
    none: 'You have not added any words yet.',
    list: 'Your trigger words',
    keeps: 'Tap a word to switch it off or on. Words cannot be deleted, and one that is off counts among your ten.',
    inactive: 'Off',
    updated: 'Trigger word status updated',
  },
  defaults: { title: 'Default trigger words', lead: (count: number) => `${count} words that always trigger AutoDM` },
  reply: { title: 'Default auto reply', lead: 'Stands below the comment while the links go by direct message.' },
});
