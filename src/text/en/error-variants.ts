/** The texts below the heading of an error state, for screens with their own (specification section 2). */
export const errorVariants = {
  performance: "We're having trouble loading your performance metrics. Please try again.",
  earnings: 'Your earnings are safe and will be reflected in few minutes',
};
