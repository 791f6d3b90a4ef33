import type { ScreenElement } from '../../elements/define';

export type Step = readonly [role: string, name: string | RegExp];

/** An element with what a creator has tapped in it. */
export interface Scene {
  readonly name: string;
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  /** The creator has the older performance version. */
  readonly older?: boolean;
}

const of = (tag: string, attributes: Readonly<Record<string, string>> = {}): Scene => ({ name: tag, tag, attributes });
const after = (tag: string, what: string, steps: readonly Step[], attributes: Readonly<Record<string, string>> = {}): Scene =>
  ({ name: `${tag}, ${what}`, tag, steps, attributes });

/** Every element, and each thing in it that reads something when it is opened. */
export const scenes: readonly Scene[] = [
  of('creator-home'),
  of('creator-auto-dm'),
  of('creator-auto-dm-listing'),
  of('creator-collection-listing'),
  after('creator-collection-listing', 'products', [['button', /Plants for north windows/]]),
  of('creator-qr-code-listing'),
  after('creator-qr-code-listing', 'code', [['button', /Monsoon must-haves/]]),
  of('creator-affiliate-links'),
  after('creator-affiliate-links', 'orders', [['button', 'From marketplace orders']]),
  after('creator-affiliate-links', 'wishlist', [['button', 'From wishlist']]),
  of('creator-post-linking'),
  of('creator-ordered-products'),
  of('creator-performance', { period: 'LIFETIME' }),
  after('creator-performance', 'post', [['button', /sales/]], { period: 'LIFETIME' }),
  of('creator-earnings'),
  after('creator-earnings', 'past payments', [], { view: 'past_payments' }),
  after('creator-earnings', 'payment', [['button', 'See what it is made of']]),
  after('creator-earnings', 'orders', [['tab', 'Orders']]),
  of('creator-bank-details'),
  of('creator-reel-viewer', { 'category-id': 'fashion' }),
  of('creator-collection', { 'collection-id': 'col-monsoon' }),
  of('creator-help'),
  of('creator-login'),
  of('creator-password-alert'),
];

export function makeScene({ tag, attributes = {} }: Scene): ScreenElement {
  const element = document.createElement(tag) as ScreenElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
