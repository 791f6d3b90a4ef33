import { expect, nextFrame } from '@open-wc/testing';
import { createScrollMemory, readNoted, type Noted } from '../../../elements/app/scroll-memory';
import { tabValue, type TabValue } from '../../../src/state/tab-storage';
import { createRuntime } from '../../../src/runtime';
import { pretend, restoreDevice } from '../../support/device';
import { noteListeners } from '../../support/note-listeners';
import { sized } from '../../support/sized';

/** What scrolls, and how a page gets that. */
const scrollers: [name: string, around: string, scrollerOf: (box: HTMLElement) => Element][] = [
  ['the page', '', () => document.documentElement],
  ['a box of the page', 'height: 300px; overflow: auto', (box) => box],
];

for (const [name, around, scrollerOf] of scrollers) {
  describe(`the scroll memory of the app, where ${name} scrolls`, () => {
    let box: HTMLElement;
    let app: HTMLElement;
    let style: HTMLStyleElement;
    let current = 0;
    const inBox = around !== '';
    let kept: TabValue<Noted>;
    const create = (inBrowser = true) => createScrollMemory(app, { entry: () => current, inBrowser }, kept);
    const top = () => scrollerOf(box).scrollTop;
    const scroll = (to: number) => scrollerOf(box).scrollTo({ top: to, behavior: 'instant' });
    /** Scrolls without any other event, as a scroll bar does. */
    const scrolled = async (to: number) => {
      scroll(to);
      await nextFrame();
    };
    type Memory = ReturnType<typeof create>;
    const stops: (() => void)[] = [];
    /** A memory that takes the scrolling over from the browser. */
    const begin = (inBrowser = true) => {
      const memory = create(inBrowser);
      stops.push(memory.start());
      return memory;
    };
    /** How the browser says that the page was opened. */
    const opened = (type: string) => pretend(performance, 'getEntriesByType', () => [{ type }]);
    /** The page is left for a reload, and loads again. */
    const reload = (inBrowser = true) => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      for (const stop of stops.splice(0)) stop();
      scroll(0);
      return begin(inBrowser);
    };
    const become = (height: number) => {
      app.style.height = `${height}px`;
      return sized(app);
    };
    /** A new page opens at an entry of the history. */
    const open = (memory: Memory, entry: number) => {
      memory.leave();
      current = entry;
      memory.begin();
    };
    const goBack = (memory: Memory, entry: number) => {
      current = entry;
      memory.hold();
      memory.restore();
    };

    const here = location.href;
    beforeEach(() => {
      current = 0;
      kept = tabValue(createRuntime(), 'scroll', readNoted);
      opened('reload');
      box = document.createElement('div');
      box.style.cssText = around;
      const before = document.createElement('p');
      before.style.cssText = 'height: 100px; margin: 0';
      app = document.createElement('div');
      app.style.height = '5000px';
      box.append(before, app);
      style = document.createElement('style');
      style.textContent = '* { scroll-behavior: smooth }';
      document.head.append(style);
      document.body.append(box);
      scroll(0);
    });
    afterEach(() => {
      restoreDevice();
      for (const stop of stops.splice(0)) stop();
      kept.forget();
      history.replaceState(null, '', here);
      box.remove();
      style.remove();
    });

    it('takes the scrolling over from the browser, and gives it back', () => {
      expect(history.scrollRestoration).to.equal('auto');
      const stop = create().start();
      expect(history.scrollRestoration).to.equal('manual');
      stop();
      expect(history.scrollRestoration).to.equal('auto');
    });

    it(`${inBox ? 'leaves the page around the box to the browser' : 'keeps the scrolling'} while the page is reloaded`, () => {
      begin();
      dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(history.scrollRestoration).to.equal(inBox ? 'auto' : 'manual');
      for (const stop of stops.splice(0)) stop();
      begin();
      expect(history.scrollRestoration, 'reloaded').to.equal(inBox ? 'auto' : 'manual');
    });

    it('leaves it to the browser where the address is not that of the app', () => {
      const stop = create(false).start();
      expect(history.scrollRestoration).to.equal('auto');
      stop();
      expect(history.scrollRestoration).to.equal('auto');
    });

    it('knows the position of each entry, and restores it at once', () => {
      const memory = create();
      scroll(300);
      open(memory, 1);
      expect(top(), 'a new page begins at its top').to.equal(0);
      scroll(700);
      goBack(memory, 0);
      expect(top()).to.equal(300);
      goBack(memory, 1);
      expect(top()).to.equal(700);
      current = 2;
      memory.restore();
      expect(top(), 'an entry of which nothing is known').to.equal(0);
    });

    it('goes on where it is in an entry that is added to another one', () => {
      const memory = create();
      scroll(300);
      memory.leave();
      current = 1;
      memory.stay();
      expect(top()).to.equal(300);
      scroll(500);
      goBack(memory, 0);
      expect(top()).to.equal(300);
      current = 1;
      memory.restore();
      expect(top()).to.equal(500);
    });

    it('notes nothing between going back and the arrival', () => {
      const memory = create();
      scroll(300);
      open(memory, 1);
      scroll(700);
      current = 0;
      memory.hold();
      scroll(40); // the page that comes is shorter for the moment
      memory.hold();
      memory.leave();
      current = 1;
      memory.restore();
      expect(top()).to.equal(700);
      scroll(800);
      memory.leave();
      memory.restore();
      expect(top(), 'it notes again after that').to.equal(800);
      memory.hold();
      memory.begin();
      scroll(60);
      memory.leave();
      memory.restore();
      expect(top(), 'and after a new page has begun').to.equal(60);
    });

    it('keeps the positions of a page that is reloaded', () => {
      const memory = begin();
      expect(memory.isBack).to.equal(false);
      scroll(300);
      open(memory, 1);
      scroll(700);
      expect(reload().isBack).to.equal(true);
      const twice = reload(); // before the first has shown its page
      twice.restore();
      expect(top()).to.equal(700);
      goBack(twice, 0);
      expect(top()).to.equal(300);
    });

    it('comes to its place while the page loads, unless somebody scrolls, taps or types meanwhile', async () => {
      begin();
      scroll(3000);
      const again = reload();
      await become(2000);
      expect(top()).to.be.within(1000, 2100);
      await become(5000);
      expect(top()).to.equal(3000);
      scroll(2000); // by the page
      again.restore();
      expect(top()).to.equal(3000);
      const third = reload();
      await become(2000);
      app.dispatchEvent(new Event('wheel', { bubbles: true }));
      scroll(400);
      await become(5000);
      third.restore();
      expect(top()).to.equal(400);
      open(third, 1);
      goBack(third, 0);
      expect(top(), 'Back is another thing').to.equal(400);
    });

    for (const place of [0, 300]) {
      it(`stays where somebody has scrolled to after a reload at ${place}, by a wheel or by the scroll bar, before the page is there`, async () => {
        for (const sign of ['wheel', undefined]) {
          begin();
          scroll(place);
          const again = reload();
          await become(2000);
          expect(top()).to.equal(place);
          if (sign) app.dispatchEvent(new Event(sign, { bubbles: true }));
          await scrolled(700);
          await become(5000);
          expect(top()).to.equal(700);
          again.restore();
          expect(top()).to.equal(700);
          for (const stop of stops.splice(0)) stop();
        }
      });
    }

    it('stays at its place after a reload, whatever comes above it or makes the page shorter for a moment', async () => {
      begin();
      scroll(600);
      const again = reload();
      await become(3000);
      expect(top()).to.equal(600);
      await become(350);
      await nextFrame();
      await become(3000);
      expect(top()).to.equal(600);
      again.restore();
      await scrolled(700);
      await become(4000);
      expect(top(), 'its page has begun').to.equal(700);
    });

    it('keeps the position of a page that is discarded while nobody sees it', () => {
      const { pathname } = location;
      history.replaceState(null, '', '?code=secret');
      begin();
      scroll(300);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(kept.read()).to.equal(undefined);
      pretend(document, 'hidden', true);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(kept.read(), 'without the query').to.deep.equal({ path: pathname, entry: 0, places: [[0, { top: 300, inBox }]] });
      scroll(0);
      const again = create();
      again.restore();
      expect(top()).to.equal(300);
    });

    it('begins at the top where the address was opened anew, once more, or is another one', () => {
      begin();
      scroll(300);
      dispatchEvent(new PageTransitionEvent('pagehide'));
      opened('navigate');
      expect(create().isBack).to.equal(false);
      opened('back_forward');
      const memory = create();
      expect(memory.isBack).to.equal(true);
      expect(create().isBack, 'an app that is inserted twice').to.equal(true);
      memory.restore();
      expect(create().isBack, 'it was shown').to.equal(false);
      dispatchEvent(new PageTransitionEvent('pagehide'));
      current = 1;
      dispatchEvent(new PageTransitionEvent('pagehide'));
      current = 0;
      expect(create().isBack, 'another entry').to.equal(false);
      dispatchEvent(new PageTransitionEvent('pagehide'));
      history.replaceState(null, '', '/elsewhere');
      expect(create().isBack, 'another address').to.equal(false);
      history.replaceState(null, '', here);
      dispatchEvent(new PageTransitionEvent('pagehide'));
      pretend(performance, 'getEntriesByType', () => []);
      expect(create().isBack, 'a browser that does not say how').to.equal(true);
    });

    it('notes nothing any more once the app has gone', () => {
      begin();
      for (const stop of stops.splice(0)) stop();
      pretend(document, 'hidden', true);
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(kept.read()).to.equal(undefined);
    });

    it('notes nothing where the address is not that of the app, and reads nothing', () => {
      begin(false);
      scroll(300);
      expect(reload(false).isBack).to.equal(false);
      expect(kept.read()).to.equal(undefined);
      begin();
      scroll(300);
      dispatchEvent(new PageTransitionEvent('pagehide'));
      const part = create(false);
      expect(part.isBack).to.equal(false);
      part.begin();
      expect(kept.read()?.places, 'of another app of the page').to.deep.equal([[0, { top: 300, inBox }]]);
    });

    it('moves nothing while a page loads that was not reloaded', async () => {
      begin();
      scroll(300);
      await become(4000);
      expect(top()).to.equal(300);
    });

    it('passes over what another has noted there', () => {
      const good = { path: '/help', entry: 1, places: [[0, { top: 12.5, inBox }], [1, { top: 700, inBox }]] };
      expect(readNoted(good)).to.deep.equal(good);
      const bad = [[7], [[0]], [[0, 7]], [[0, { top: 7, inBox }], [1, null]], [[0, { top: 'far', inBox }]], [['0', { top: 7, inBox }]], [[0, { top: 7 }]], 7, undefined];
      for (const noted of [...bad.map((places) => ({ ...good, places })), { ...good, path: 7 }, { ...good, entry: '1' }, null, 'text', 7]) {
        expect(readNoted(noted), JSON.stringify(noted)).to.equal(undefined);
      }
    });

    it('comes to its position as the page becomes longer', async () => {
      const memory = create();
      scroll(3000);
      open(memory, 1);
      await become(2000);
      goBack(memory, 0);
      expect(top()).to.be.within(1000, 2100);
      await become(2600);
      expect(top()).to.be.within(2101, 2700);
      await become(5000);
      expect(top()).to.equal(3000);
      await become(2000);
      await become(5000);
      expect(top(), 'it was there').to.be.below(3000);
    });

    it('stays where it is once somebody scrolls, taps or types, or on another page', async () => {
      const memory = create();
      const listeners = noteListeners();
      stops.push(listeners.stop);
      box.addEventListener('keydown', (event) => { event.stopPropagation(); });
      scroll(3000);
      open(memory, 1);
      await become(2000);
      for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
        goBack(memory, 0);
        app.dispatchEvent(new Event(sign, { bubbles: true })); // which a page may keep to itself
        await become(5000);
        expect(top(), sign).to.be.below(3000);
        expect(listeners.left(), 'it does not listen any more').to.deep.equal([]);
        scroll(3000);
        open(memory, 1);
        await become(2000);
      }
      goBack(memory, 0);
      memory.begin();
      scroll(1e5);
      await become(5000);
      expect(top()).to.be.below(3000);
    });

    it('brings a part of a page into view by its top, and only if that has gone above', () => {
      const memory = create(false);
      scroll(50);
      memory.begin();
      expect(top(), 'its top is in view').to.equal(50);
      scroll(900);
      memory.begin();
      expect(top()).to.equal(Math.round(app.getBoundingClientRect().top + top() - (around ? box.getBoundingClientRect().top : 0)));
      expect(top()).to.be.within(90, 130);
      style.textContent += ' * { scroll-padding-top: 40px }';
      scroll(900);
      const plain = top();
      memory.begin();
      expect(plain - top(), 'below what stands at the top of the page').to.be.within(810, 860);
    });
  });
}

