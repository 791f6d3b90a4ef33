/** The same payments as JustiFi's and Adyen's elements ask for them: address -> answer. */
export function peerAnswers(payments) {
  const amount = (value) => ({ currency: 'INR', value: Math.round((value ?? 0) * 100) });
  const adyen = {
    session: { id: 'bench', token: 'bench' },
    setup: { endpoints: { getBalanceAccounts: { method: 'GET', url: '/balanceAccounts' }, getPayouts: { method: 'GET', url: '/payouts' } } },
    balanceAccounts: { data: [{ id: 'BA1', description: 'Bench', defaultCurrencyCode: 'INR', timeZone: 'Asia/Kolkata' }] },
    payouts: {
      _links: {},
      data: payments.map((payment) => ({
        createdAt: `${payment.paid_on}T00:00:00.000Z`, fundsCapturedAmount: amount(payment.confirmed_commission),
        adjustmentAmount: amount(-payment.tds), payoutAmount: amount(payment.amount),
      })),
    },
  };
  const justifi = {
    type: 'array', page_info: { has_next: false, has_previous: false, start_cursor: '', end_cursor: '' },
    data: payments.map((payment) => ({
      id: payment.payment_id, account_id: 'bench', currency: 'usd', amount: amount(payment.amount).value, status: 'paid',
      payments_total: amount(payment.confirmed_commission).value, refunds_total: 0, fees_total: amount(payment.tds).value, other_total: 0,
      created_at: `${payment.paid_on}T00:00:00.000Z`, updated_at: `${payment.paid_on}T00:00:00.000Z`, deposits_at: `${payment.paid_on}T00:00:00.000Z`,
    })),
  };
  return (pathname) => {
    if (pathname.startsWith('/peers/justifi/')) return justifi;
    if (pathname.startsWith('/peers/adyen/')) return adyen[pathname.split('/').at(-1)];
    return undefined;
  };
}
