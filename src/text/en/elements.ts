/** Words that an element shows before, or instead of, its screen. */
export const elementWords = {
  loading: 'Loading',
  chunkFailed: 'Loading chunk failed',
  chunkAdvice: 'Check your connection and try again.',
  retry: 'Retry',
  sessionExpired: 'Please log in to see this',
  login: 'Login',
};
