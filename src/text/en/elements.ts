import { words } from '../words';

/** Texts that an element shows before or instead of its screen. */
export const elementWords = words('element', {
  loading: 'Loading',
  notPrinted: 'This part had not been loaded when the page was printed. Print it again to have it.',
  chunkFailed: 'Loading chunk failed',
  offline: 'You are offline',
  chunkAdvice: 'Check your connection and try again.',
  retry: 'Retry',
  sessionExpired: 'Please log in to see this',
  login: 'Login',
});
