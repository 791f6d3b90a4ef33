/** The texts of the basic widgets; widgets in lazy code have their own file. */
export const widgetWords = {
  loading: 'Loading',
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
  },
};
