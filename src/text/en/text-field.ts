/** The messages of a text field about its length. */
export const fieldWords = {
  counter: (length: number, max: number) => `${length}/${max}`,
  tooLong: (max: number) => `Character limit of ${max} exceeded`,
};
