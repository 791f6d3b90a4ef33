import { defaultAutoReply } from '../../src/domain/auto-dm-defaults';
import { matchTriggerWord } from '../../src/domain/trigger-word';
import { directMessage } from '../../src/domain/direct-message';
import { creatorById } from './creators';
import { sendDirectMessage } from './messages';
import { linkedProducts } from './products';
import { Refusal } from './refusal';
import { activeWords } from './trigger-words';
import { iso, numberOf, textOf, textOrNull, type World } from './world';

/** Instagram allows a private reply up to seven days after the comment. */
const replyWindow = 7 * 86_400_000;

/** Answers every waiting comment that matched a word, if AutoDM can send now; never runs twice at the same time. */
async function answerWaiting(world: World, creatorId: string): Promise<number> {
  const creator = await creatorById(world, creatorId);
  if (!creator?.autoDm || !creator.flags.instagram_connected || creator.flags.instagram_reconnect_required) return 0;
  const now = world.now();
  const waiting = await world.rows(
    `SELECT c.* FROM comments c JOIN posts p ON p.id = c.post_id
     WHERE p.creator_id = ? AND p.deleted_at IS NULL AND c.trigger_word IS NOT NULL AND c.answered_at IS NULL AND c.at >= ? ORDER BY c.at`,
    [creatorId, now - replyWindow],
  );
  const products = await linkedProducts(world, world.lastRoot(), 'AUTO_DM', [...new Set(waiting.map((row) => textOf(row.post_id)))]);
  const answers = waiting.flatMap((row) => {
    const text = directMessage(products.get(textOf(row.post_id)) ?? []);
    return text === null ? [] : [{ row, text }];
  });
  await world.write(answers.flatMap(({ row, text }) => [
    sendDirectMessage(world, textOf(row.author), text),
    { sql: 'UPDATE comments SET answered_at = ? WHERE id = ?', args: [now, numberOf(row.id)] },
  ]));
  return answers.length;
}

/** AutoDM may be able to send again: waiting comments are answered, each once. */
export const answerWaitingComments = (world: World, creatorId: string): Promise<number> =>
  world.exclusive(() => answerWaiting(world, creatorId));

/**
 * A comment on a linked post. The currently active words decide whether it is ever answered; the message is sent
 * immediately, or waits until AutoDM can send. Returns the number of sent messages.
 */
export const comment = (world: World, { postId, from, text }: { postId: string; from: string; text: string }): Promise<number> =>
  world.exclusive(async () => {
    if (text.trim() === '') throw new Refusal(400, 'Write a comment first');
    const post = await world.row('SELECT creator_id FROM posts WHERE id = ? AND deleted_at IS NULL', [postId]);
    if (!post) throw new Refusal(404, 'This AutoDM post does not exist');
    const creatorId = textOf(post.creator_id);
    const word = matchTriggerWord(text, await activeWords(world, creatorId));
    await world.write([{
      sql: 'INSERT INTO comments (post_id, author, text, at, trigger_word) VALUES (?, ?, ?, ?, ?)',
      args: [postId, from, text, world.now(), word ?? null],
    }]);
    return answerWaiting(world, creatorId);
  });

export interface ToldComment {
  auto_dm_post_id: string; caption: string; from: string; text: string; at: string;
  /** The word it matched when it was written. */
  trigger_word: string | null;
  state: 'answered' | 'waiting' | 'too late' | 'post deleted' | 'no trigger word';
  /** The public reply. */
  reply: string | null;
}

/** The latest comments with their results, newest first. */
export async function latestComments(world: World): Promise<ToldComment[]> {
  const rows = await world.rows(
    'SELECT c.*, p.caption, p.deleted_at FROM comments c JOIN posts p ON p.id = c.post_id ORDER BY c.id DESC LIMIT 20',
  );
  return rows.map((row) => {
    const answered = row.answered_at !== null;
    const late = numberOf(row.at) < world.now() - replyWindow;
    const state = answered ? 'answered' : row.trigger_word === null ? 'no trigger word' : row.deleted_at !== null ? 'post deleted' : late ? 'too late' : 'waiting';
    return {
      auto_dm_post_id: textOf(row.post_id), caption: textOf(row.caption), from: textOf(row.author), text: textOf(row.text), at: iso(row.at),
      trigger_word: textOrNull(row.trigger_word), state, reply: answered ? defaultAutoReply : null,
    };
  });
}
