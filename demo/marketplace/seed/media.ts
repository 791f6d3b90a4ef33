const captions = [
  'Three ways to style one indigo kurta ✨ Comment LINK for the outfit',
  'Monsoon desk makeover under ₹2,000',
  'दिवाली की तैयारी शुरू! कौन सा लैंप पसंद आया?',
  'My honest week with the Pulse earbuds',
  'Five-minute chai corner tour ☕',
  'Travel light: what fits in a 22 L backpack',
  'Sneakers that survived Mumbai rain',
  'Grandmother’s kadhai, my one-pot pasta',
  'Low light, no problem: plants for north windows',
  'Festive fits for the whole family',
  'Rust lipstick on three skin tones',
  'A reading nook for less than a dinner out',
];

export interface SeedMedia { id: string; caption: string; picture: string; postUrl: string }

/** The Instagram posts and reels of any connected account, newest first. */
export const media: readonly SeedMedia[] = Array.from({ length: 26 }, (_, index) => ({
  id: String(17_912_004_518_220_000 + index * 1_331_077),
  caption: index < captions.length ? (captions[index] ?? '') : `${captions[index % captions.length] ?? ''} (part ${Math.floor(index / captions.length) + 1})`,
  picture: `media-${index + 1}`,
  postUrl: `https://www.instagram.com/p/Sandbox${String(index + 1).padStart(3, '0')}/`,
}));