describe('the scroll memory of the app, in a box that scrolls only with the content of a page', () => {
  const [box, app] = [document.createElement('div'), document.createElement('div')];
  const become = (height: number) => {
    app.style.height = `${height}px`;
    return sized(app);
  };
  let entry = 0;
  const create = (kept: TabValue<Noted> = tabValue(createRuntime(), 'scroll', readNoted)) => createScrollMemory(app, { entry: () => entry, inBrowser: true }, kept);
  /** The page around is longer than the window. */
  const stretch = document.createElement('div');
  const tops = () => [box.scrollTop, document.documentElement.scrollTop];
  beforeEach(async () => {
    entry = 0;
    box.style.cssText = 'height: 300px; overflow: auto';
    stretch.style.height = '5000px';
    box.append(app);
    document.body.append(box, stretch);
    document.documentElement.scrollTop = 50;
    await become(5000);
  });
  afterEach(() => {
    restoreDevice();
    box.remove();
    stretch.remove();
  });

  it('waits for that after a reload, and leaves the page where it is', async () => {
    pretend(performance, 'getEntriesByType', () => [{ type: 'reload' }]);
    const kept = tabValue(createRuntime(), 'scroll', readNoted);
    kept.write({ path: location.pathname, entry: 0, places: [[0, { top: 700, inBox: true }]] });
    await become(10);
    const stop = create(kept).start();
    await become(100);
    expect(tops()).to.deep.equal([0, 50]);
    await become(5000);
    expect(tops()).to.deep.equal([700, 50]);
    stop();
    kept.forget();
  });

  it('waits for that after going back, and leaves the page where it is', async () => {
    const memory = create();
    box.scrollTop = 700;
    memory.leave();
    entry = 1;
    memory.begin();
    await become(10);
    memory.leave();
    entry = 0;
    memory.restore();
    await become(100);
    expect(tops()).to.deep.equal([0, 50]);
    await become(5000);
    expect(tops()).to.deep.equal([700, 50]);
    memory.leave();
    entry = 1;
    memory.restore();
    expect(tops(), 'a page that did not scroll').to.deep.equal([700, 50]);
  });
});
