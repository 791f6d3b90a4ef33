import * as v from 'valibot';
import { readIsoDate } from '../../domain/dates';
import { extraAmount, extraFlag, flagOf, numberOf } from './extra';
import { object, reading } from './object';

/** Shapes that several calls share (specification section 3). Every list answer may also contain an error text. */

const text = v.nullish(v.string());
const amount = v.nullish(v.number());
/** The client notes dates that are not ISO 8601; screens show '—' for them. */
export const optionalDate = v.nullish(v.pipe(v.string(), v.check((date) => date === '' || readIsoDate(date) !== null)));

export const Platform = v.picklist(['YOUTUBE', 'FACEBOOK', 'INSTAGRAM_STORIES', 'SINGLE_LINK', 'COLLECTION_LINK']);
export type Platform = v.InferOutput<typeof Platform>;

export const CollectionType = v.picklist(['normal', 'autodm']);
export type CollectionType = v.InferOutput<typeof CollectionType>;

/** On the wire the QR listing is QR_CODE; COLLECTION_LISTING and QR_CODE_LISTING are names of screens only. */
export const ListingType = v.picklist(['AFFILIATE_LINKS', 'QR_CODE']);
export type ListingType = v.InferOutput<typeof ListingType>;

/**
 * A product. The price in rupees and the commission in percent are assumed (decision E290): without them a tile has only
 * the name.
 */
export const Product = object({
  id: v.string(),
  name: v.string(),
  image: text,
  catalog_id: text,
  /** The link that earns commission. */
  affiliate_link: text,
  price: extraAmount,
  commission_rate: extraAmount,
});
export type Product = v.InferOutput<typeof Product>;

/** The products, or `error` in their place if the server answers 200 with an error text. */
export const ProductList = object({
  product_details_list: v.nullish(v.array(Product)),
  error: text,
});

/** A post on Instagram. */
export const InstagramMedia = object({
  id: v.string(),
  caption: text,
  display_image_url: text,
  post_url: text,
});
export type InstagramMedia = v.InferOutput<typeof InstagramMedia>;

/** What a post or collection has brought so far; assumed, and a listing shows what there is (decision E311). */
const figures = { clicks: extraAmount, commissions: extraAmount };

/** A post that is linked with products. */
export const AutoDmPost = object({
  auto_dm_post_id: v.string(),
  instagram_media: InstagramMedia,
  product_details_list: v.array(Product),
  ...figures,
});
export type AutoDmPost = v.InferOutput<typeof AutoDmPost>;

/** A collection, or a link to one product (platform SINGLE_LINK). */
export const Collection = object({
  id: v.string(),
  name: v.string(),
  platform: Platform,
  media_link: text,
  created_at: optionalDate,
  product_details_list: v.nullish(v.array(Product)),
  /** The picture of its QR code; null or absent without one. */
  qr_image_url: text,
  /** Assumed: its name and products can be changed (decision E323). */
  is_editable: extraFlag,
  ...figures,
});
export type Collection = v.InferOutput<typeof Collection>;

/**
 * The answer of a write that the specification does not show. The client checks only whether it contains an error text,
 * which means failure.
 */
export const Acknowledgement = object({ error: text, message: text });

export const optionalText = text;
export const optionalAmount = amount;

/**
 * A count that only controls paging: a missing or invalid one counts as unknown, so that the list is shown anyway
 * (decision E92).
 */
export const pagingCount = /* @__PURE__ */ reading(v.nullish(v.number()), countOf);

function countOf(value: unknown): number | null {
  const count = numberOf(value);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** Whether more pages follow; in a form that cannot be read it counts as not told, as above. */
export const pagingFlag = /* @__PURE__ */ reading(v.nullish(v.boolean()), (value) => ([false, 'false', 0, '0'].includes(value as never) ? false : flagOf(value)));
