/** The generic text of the error catalogue (specification section 8); the others are in error-notes. */
export const genericError = 'Something went wrong. Please try again.';
