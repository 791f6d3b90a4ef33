import { callTable } from '../../../src/api/contract/table';
import { listReelCategories, sendAnalytics } from '../../../src/api/contract/other';
import { pictureUrl } from '../products';
import { Refusal } from '../refusal';
import { reelCategories } from '../seed/reels';
import type { Server } from '../serve';

/** The events of the last days, as in a marketplace that has run for months. */
const keptEvents = 1000;

/** Reels, analytics, and an answer for the calls that no screen uses. */
export function serveOther(server: Server): void {
  server.open(listReelCategories, async ({ root }) => ({
    categories: reelCategories.map(({ id, name, reels }) => ({
      id, name,
      reels: reels.map((reel) => ({
        reelId: reel.reelId, videoUrlMp4: `${root}/reels-media/${reel.clip}.mp4`, creatorName: reel.creatorName,
        creatorImageUrl: pictureUrl(root, reel.creatorPicture), rank: reel.rank,
      })),
    })),
  }));

  server.open(sendAnalytics, async ({ world }, { body }) => {
    const now = world.now();
    await world.write([
      ...body.events.map((event) => ({
        sql: 'INSERT INTO events (kind, body, at) VALUES (?, ?, ?)', args: ['analytics', JSON.stringify(event), now],
      })),
      { sql: "DELETE FROM events WHERE kind = 'analytics' AND id <= (SELECT max(id) FROM events) - ?", args: [keptEvents] },
    ]);
    return { message: 'Noted' };
  });

  for (const call of Object.values(callTable)) {
    if (call.unused) server.open(call, async () => { throw new Refusal(410, 'The sandbox knows this call, but no screen of the programme makes it'); });
  }
}
