/** What the small controls of widgets are called. */
export const controlWords = {
  close: 'Close',
  back: 'Back',
  loadMore: 'Load more',
  dismiss: 'Dismiss message',
  about: (subject: string) => `About ${subject}`,
  select: (name: string) => `Select ${name}`,
};
