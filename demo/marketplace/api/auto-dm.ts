import {
  addTriggerWord, getAutoDmDetails, listTriggerWords, setAutoDm, setTriggerWordStatus,
} from '../../../src/api/contract/auto-dm';
import { defaultAutoReply } from '../../../src/domain/auto-dm-defaults';
import { answerWaitingComments } from '../auto-reply';
import { Refusal } from '../refusal';
import type { Server } from '../serve';
import { randomCode } from '../tokens';
import { customWords, defaultWords, wordRefusal } from '../trigger-words';
import { numberOf } from '../world';

const week = 7 * 24 * 60 * 60_000;

/** The AutoDM switch and its trigger words. */
export function serveAutoDm(server: Server): void {
  server.guarded(setAutoDm, async ({ world, creator }, { body }) => {
    if (body.enable_auto_dm && creator.flags.instagram_reconnect_required) throw new Refusal(409, 'Please re-connect your instagram');
    if (body.enable_auto_dm && !creator.flags.instagram_connected) throw new Refusal(409, 'Connect your Instagram account first');
    await world.write([{ sql: 'UPDATE creators SET auto_dm_enabled = ? WHERE id = ?', args: [body.enable_auto_dm ? 1 : 0, creator.id] }]);
    await answerWaitingComments(world, creator.id);
    return { enable_auto_dm: body.enable_auto_dm };
  });

  server.guarded(getAutoDmDetails, async ({ world, creator }) => {
    const answered = await world.row(
      'SELECT COUNT(*) AS n FROM comments c JOIN posts p ON p.id = c.post_id WHERE p.creator_id = ? AND c.answered_at > ?', [creator.id, world.now() - week],
    );
    return {
      enable_auto_dm: creator.autoDm, default_trigger_words: [...defaultWords], default_auto_reply: defaultAutoReply,
      messages_last_7_days: numberOf(answered?.n),
    };
  });

  server.guarded(listTriggerWords, async ({ world, creator }) => ({ custom_trigger_words: await customWords(world, creator.id) }));

  server.guarded(addTriggerWord, ({ world, creator }, { body }) => world.exclusive(async () => {
    const keyword = body.keyword.trim();
    const refusal = wordRefusal(keyword, await customWords(world, creator.id));
    if (refusal) throw new Refusal(refusal.status, refusal.text);
    await world.write([{
      sql: 'INSERT INTO trigger_words (id, creator_id, keyword, status, created_at) VALUES (?, ?, ?, ?, ?)',
      args: [`word-${randomCode(6)}`, creator.id, keyword, 'ACTIVE', world.now()],
    }]);
    return { message: 'Custom trigger word added' };
  }));

  server.guarded(setTriggerWordStatus, async ({ world, creator }, { params, body }) => world.exclusive(async () => {
    const row = await world.row('SELECT id FROM trigger_words WHERE id = ? AND creator_id = ?', [params.id, creator.id]);
    if (!row) throw new Refusal(404, 'This trigger word does not exist');
    await world.write([{ sql: 'UPDATE trigger_words SET status = ? WHERE id = ?', args: [body.status, params.id] }]);
    return { message: 'Trigger word status updated' };
  }));
}
