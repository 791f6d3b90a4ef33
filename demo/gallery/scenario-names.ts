/** The scenarios that need no back end. */
export const scenarioNames: readonly string[] = ['new-creator', 'busy-creator', 'reconnect-required', 'awkward-data', 'payment-paid', 'payment-pending', 'payment-upcoming', 'payment-null'];
