import type { Creator } from './creators';
import { sendDirectMessage } from './messages';
import { linkedProducts } from './products';
import { customWords, defaultWords } from './trigger-words';
import { numberOf, textOf, type World } from './world';

/** Instagram allows a private reply up to seven days after the comment. */
const replyWindow = 7 * 86_400_000;

const wordsOf = (text: string): Set<string> => {
  const raw = text.toLowerCase().split(/\s+/);
  return new Set([...raw, ...raw.map((word) => word.replaceAll(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))]);
};

/** Whole words count, in any case: 'PRICE?' fires 'price', 'priced' does not. */
export const hasTrigger = (text: string, triggers: readonly string[]): boolean => {
  const words = wordsOf(text);
  return triggers.some((trigger) => words.has(trigger.toLowerCase()));
};

/**
 * Sends the product links to everybody whose comment holds a trigger word and who has had no message for it.
 */
export async function answerWaitingComments(world: World, creator: Creator, now: number): Promise<number> {
  if (!creator.autoDm || !creator.flags.instagram_connected || creator.flags.instagram_reconnect_required) return 0;
  const custom = await customWords(world, creator.id);
  const triggers = [...defaultWords, ...custom.filter(({ status }) => status === 'ACTIVE').map(({ keyword }) => keyword)];
  const rows = await world.rows(
    `SELECT c.*, p.caption FROM comments c JOIN posts p ON p.id = c.post_id
     WHERE p.creator_id = ? AND p.deleted_at IS NULL AND c.answered_at IS NULL AND c.at >= ? ORDER BY c.at`,
    [creator.id, now - replyWindow],
  );
  const waiting = rows.filter((row) => hasTrigger(textOf(row.text), triggers));
  const products = await linkedProducts(world, world.lastRoot(), 'AUTO_DM', [...new Set(waiting.map((row) => textOf(row.post_id)))]);
  await world.write(waiting.flatMap((row) => {
    const links = (products.get(textOf(row.post_id)) ?? []).map(({ name, affiliate_link: link }) => `${name}: ${link ?? ''}`);
    return [
      sendDirectMessage(world, textOf(row.author), ['Hey! Here are the links you asked for:', ...links].join('\n')),
      { sql: 'UPDATE comments SET answered_at = ? WHERE id = ?', args: [now, numberOf(row.id)] },
    ];
  }));
  return waiting.length;
}
