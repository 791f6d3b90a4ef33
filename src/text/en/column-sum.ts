/** The texts about a column of figures whose sum is not as expected. */
export const columnSumWords = {
  rounded: 'Each figure is rounded to whole rupees, so the sum can look a little off.',
  differs: 'The lines above add up to another sum than the one the marketplace gives.',
};
