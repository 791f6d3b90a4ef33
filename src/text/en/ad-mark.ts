import { words } from '../words';

/** The choice to say in shared texts that a link earns money (decision E368). */
export const adMarkWords = words('ad-mark', {
  title: 'Add #Ad when I share',
  text: 'So that followers know that you may earn from the link.',
});
