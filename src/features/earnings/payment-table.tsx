import { useState } from 'react';
import { nextOrder, type RowOrder, sortRows } from '../../domain/sort-rows';
import { pastPaymentsWords } from '../../text/en/payments';
import { InfiniteList, type InfiniteListProps } from '../../widgets/infinite-list';
import { SortHead, type SortColumn } from '../../widgets/sort-head';
import type { PastPayment } from './past-payments-store';
import { PaymentRow } from './views/payment-row';

type By = 'paid_on' | 'amount';
const columnsOf = ({ columns: names }: typeof pastPaymentsWords): readonly SortColumn<By>[] => [
  { name: names.day, by: 'paid_on', days: true }, { name: names.amount, by: 'amount' }, { name: names.status },
];

interface PaymentTableProps extends Pick<InfiniteListProps<PastPayment>, 'items' | 'hasMore' | 'loading' | 'onLoadMore' | 'run'> {
  onOpen: (payment: PastPayment) => void;
}

/** The payments, newest first as the server sends them; with all of them loaded also by amount. */
export function PaymentTable({ items, hasMore, onOpen, ...list }: PaymentTableProps) {
  const [order, setOrder] = useState<RowOrder<By>>();
  // A part of the payments in order would look like all of them.
  const sortable = !hasMore && items.length > 1;
  const sorted = order && sortable ? sortRows(items, (payment) => payment[order.by], order.down) : items;
  return (
    <div className="past-list">
      <SortHead columns={columnsOf(pastPaymentsWords)} order={order} onSort={sortable ? (by) => setOrder(nextOrder(order, by)) : undefined} className="payment-head-row" />
      <InfiniteList
        label={pastPaymentsWords.list}
        items={sorted}
        getKey={({ id }) => id}
        hasMore={hasMore}
        renderItem={(payment) => <PaymentRow payment={payment} now={new Date()} onOpen={() => onOpen(payment)} />}
        {...list}
      />
    </div>
  );
}
