import type { Product } from '../../../api/contract/shapes';
import { formatPrice } from '../../../domain/price';
import { addProductsWords as words } from '../../../text/en/add-products';

/** '₹899 · 10% commission', with what the API has of it; undefined if it has neither. */
export function productNote({ price, commission_rate: rate }: Pick<Product, 'price' | 'commission_rate'>): string | undefined {
  const known = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
  const parts = [
    formatPrice(price),
    known(rate) && (rate > 0 ? words.commission(String(Math.round(rate * 100) / 100)) : words.noCommission),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
