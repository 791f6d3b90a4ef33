import assert from 'node:assert/strict';
import type { Journey } from './journey';

export const journey: Journey = {
  name: 'ten thousand posts, read on and on without being thrown back',
  scenario: 'ten-thousand-posts',
  loggedIn: true,
  async walk({ creator }) {
    await creator.goto('/auto-dm-listing');
    await creator.finds('heading', 'AutoDM posts');
    await creator.sees('10,000 posts');
    // As someone with a thumb does, up to a few pages after those whose rows are all there.
    const read = await creator.evaluate(async () => {
      const back: string[] = [];
      const enough = 8000;
      const end = Date.now() + 15_000;
      for (let last = scrollY; document.documentElement.scrollHeight < enough && Date.now() < end; last = scrollY) {
        scrollBy({ top: 400, behavior: 'instant' });
        await new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); });
        if (scrollY < last - 1) back.push(`from ${last} to ${scrollY}`);
      }
      return { back: back.join(), enough: document.documentElement.scrollHeight >= enough };
    });
    assert.deepEqual(read, { back: '', enough: true });
  },
};
