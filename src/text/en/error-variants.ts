/** What the error state says below its heading where a screen has words of its own (specification section 2). */
export const errorVariants = {
  performance: "We're having trouble loading your performance metrics. Please try again.",
  earnings: 'Your earnings are safe and will be reflected in few minutes',
};
