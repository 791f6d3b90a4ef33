import { words } from '../words';

/** The texts of a date field. */
export const dateFieldWords = words('date-field', {
  between: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
});
