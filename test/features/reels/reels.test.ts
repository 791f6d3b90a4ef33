import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { hidePage } from '../../support/away';
import { restoreDevice } from '../../support/device';
import { holdTimers } from '../../support/held-timers';
import { hold } from '../../support/hold';
import { runtimeOf } from '../../support/open-element';
import { click, findByRole, findByText, queryAllByRole, queryAllByText } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { clipOf, openReels, playing, stateOf, videosOf } from './open-reels';
import { waitUntil } from '../../support/wait-until';

describe('<creator-reel-viewer>', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(restoreDevice);
  const moving = (element: Element) => waitUntil(() => playing(element).some(({ currentTime }) => currentTime > 0.1), 'a reel plays');
  const shows = (element: Element, clip: string) =>
    waitUntil(() => playing(element).length === 1 && clipOf(playing(element)[0]) === clip && (playing(element)[0]?.currentTime ?? 0) > 0.1, `${clip} plays`)
      .catch(() => { throw new Error(`${clip} does not play: ${stateOf(element)}`); });
  const categories = (reels: readonly object[]) => world.control('faults', {
    method: 'GET', path: '/v1/reels/categories', status: 200, body: { categories: [{ id: 'x', name: 'X', reels }] },
  });
  const clip = (name: string, rank: number) => ({ reelId: name, videoUrlMp4: `${location.origin}${world.base}/reels-media/${name}.mp4`, creatorName: name, rank });

  it('[REEL-01] [REEL-06] [REEL-08] [ENT-34] [API-65] plays the first reel of the category, muted, and that one alone', async () => {
    const { element } = await openReels(world, 'fashion');
    await shows(element, 'drift.mp4');
    const active = playing(element)[0];
    expect(active?.muted).to.equal(true);
    const at = active?.currentTime ?? 0;
    await waitUntil(() => (active?.currentTime ?? 0) !== at);
    expect(videosOf(element).filter((video) => video !== active).every(({ paused, currentTime }) => paused && currentTime === 0)).to.equal(true);
    await findByText(element, 'Asha Rao');
  });

  it('[API-66] asks the stand-in call for the categories once', async () => {
    const { element } = await openReels(world, 'fashion');
    await moving(element);
    expect((await world.requests()).filter(({ path }) => path === '/v1/reels/categories').map(({ method }) => method)).to.deep.equal(['GET']);
  });

  it('[REEL-02] [REEL-03] goes on with the arrows through all reels and around, with three videos', async () => {
    const { element } = await openReels(world, 'fashion');
    await shows(element, 'drift.mp4');
    (await findByRole(element, 'group', 'Reel 1 of 3')).focus();
    const elements = videosOf(element);
    expect(elements).to.have.length(3);
    for (const [key, next, name] of [
      ['ArrowDown', 'rings.mp4', 'Reel 2 of 3'], ['ArrowDown', 'bars.mp4', 'Reel 3 of 3'], ['ArrowDown', 'drift.mp4', 'Reel 1 of 3'],
      ['ArrowUp', 'bars.mp4', 'Reel 3 of 3'],
    ] as const) {
      await sendKeys({ press: key });
      await shows(element, next);
      await findByRole(element, 'group', name);
    }
    expect(videosOf(element).every((video, index) => video === elements[index]), 'the same three').to.equal(true);
  });

  it('[REEL-03] goes on with the arrows where the sound button of the last reel had the focus', async () => {
    const { element } = await openReels(world, 'fashion');
    await shows(element, 'drift.mp4');
    (await findByRole(element, 'button', 'Sound')).focus();
    for (const next of ['rings.mp4', 'bars.mp4']) {
      await sendKeys({ press: 'ArrowDown' });
      await shows(element, next);
    }
  });

  it('[REEL-02] follows a swipe: the reel that is scrolled to plays', async () => {
    const { element } = await openReels(world, 'home');
    await shows(element, 'bars.mp4');
    const track = await findByRole(element, 'group', 'Reel 1 of 3');
    track.scrollBy({ top: track.clientHeight });
    await shows(element, 'waves.mp4');
  });

  it('[REEL-02] [REEL-03] follows a swipe up from the first reel of which a busy page sees the end alone', async () => {
    const { element } = await openReels(world, 'fashion');
    await shows(element, 'drift.mp4');
    const track = await findByRole(element, 'group', 'Reel 1 of 3');
    track.scrollTo({ top: 0, behavior: 'instant' });
    await shows(element, 'bars.mp4');
    (await findByRole(element, 'group', 'Reel 3 of 3')).focus();
    await sendKeys({ press: 'ArrowUp' });
    await shows(element, 'rings.mp4');
  });

  it('[REEL-07] fetches the reel after the active one once that plays, and no other', async () => {
    const { element } = await openReels(world, 'fashion');
    await waitUntil(() => videosOf(element).some((video) => clipOf(video) === 'rings.mp4' && video.readyState >= 2), 'the next one is there');
    expect(videosOf(element).map(clipOf).sort()).to.deep.equal(['', 'drift.mp4', 'rings.mp4']);
  });

  it('fetches nothing ahead where the creator saves data', async () => {
    const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, 'connection');
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      const { element } = await openReels(world, 'fashion');
      await waitUntil(() => (playing(element)[0]?.currentTime ?? 0) > 1, 'plays for a while');
      expect(videosOf(element).map(clipOf).filter(Boolean)).to.deep.equal(['drift.mp4']);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
      if (connection) Object.defineProperty(Navigator.prototype, 'connection', connection);
    }
  });

  it('[REEL-09] toggles the sound by a tap, for the whole viewer', async () => {
    const { element } = await openReels(world, 'fashion');
    await moving(element);
    const sound = () => queryAllByRole(element, 'button', 'Sound')[0];
    expect(sound()?.getAttribute('aria-pressed')).to.equal('false');
    sound()?.click();
    await waitUntil(() => videosOf(element).filter(({ currentSrc }) => currentSrc).every(({ muted }) => !muted));
    (await findByRole(element, 'group', 'Reel 1 of 3')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await shows(element, 'rings.mp4');
    expect(playing(element)[0]?.muted, 'the next one keeps it').to.equal(false);
    await sendKeys({ press: 'm' });
    await waitUntil(() => playing(element)[0]?.muted === true);
  });

  it('[REEL-04] hints at swiping for 3.5 seconds, with more than one reel only', async () => {
    const hints = (element: Element) => queryAllByText(element, 'Swipe up for the next reel').length;
    const hint = holdTimers(3500);
    const { element } = await openReels(world, 'fashion');
    await findByText(element, 'Swipe up for the next reel');
    await hint.pass();
    await waitUntil(() => hints(element) === 0, 'the hint goes');
    element.remove();
    const single = await openReels(world, 'gadgets');
    await shows(single.element, 'rings.mp4');
    expect([hints(single.element), hint.running()]).to.deep.equal([0, 0]);
    expect(videosOf(single.element)).to.have.length(1);
  });

  it('[REEL-04] hints above the name of the creator, however long that is', async () => {
    holdTimers(3500);
    await categories([clip('drift', 1), clip('rings', 2)].map((reel) => ({ ...reel, creatorName: 'Ananya Subramanian Iyer '.repeat(5).trim() })));
    const { element } = await openReels(world, 'x');
    const hint = (await findByText(element, 'Swipe up for the next reel')).getBoundingClientRect();
    const [name] = queryAllByText(element, /^Ananya/).map((text) => text.getBoundingClientRect());
    expect(name?.height, 'several lines').to.be.above(80);
    expect(hint.bottom).to.be.at.most(name?.top ?? 0);
  });

  it('[REEL-05] goes back one page by Close and by Escape', async () => {
    const { element, went } = await openReels(world, 'fashion');
    await click(element, 'button', 'Close');
    (await findByRole(element, 'group', 'Reel 1 of 3')).focus();
    await sendKeys({ press: 'Escape' });
    expect(went).to.deep.equal(['back', 'back']);
  });

  it('pauses and goes on by the space bar, off the screen and on it again', async () => {
    const { element } = await openReels(world, 'fashion');
    await moving(element);
    (await findByRole(element, 'group', 'Reel 1 of 3')).focus();
    await sendKeys({ press: ' ' });
    await waitUntil(() => playing(element).length === 0);
    await sendKeys({ press: ' ' });
    await waitUntil(() => playing(element).length === 1);
    element.style.display = 'block';
    element.style.marginTop = '5000px';
    scrollTo(0, 0);
    await waitUntil(() => playing(element).length === 0, 'pauses off the screen');
    element.style.marginTop = '0';
    await waitUntil(() => playing(element).length === 1, 'plays again');
  });

  it('starts each reel by a tap where less motion is wanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const { element } = await openReels(world, 'fashion');
      await findByRole(element, 'button', 'Play');
      expect(playing(element)).to.have.length(0);
      await click(element, 'button', 'Play');
      await shows(element, 'drift.mp4');
      expect(queryAllByRole(element, 'button', 'Play')).to.have.length(0);
      await sendKeys({ press: 'ArrowDown' });
      await findByRole(element, 'group', 'Reel 2 of 3');
      await findByRole(element, 'button', 'Play');
      await waitUntil(() => playing(element).length === 0);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('pauses while the page is hidden', async () => {
    const { element } = await openReels(world, 'fashion');
    await moving(element);
    hidePage(true);
    await waitUntil(() => playing(element).length === 0);
    hidePage(false);
    await waitUntil(() => playing(element).length === 1);
  });

  it('[REEL-10] [ERR-28] [ERR-29] says what is wrong with a broken, a missing and an unsupported clip, and plays the others', async () => {
    await categories([clip('broken', 1), clip('nowhere', 2), clip('unsupported', 3), clip('drift', 4)]);
    const { element } = await openReels(world, 'x');
    // WebKit reads the file before it calls it a clip, and cannot.
    const broken = navigator.vendor.startsWith('Apple') ? /Video source not supported\.$/ : /^Video playback aborted due to decoding error\.$/;
    await waitUntil(() => queryAllByRole(element, 'alert').some(({ textContent }) => broken.test(textContent ?? '')), 'the broken one says so');
    (await findByRole(element, 'group', 'Reel 1 of 4')).focus();
    for (const name of ['Reel 2 of 4', 'Reel 3 of 4']) {
      await sendKeys({ press: 'ArrowDown' });
      await findByRole(element, 'group', name);
      await waitUntil(() => queryAllByRole(element, 'alert').some(({ textContent }) => /Video source not supported\./.test(textContent ?? '')), `${name} says so`);
    }
    await sendKeys({ press: 'ArrowDown' });
    await shows(element, 'drift.mp4');
    expect(queryAllByRole(element, 'alert')).to.have.length(0);
  });

  for (const [id, code, text] of [
    ['ERR-26', 1, 'Video playback aborted.'], ['ERR-27', 2, 'A network error caused video download to fail.'], ['ERR-30', 9, 'An unknown video error occurred.'],
  ] as const) {
    it(`[${id}] says '${text}' for that error of the browser`, async () => {
      const { element } = await openReels(world, 'gadgets');
      await moving(element);
      const [video] = videosOf(element);
      Object.defineProperty(video, 'error', { configurable: true, value: { code } });
      video?.dispatchEvent(new Event('error'));
      await findByText(element, text);
      if (video) Reflect.deleteProperty(video, 'error');
      await click(element, 'button', 'Retry');
      await shows(element, 'rings.mp4');
    });
  }

  it('[REEL-10] waits for a tap where the browser plays nothing by itself, as an iPhone that saves power', async () => {
    const { play } = HTMLMediaElement.prototype;
    const tapped = new WeakSet<HTMLMediaElement>();
    let tapping = false;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (tapping) tapped.add(this);
      return tapped.has(this) ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    try {
      const { element } = await openReels(world, 'fashion');
      const button = await findByRole(element, 'button', 'Play');
      expect([queryAllByRole(element, 'alert').length, playing(element).length]).to.deep.equal([0, 0]);
      tapping = true;
      button.click();
      await moving(element);
      tapping = false;
      expect(queryAllByRole(element, 'button', 'Play')).to.have.length(0);
      await sendKeys({ press: 'ArrowDown' });
      await findByRole(element, 'group', 'Reel 2 of 3');
      await findByRole(element, 'button', 'Play');
      expect(queryAllByRole(element, 'alert')).to.have.length(0);
    } finally {
      HTMLMediaElement.prototype.play = play;
    }
  });

  it('[ERR-31] says that it cannot play, and why, when playing is refused', async () => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotSupportedError'));
    try {
      const { element } = await openReels(world, 'gadgets');
      await findByText(element, 'Cannot play video. Video source not supported.');
    } finally {
      HTMLMediaElement.prototype.play = play;
    }
  });

  it('[ERR-25] shows that it loads', async () => {
    const { release } = await hold(world, 'GET', '/v1/reels/categories', { times: 1 });
    const opening = openReels(world, 'fashion');
    await findByText(document.body, 'Loading reels...');
    await release();
    await moving((await opening).element);
  });

  for (const [id, category, text] of [
    ['ERR-21', 'nonsense', 'Category not found'], ['ERR-23', undefined, 'No category specified.'], ['ERR-24', 'coming-soon', 'No reels found for this category.'],
  ] as const) {
    it(`[${id}] says '${text}'`, async () => {
      const { element, went } = await openReels(world, category);
      await findByText(element, text);
      await click(element, 'button', 'Close');
      expect(went).to.deep.equal(['back']);
    });
  }

  it('[ERR-22] says that the reels failed to load, and loads them on Retry', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/reels/categories', status: 500, times: 1 });
    const { element } = await openReels(world, 'fashion');
    await findByText(element, 'Failed to load reels');
    await click(element, 'button', 'Retry');
    await shows(element, 'drift.mp4');
  });

  it('plays nothing from an address that is not allowed', async () => {
    await categories([{ ...clip('drift', 1), videoUrlMp4: 'https://evil.example/x.mp4' }]);
    const { element } = await openReels(world, 'x');
    await findByText(element, 'Cannot play video. Video source not supported.');
    expect(videosOf(element).map(({ currentSrc }) => currentSrc)).to.deep.equal(['']);
  });

  it('keeps its reel when it is moved in the document', async () => {
    const { element } = await openReels(world, 'fashion');
    await shows(element, 'drift.mp4');
    const track = await findByRole(element, 'group', 'Reel 1 of 3');
    document.body.prepend(element);
    await waitUntil(() => track.scrollTop === track.clientHeight, 'stands at the first reel again');
    await shows(element, 'drift.mp4');
    track.focus();
    await sendKeys({ press: 'ArrowDown' });
    await shows(element, 'rings.mp4');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await shows(element, 'rings.mp4');
    await findByRole(element, 'group', 'Reel 2 of 3');
    box.remove();
  });

  it('begins with its first reel where the page shows it later, and keeps its reel when it is hidden again', async () => {
    const element = document.createElement('creator-reel-viewer');
    element.setAttribute('category-id', 'fashion');
    element.runtime = runtimeOf(world);
    const tab = document.createElement('div');
    tab.style.display = 'none';
    tab.append(element);
    document.body.append(tab);
    await element.whenReady();
    tab.style.display = 'block';
    await shows(element, 'drift.mp4');
    (await findByRole(element, 'group', 'Reel 1 of 3')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await shows(element, 'rings.mp4');
    tab.style.display = 'none';
    await waitUntil(() => playing(element).length === 0);
    tab.style.display = 'block';
    await shows(element, 'rings.mp4');
    await findByRole(element, 'group', 'Reel 2 of 3');
    tab.remove();
  });

  it('is accessible, lets go of its videos when it is removed, and plays when it is added again', async () => {
    const { element } = await openReels(world, 'gadgets');
    await moving(element);
    await expectAccessible(element);
    const [video] = videosOf(element);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    expect([video?.hasAttribute('src'), video?.paused]).to.deep.equal([false, true]);
    document.body.append(element);
    await shows(element, 'rings.mp4');
  });
});
