import { formatMoney, type WireNumber } from './money';

/** The price of a product; undefined if the server sent none that can be one. */
export function formatPrice(price: WireNumber): string | undefined {
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? formatMoney(price) : undefined;
}
