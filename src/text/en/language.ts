import { words } from '../words';

/** The choice of a language. */
export const languageWords = words('language', {
  label: 'Language',
  failed: 'This language could not be loaded. Please try again.',
});
