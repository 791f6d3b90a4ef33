import { date, figures, rupees } from './data.mjs';

/** The list and its totals, as both React pages show them. */
export function Payments({ totals, payments }) {
  return (
    <>
      <h1>Payments</h1>
      <dl>{figures(totals).map(([name, amount]) => <div key={name}><dt>{name}</dt><dd>{rupees(amount)}</dd></div>)}</dl>
      <ul>
        {payments.map((payment) => (
          <li key={payment.payment_id}><span>{date(payment.paid_on)}</span><span>{payment.status}</span><b>{rupees(payment.amount)}</b></li>
        ))}
      </ul>
    </>
  );
}
