import { useSignals } from '@preact/signals-react/runtime';
import type { RefObject } from 'react';
import { formatDay } from '../../text/days';
import { failureOf, valueAtHand } from '../../domain/load';
import { formatCount, formatMoney } from '../../domain/money';
import type { Payment } from '../../api/contract/earnings';
import { lacksCall } from '../../api/lacks-call';
import { paymentOrdersWords as words } from '../../text/en/payments';
import { Button } from '../../widgets/button';
import { InfiniteList } from '../../widgets/infinite-list';
import { ProductTile } from '../../widgets/product-tile';
import { SumNote } from '../../widgets/sum-note';
import { styledBy } from '../../widgets/styled-by';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useEnsured } from '../shared/screen/store-hooks';
import { paymentOrdersStore } from './payment-orders-store';
import sheet from './payment-orders.css';

const styled = styledBy(sheet);

interface PaymentOrdersProps {
  payment: Payment;
  /** The body of the drawer. */
  scroller: RefObject<HTMLElement | null>;
}

/** The orders and products that made a payment; nothing if the API does not say which (decision E295). */
export function PaymentOrders({ payment, scroller }: PaymentOrdersProps) {
  useSignals();
  const store = useEnsured(paymentOrdersStore, payment.payment_id);
  const address = useMediaAddress();
  const load = store.load.value;
  const error = failureOf(load);
  const list = valueAtHand(load);
  if (error && !list) {
    if (lacksCall(error)) return null;
    return (
      <div ref={styled} className="payment-orders" role="alert">
        <p>{words.failed}</p>
        <Button onClick={() => void store.refresh()}>{words.retry}</Button>
      </div>
    );
  }
  if (!list) return null;
  const { items, hasMore, total, run } = list;
  const title = words.title(formatCount(Math.max(total, items.length)));
  const complete = hasMore ? [] : [
    { lines: items.map(({ commission }) => commission), sum: payment.confirmed_commission },
    { lines: items.map(({ bonus }) => bonus), sum: payment.new_user_bonus },
  ];
  return (
    <section ref={styled} className="payment-orders" aria-labelledby="payment-orders">
      <h3 id="payment-orders">{title}</h3>
      {items.length === 0 ? <p className="muted">{words.none}</p> : (
        <InfiniteList
          run={run}
          label={title}
          items={items}
          getKey={({ id }) => id}
          hasMore={hasMore}
          loading={store.loadingMore.value}
          onLoadMore={() => void store.loadMore()}
          scroller={scroller}
          renderItem={({ product, picture, day, sales, commission, bonus }) => (
            <ProductTile
              name={product || words.unnamed}
              image={address(picture)}
              note={[formatDay(day), words.sale(formatMoney(sales))].filter(Boolean).join(' · ')}
              action={<span className="payment-order"><span>{formatMoney(commission)}</span>{Boolean(bonus) && <span className="muted">{words.bonus(formatMoney(bonus))}</span>}</span>}
            />
          )}
        />
      )}
      <SumNote columns={complete} />
    </section>
  );
}
