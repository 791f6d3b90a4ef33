/** The names of the small controls in widgets. */
export const controlWords = {
  close: 'Close',
  back: 'Back',
  loadMore: 'Load more',
  dismiss: 'Dismiss message',
  about: (subject: string) => `About ${subject}`,
  select: (name: string) => `Select ${name}`,
};
