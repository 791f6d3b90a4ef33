/** The words of a field that takes a calendar day. */
export const dateFieldWords = {
  between: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
};
