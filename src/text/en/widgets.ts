/** The words of the shared widgets: those of specification section 2 word for word, the others neutral (decision C6). */
export const widgetWords = {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  loadMore: 'Load more',
  dismiss: 'Dismiss message',
  about: (subject: string) => `About ${subject}`,
  select: (name: string) => `Select ${name}`,
  more: (count: number) => `+${count}`,
  productImages: 'Product pictures',
  missingPicture: (name: string) => `${name} (no picture)`,
  empty: {
    title: 'No Data to Show',
    text: 'There is no sufficient data to show the results in the selected timeframe.',
    createPost: 'Create your first post',
  },
  error: {
    title: 'Oops, something\'s not right!',
    retry: 'Retry',
    generic: 'Something went wrong. Please try again.',
    performance: 'We\'re having trouble loading your performance metrics. Please try again.',
    earnings: 'Your earnings are safe and will be reflected in few minutes',
  },
  passwordAlert: {
    title: 'Instagram Connection',
    alert: 'Alert !',
    failing: 'Your AutoDm is failing since you have changed your Instagram password.',
    redirecting: 'We\'re redirecting you to connect your Instagram now.',
    countdown: (seconds: number) => `Opening in ${seconds} s`,
  },
  remove: {
    title: 'Delete this post?',
    text: 'Deleting this post will only delete the products linked to this post',
    close: 'CLOSE',
    confirm: 'DELETE',
  },
  breakdown: {
    total: 'Total Commissions',
    confirmed: 'Confirmed Commissions',
    sum: 'Total',
    sales: 'Total Sales',
    orders: 'Total Orders',
  },
  field: {
    counter: (length: number, max: number) => `${length}/${max}`,
    tooLong: (max: number) => `Character limit of ${max} exceeded`,
  },
  carousel: {
    slide: (index: number, count: number) => `Tip ${index} of ${count}`,
    qrLabel: 'QR code guidelines',
    qrTips: [
      { title: 'Keep it large', text: 'Show the code at a size that a phone can read from arm\'s length.' },
      { title: 'Leave a margin', text: 'Keep the white edge around the code free of text and stickers.' },
      { title: 'Check before posting', text: 'Scan the code yourself once and see that the right products open.' },
      { title: 'Say what it is for', text: 'Tell people that scanning the code opens the products you show.' },
    ],
  },
};

export type { InfoTopic } from './info';
