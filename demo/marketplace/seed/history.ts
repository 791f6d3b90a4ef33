import type { InStatement, InValue } from '@libsql/client';
import { commissionOf, affiliateRate, newCustomerBonus, otherRate } from '../rules/money';
import { catalogue, type CatalogueProduct } from './catalogue';
import { insertMany } from './insert-many';
import { media } from './media';

type PostType = 'AUTO_DM' | 'COLLECTION' | 'QR_CODE';

export interface SeedOrder {
  at: number; product: CatalogueProduct; quantity?: number; newCustomer?: boolean; returnedAt?: number | null;
}

/** Rows as after real use of the programme; every figure is computed from them. */
export interface History {
  /** With the caption and picture of that media, unless others are given. */
  post(made: {
    id: string; media: number; at: number; products: readonly { id: string }[]; caption?: string; picture?: string | null;
  }): void;
  collection(made: {
    id: string; name: string; platform: string; mediaLink?: string; at: number; products: readonly { id: string }[]; qr?: string;
  }): void;
  clicks(type: PostType, id: string, at: number, count: number): void;
  searches(id: string, at: number, count: number): void;
  order(type: PostType, id: string, order: SeedOrder): void;
  deduction(at: number, amount: number): void;
  statements(): InStatement[];
}

export function createHistory(creatorId: string): History {
  const posts: InValue[][] = [];
  const collections: InValue[][] = [];
  const links: InValue[][] = [];
  const clicks: InValue[][] = [];
  const searches: InValue[][] = [];
  const orders: InValue[][] = [];
  const deductions: InValue[][] = [];
  const code = (id: string, position: number) => `${id}-${position}`.replaceAll(/[^\w]/g, '');
  const link = (type: PostType, id: string, products: readonly { id: string }[]) => {
    products.forEach((product, position) => { links.push([code(id, position), creatorId, type, id, product.id, position]); });
  };
  return {
    post({ id, media: index, at, products, ...face }) {
      const item = { ...media[index % media.length], ...face };
      posts.push([id, creatorId, item.id ?? '', item.caption ?? '', item.picture ?? null, item.postUrl ?? '', at]);
      link('AUTO_DM', id, products);
    },
    collection({ id, name, platform, mediaLink, at, products, qr }) {
      collections.push([id, creatorId, name, platform, mediaLink ?? null, 0, at, qr ?? null, qr ? at : null]);
      link('COLLECTION', id, products);
      if (qr) link('QR_CODE', qr, products);
    },
    clicks: (type, id, at, count) => { clicks.push([creatorId, code(id, 0), type, id, at, count]); },
    searches: (id, at, count) => { searches.push([creatorId, id, at, count]); },
    order(type, id, { at, product, quantity = 1, newCustomer = false, returnedAt = null }) {
      const sales = product.price * quantity;
      orders.push([
        `order-${id}-${orders.length + 1}`, creatorId, code(id, 0), type, id, product.id, quantity, sales,
        product.affiliate ? affiliateRate : otherRate, commissionOf(sales, product.affiliate),
        newCustomer ? 1 : 0, newCustomer ? newCustomerBonus : 0, at, returnedAt,
      ]);
    },
    deduction: (at, amount) => { deductions.push([creatorId, at, amount]); },
    statements: () => [
      ...insertMany('posts', ['id', 'creator_id', 'media_id', 'caption', 'picture', 'post_url', 'created_at'], posts),
      ...insertMany('collections', ['id', 'creator_id', 'name', 'platform', 'media_link', 'auto_dm', 'created_at', 'qr_unique_id', 'qr_created_at'], collections),
      ...insertMany('links', ['code', 'creator_id', 'post_type', 'post_id', 'product_id', 'position'], links),
      ...insertMany('clicks', ['creator_id', 'code', 'post_type', 'post_id', 'at', 'count'], clicks),
      ...insertMany('searches', ['creator_id', 'post_id', 'at', 'count'], searches),
      ...insertMany('orders', [
        'id', 'creator_id', 'code', 'post_type', 'post_id', 'product_id', 'quantity', 'sales', 'rate', 'commission',
        'new_customer', 'bonus', 'at', 'returned_at',
      ], orders),
      ...insertMany('deductions', ['creator_id', 'at', 'amount'], deductions),
    ],
  };
}

/** Products by their position in the catalogue. */
export const productsAt = (...places: number[]): CatalogueProduct[] =>
  places.flatMap((place) => { const product = catalogue[place]; return product ? [product] : []; });

/** The same numbers on every machine, so that a scenario is reproducible. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
