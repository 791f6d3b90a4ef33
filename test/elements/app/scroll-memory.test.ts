import { expect } from '@open-wc/testing';
import { createScrollMemory } from '../../../elements/app/scroll-memory';

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
    const create = (inBrowser = true) => createScrollMemory(app, { entry: () => current, inBrowser });
    const top = () => scrollerOf(box).scrollTop;
    const scroll = (to: number) => scrollerOf(box).scrollTo({ top: to, behavior: 'instant' });
    type Memory = ReturnType<typeof create>;
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

    beforeEach(() => {
      current = 0;
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
