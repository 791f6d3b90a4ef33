import { words } from '../words';

/** The texts of the basic widgets; widgets in lazy code have their own file. */
export const widgetWords = words('widget', {
  loading: 'Loading',
  loaded: 'Loaded',
  more: (count: number) => `+${count}`,
  productImages: 'Product pictures',
  missingPicture: (name: string) => `${name} (no picture)`,
  error: {
    title: 'Oops, something\'s not right!',
    retry: 'Retry',
  },
  offline: {
    title: 'You are offline',
    text: 'This loads by itself as soon as you are connected again.',
  },
  asOf: {
    label: 'Not up to date',
    failed: 'Not updated',
    of: (time: string) => `as of ${time}`,
    retry: 'Retry',
    remembered: (time: string) => `Last known, as of ${time}`,
  },
});

/** The names of the small controls in widgets. */
export const controlWords = words('control', {
  close: 'Close',
  back: 'Back',
  loadMore: 'Load more',
  dismiss: 'Dismiss message',
  about: (subject: string) => `About ${subject}`,
  select: (name: string) => `Select ${name}`,
});

/** Empty states, literally as in specification section 2. */
export const emptyStateWords = words('empty-state', {
  title: 'No Data to Show',
  text: 'There is no sufficient data to show the results in the selected timeframe.',
  createPost: 'Create your first post',
});

/** The texts about a column of figures whose sum is not as expected. */
export const columnSumWords = words('column-sum', {
  rounded: 'Each figure is rounded to whole rupees, so the sum can look a little off.',
  differs: 'The lines above add up to another sum than the one the marketplace gives.',
});

/** The messages of a text field about its length. */
export const fieldWords = words('field', {
  counter: (length: number, max: number) => `${length}/${max}`,
  tooLong: (max: number) => `Character limit of ${max} exceeded`,
});
