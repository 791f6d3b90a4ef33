import assert from 'node:assert/strict';
import type { Journey } from './journey';

interface Playing { clip: string; time: number; muted: boolean }

/** The videos of the page that play. Runs in the page. */
function playing(): Playing[] {
  const found: Playing[] = [];
  const walk = (root: ParentNode) => {
    for (const child of root.querySelectorAll('*')) {
      if (child instanceof HTMLVideoElement && !child.paused) found.push({ clip: child.currentSrc.split('/').at(-1) ?? '', time: child.currentTime, muted: child.muted });
      if (child.shadowRoot) walk(child.shadowRoot);
    }
  };
  walk(document);
  return found;
}

export const journey: Journey = {
  name: '[REEL-01] [REEL-02] [REEL-05] [REEL-09] reels play one after the other, with sound after a tap, and Escape leaves them',
  scenario: 'busy-creator',
  loggedIn: true,
  async walk({ creator }) {
    /** The one video that plays, as soon as its picture moves. */
    const moving = async (clip: string): Promise<Playing> => {
      const end = Date.now() + 20_000;
      let seen: Playing[] = [];
      while (Date.now() < end) {
        seen = await creator.evaluate(playing);
        const [first] = seen;
        if (first && seen.length === 1 && first.clip === clip && first.time > 0.1) return first;
        await new Promise((resolve) => { setTimeout(resolve, 100); });
      }
      throw new Error(`${clip} does not play, but ${JSON.stringify(seen)}`);
    };
    await creator.goto('/reels/fashion');
    await creator.finds('group', 'Reel 1 of 3');
    assert.equal((await moving('drift.mp4')).muted, true);
    await creator.press('ArrowDown');
    await creator.finds('group', 'Reel 2 of 3');
    await moving('rings.mp4');
    await creator.press('ArrowUp');
    await moving('drift.mp4');
    // A machine without a loudspeaker may not play a clip with its sound.
    await creator.click('button', 'Sound');
    assert.deepEqual((await creator.evaluate(playing)).map(({ muted }) => muted), [false]);
    await creator.press('Escape');
    await creator.isAt(/\/influencer-home$/); // this browser has seen no other page of the app
  },
};
