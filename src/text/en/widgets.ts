/** The words of the widgets that every screen is made of; a widget that is loaded later has a file of its own. */
export const widgetWords = {
  loading: 'Loading',
  more: (count: number) => `+${count}`,
  productImages: 'Product pictures',
  missingPicture: (name: string) => `${name} (no picture)`,
  error: {
    title: 'Oops, something\'s not right!',
    retry: 'Retry',
    generic: 'Something went wrong. Please try again.',
    performance: 'We\'re having trouble loading your performance metrics. Please try again.',
    earnings: 'Your earnings are safe and will be reflected in few minutes',
  },
};
