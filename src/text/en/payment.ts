/** The texts of the drawer of one payment. */
export const paymentWords = {
  title: (day: string) => (day ? `Payment of ${day}` : 'Payment'),
  sum: { PAID: 'Paid to you', PENDING: 'To be paid', UPCOMING: 'To be paid' },
};
