export type Shape =
  | 'kurta' | 'dress' | 'shirt' | 'sneaker' | 'sandal' | 'earbuds' | 'watch' | 'phone' | 'lamp' | 'bottle' | 'bag' | 'pot'
  | 'plant' | 'book' | 'lipstick' | 'sunglasses' | 'toy' | 'chair' | 'mug' | 'speaker';

export interface CatalogueProduct {
  id: string; slug: string; name: string; shape: Shape; price: number; affiliate: boolean; picture: 'drawn' | 'none' | 'broken';
}

type Row = readonly [slug: string, name: string, shape: Shape, rupees: number, note?: 'outside' | 'none' | 'broken'];

const rows: readonly Row[] = [
  ['indigo-cotton-kurta', 'Indigo Block-Print Cotton Kurta', 'kurta', 899],
  ['mango-festive-kurta-set', 'Mango Yellow Festive Kurta Set', 'kurta', 1799],
  ['banarasi-silk-saree', 'बनारसी सिल्क साड़ी, लाल और सुनहरी', 'dress', 3499],
  ['linen-summer-dress', 'Linen Summer Dress with Pockets', 'dress', 1299],
  ['wrap-midi-dress', 'Wrap Midi Dress, Forest Green', 'dress', 1599],
  ['oxford-shirt-white', 'Oxford Shirt, Crisp White', 'shirt', 999],
  ['mandarin-collar-shirt', 'Mandarin Collar Casual Shirt', 'shirt', 849],
  ['oversized-graphic-tee', 'Oversized Graphic Tee', 'shirt', 499],
  ['city-runner-sneakers', 'City Runner Sneakers', 'sneaker', 2499],
  ['canvas-low-sneakers', 'Canvas Low-Top Sneakers', 'sneaker', 1199],
  ['trail-grip-shoes', 'Trail Grip Walking Shoes', 'sneaker', 2999],
  ['kolhapuri-sandals', 'Handmade Kolhapuri Sandals', 'sandal', 799],
  ['block-heel-sandals', 'Block Heel Sandals, Tan', 'sandal', 1349],
  ['pulse-wireless-earbuds', 'Pulse Wireless Earbuds, 40 h', 'earbuds', 1499],
  ['studio-buds-anc', 'Studio Buds with Noise Cancelling', 'earbuds', 3999, 'outside'],
  ['neckband-sport', 'Sport Neckband Earphones', 'earbuds', 999],
  ['fit-smartwatch', 'Fit Smartwatch with GPS', 'watch', 2799],
  ['classic-leather-watch', 'Classic Leather Strap Watch', 'watch', 2199],
  ['kids-digital-watch', 'Kids Digital Watch', 'watch', 449, 'outside'],
  ['clear-phone-case', 'Clear Shockproof Phone Case', 'phone', 299],
  ['magnetic-power-bank', 'Magnetic Power Bank 10,000 mAh', 'phone', 1899],
  ['tripod-phone-stand', 'Bendy Tripod Phone Stand', 'phone', 599, 'outside'],
  ['rice-paper-lamp', 'Rice Paper Table Lamp', 'lamp', 1099],
  ['brass-diya-lamp', 'Brass Diya Night Lamp', 'lamp', 749],
  ['reading-clip-lamp', 'Rechargeable Reading Clip Lamp', 'lamp', 549],
  ['steel-water-bottle', 'Insulated Steel Water Bottle 1 L', 'bottle', 699],
  ['copper-bottle', 'Pure Copper Bottle', 'bottle', 899],
  ['kids-sipper-bottle', 'Kids Sipper with Straw', 'bottle', 349, 'outside'],
  ['jute-tote-bag', 'Jute Tote Bag with Zip', 'bag', 459],
  ['everyday-backpack', 'Everyday Laptop Backpack 22 L', 'bag', 1699],
  ['sling-bag-vegan', 'Vegan Leather Sling Bag', 'bag', 999],
  ['cast-iron-kadhai', 'Pre-Seasoned Cast Iron Kadhai', 'pot', 1899],
  ['pressure-cooker-3l', 'Pressure Cooker 3 L', 'pot', 1599],
  ['clay-handi', 'Hand-Thrown Clay Handi', 'pot', 649],
  ['money-plant-pot', 'Money Plant in a Ceramic Pot', 'plant', 399],
  ['snake-plant', 'Snake Plant, Low Light', 'plant', 499],
  ['marigold-seeds-kit', 'Marigold Seeds Starter Kit', 'plant', 199, 'outside'],
  ['habit-journal', 'Dotted Habit Journal', 'book', 349],
  ['ramayana-illustrated', 'Illustrated Tales for Children', 'book', 599, 'broken'],
  ['matte-lipstick-rust', 'Matte Lipstick, Rust', 'lipstick', 449],
  ['kajal-twin-pack', 'Smudge-Proof Kajal, Twin Pack', 'lipstick', 299, 'none'],
  ['lip-balm-trio', 'Fruit Lip Balm Trio', 'lipstick', 249],
  ['round-sunglasses', 'Round Metal Sunglasses', 'sunglasses', 799],
  ['wayfarer-polarised', 'Polarised Square Sunglasses', 'sunglasses', 1299],
  ['wooden-blocks', 'Wooden Building Blocks, 50 Pieces', 'toy', 899],
  ['rattan-lounge-chair', 'Rattan Lounge Chair', 'chair', 7499],
  ['chai-mug-pair', 'Stoneware Chai Mugs, Pair', 'mug', 549],
  ['mini-bluetooth-speaker', 'Mini Bluetooth Speaker', 'speaker', 1399],
];

/** Ids are decimal strings; one is above 2^53 so that no code can treat them as numbers. */
const idOf = (index: number): string => (index === 13 ? '9007199254741093' : String(48_210_377 + index * 7919));

/** All products of the sandbox, in a fixed order. */
export const catalogue: readonly CatalogueProduct[] = rows.map(([slug, name, shape, price, note], index) => ({
  id: idOf(index), slug, name, shape, price: price * 100,
  affiliate: note !== 'outside',
  picture: note === 'none' || note === 'broken' ? note : 'drawn',
}));

const every = (step: number, start: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => catalogue[(start + index * step) % catalogue.length]?.id ?? '');

/** What creators have bought before (two pages), and their wish list. */
export const shelves = { ORDERS: every(5, 0, 27), WISHLIST: every(7, 3, 13) } as const;
