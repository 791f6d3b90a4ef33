import { defaultTriggerWords } from '../../src/domain/auto-dm-defaults';
import { checkTriggerWord } from '../../src/domain/trigger-word';
import { maxTriggerWords } from '../../src/domain/limits';
import { customWords as texts } from '../../src/text/en/auto-dm-details';
import { brand } from './brand';
import { textOf, type World } from './world';

/** Specification section 9; the last one is the marketplace's own name. */
export const defaultWords: readonly string[] = defaultTriggerWords(brand.name);

export interface CustomWord { id: string; keyword: string; status: 'ACTIVE' | 'INACTIVE' }

/** Why this word is refused beside the others, as a text for creators (specification section 5). */
export function wordRefusal(keyword: string, words: readonly CustomWord[]): { status: 400 | 409; text: string } | undefined {
  const problem = checkTriggerWord(keyword, words.map((word) => word.keyword))
    ?? (defaultWords.includes(keyword.toLowerCase()) ? 'duplicate' : null);
  if (problem === null) return undefined;
  if (problem === 'limit') return { status: 400, text: `At most ${maxTriggerWords} custom trigger words are allowed` };
  return { status: problem === 'duplicate' ? 409 : 400, text: texts.problems[problem] };
}

export async function customWords(world: World, creatorId: string): Promise<CustomWord[]> {
  const rows = await world.rows('SELECT * FROM trigger_words WHERE creator_id = ? ORDER BY created_at DESC, id', [creatorId]);
  return rows.map((row) => ({
    id: textOf(row.id), keyword: textOf(row.keyword), status: row.status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
  }));
}

/** Every active word of this creator. */
export async function activeWords(world: World, creatorId: string): Promise<string[]> {
  const own = await customWords(world, creatorId);
  return [...defaultWords, ...own.filter(({ status }) => status === 'ACTIVE').map(({ keyword }) => keyword)];
}
