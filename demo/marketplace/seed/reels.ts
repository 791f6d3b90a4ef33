/** The categories and reels that give creators ideas. */
export const inspirations = [
  { title: 'Outfits that sell', picture: 'inspiration-fashion', categoryId: 'fashion' },
  { title: 'Cosy homes', picture: 'inspiration-home', categoryId: 'home' },
  { title: 'Gadgets in one minute', picture: 'inspiration-gadgets', categoryId: 'gadgets' },
] as const;

const creators = ['Asha Rao', 'Kabir Mehta', 'Zoya Khan', 'Dev Patel', 'Meera Iyer'] as const;

const reel = (clip: string, index: number) => ({
  reelId: `reel-${clip}`, clip, creatorName: creators[index % creators.length] ?? '',
  creatorPicture: `avatar-${index % creators.length}`, rank: index + 1,
});

/** Short clips in the repository, so that the viewer plays real video. */
export const reelCategories = [
  { id: 'fashion', name: 'Fashion', reels: ['drift', 'rings', 'bars'].map(reel) },
  { id: 'home', name: 'Home & Living', reels: ['bars', 'waves', 'drift'].map(reel) },
  { id: 'gadgets', name: 'Gadgets', reels: ['rings'].map(reel) },
  { id: 'coming-soon', name: 'Coming soon', reels: [] },
] as const;
