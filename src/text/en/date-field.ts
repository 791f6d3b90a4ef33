/** The texts of a date field. */
export const dateFieldWords = {
  between: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
};
