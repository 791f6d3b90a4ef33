import { textOf, type World } from './world';

/** Specification section 9; the last one is the marketplace's own name. */
export const defaultWords = [
  'link', 'price', 'details', 'dm', 'pp', 'interested', 'need', 'buy', 'code', 'order', 'please', 'product', 'purchase',
  'send', 'wow', 'bazaar',
] as const;

export const defaultReply = 'Hey! Please check your DM ❤️';
export const mostCustomWords = 10;
export const longestWord = 20;

export const wordRefusal = (keyword: string): string | undefined => {
  if (keyword === '') return 'Please enter a valid keyword';
  if ([...keyword].length > longestWord) return 'Only 20 characters allowed per trigger word';
  if (/[\s#%&*:<>?/\\{},.@$"₹_\-+()';~`|•√π÷×^=[\]]/u.test(keyword)) {
    return 'Trigger word cannot contain a special character like “ # % & * : < > ?';
  }
  return undefined;
};

export interface CustomWord { id: string; keyword: string; status: 'ACTIVE' | 'INACTIVE' }

export async function customWords(world: World, creatorId: string): Promise<CustomWord[]> {
  const rows = await world.rows('SELECT * FROM trigger_words WHERE creator_id = ? ORDER BY created_at DESC, id', [creatorId]);
  return rows.map((row) => ({
    id: textOf(row.id), keyword: textOf(row.keyword), status: row.status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
  }));
}
