/** What every page of a list and totals asks for: both calls at once. */
export async function load() {
  const [totals, list] = await Promise.all(['/api/v1/earnings', '/api/v1/earnings/payments?page_no=1&page_size=20'].map(async (path) => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }));
  return { totals, payments: list.data };
}

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

export const rupees = (amount) => money.format(amount ?? 0);
export const date = (text) => (text ? day.format(new Date(text)) : '');
export const figures = (totals) => [
  ['Your payment', totals.payment?.amount], ['Total commission', totals.total_commission], ['Confirmed', totals.confirmed_commission_amount],
  ['Pending', totals.pending_commission], ['Returned', totals.returned_commission],
];
