import { createHistory, productsAt } from '../seed/history';
import { insertMany } from '../seed/insert-many';
import type { Scenario } from './scenario';

const day = 86_400_000;

/** Names that a layout for short English names does not expect. */
export const oddTexts = {
  longCaption: `${'My monsoon haul, honestly reviewed, piece by piece. '.repeat(96)}End`.padEnd(5000, '.'),
  unbroken: 'monsoonhaul'.repeat(455).slice(0, 5000),
  emoji: '👩🏽‍🎨🎉🇮🇳👨‍👩‍👧‍👦✨🪔❤️‍🔥',
  hindi: 'दीवाली की रोशनी: घर की सजावट, मिठाइयाँ, कपड़े और परिवार के लिए हमारी सबसे पसंदीदा चीज़ें',
  rtl: 'تشكيلة العيد: فستان Linen Midi (قياس XL)، حذاء و3 هدايا!',
  /** An override that is never closed: if a name is not isolated, it reverses the words after it. */
  override: 'Sale \u202Ecod.exe',
  markup: '<b>Bold</b> & "quoted" <img src=x onerror=alert(1)>',
} as const;

const product = (place: number, name: string, picture: string | null) => ({ id: String(77_000_001 + place), name, picture });

export const oddProducts = [
  product(0, `Extra${'long'.repeat(60)}name without a space`, null),
  product(1, oddTexts.emoji, 'missing-emoji'),
  product(2, 'قميص قطني أزرق (Blue, XL) – عرض خاص!', 'product-oxford-shirt-white'),
  product(3, oddTexts.hindi, 'product-brass-diya-lamp'),
  product(4, oddTexts.override, null),
  product(5, oddTexts.markup, 'missing-markup'),
] as const;

const twice = [...productsAt(8, 25), ...productsAt(8, 25), ...productsAt(8)];

const posts = [
  { id: 'post-long', caption: oddTexts.longCaption, products: productsAt(0, 1, 2, 3, 4, 5, 6) },
  { id: 'post-unbroken', caption: oddTexts.unbroken, picture: null, products: oddProducts },
  { id: 'post-emoji', caption: `${oddTexts.emoji} `.repeat(12), products: productsAt(13) },
  { id: 'post-rtl', caption: oddTexts.rtl, picture: 'missing-post', products: oddProducts.slice(2, 3) },
  { id: 'post-hindi', caption: oddTexts.hindi, products: oddProducts.slice(3, 4) },
  { id: 'post-blank', caption: ' \n ', products: oddProducts.slice(0, 2) },
  { id: 'post-twice', caption: 'The same shoes twice', products: twice },
  { id: 'post-empty', caption: 'Everything sold out', products: [] },
];

const collections = [
  { id: 'odd-long', name: oddTexts.unbroken.slice(0, 600), products: oddProducts, qr: 'qrOddLong' },
  { id: 'odd-rtl', name: oddTexts.rtl, products: oddProducts.slice(2, 5), qr: 'qrOddRtl' },
  { id: 'odd-override', name: oddTexts.override, products: productsAt(8), qr: 'qrOddOverride' },
  { id: 'odd-hindi', name: oddTexts.hindi, products: oddProducts.slice(3, 4), qr: 'qrOddHindi' },
  { id: 'odd-emoji', name: oddTexts.emoji, products: oddProducts.slice(1, 2), qr: 'qrOddEmoji' },
  { id: 'odd-markup', name: oddTexts.markup, products: oddProducts.slice(5), qr: 'qrOddMarkup' },
  { id: 'odd-twice', name: 'The same shoes twice', products: twice, qr: 'qrOddTwice' },
  { id: 'odd-empty', name: 'Everything sold out', products: [], qr: 'qrOddEmpty' },
];

export const awkwardData: Scenario = {
  title: 'Awkward data: very long, emoji, right-to-left and missing things',
  seed: ({ creatorId, now }) => {
    const history = createHistory(creatorId);
    posts.forEach((post, index) => history.post({ ...post, media: index, at: now - (index + 2) * day }));
    collections.forEach((made, index) => history.collection({ ...made, platform: 'INSTAGRAM_STORIES', at: now - (index + 2) * day }));
    return {
      creator: { joinedAt: now - 60 * day, autoDm: true, flags: { instagram_connected: true } },
      statements: [
        ...insertMany('products', ['id', 'slug', 'name', 'picture', 'price', 'affiliate', 'catalog_id'],
          oddProducts.map(({ id, name, picture }) => [id, `odd-${id}`, name, picture, 49_900, 1, `cat-${id}`])),
        ...insertMany('shelves', ['shelf', 'position', 'product_id'],
          [...oddProducts, ...oddProducts.slice(0, 2)].map(({ id }, place) => ['ORDERS', place - 100, id])),
        ...history.statements(),
      ],
    };
  },
};
