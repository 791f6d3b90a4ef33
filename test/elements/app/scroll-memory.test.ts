import { expect } from '@open-wc/testing';
import { createScrollMemory } from '../../../elements/app/scroll-memory';

/** Another entry of the history, without one: the memory asks for the state only. */
const enter = (creatorDepth?: number) => history.replaceState(creatorDepth === undefined ? null : { creatorDepth }, '');

describe('the scroll memory of the app', () => {
  let filler: HTMLElement;
  let stop = () => undefined as void;
  beforeEach(() => {
    filler = document.createElement('div');
    filler.style.height = '5000px';
    document.body.append(filler);
    enter();
    scrollTo(0, 0);
  });
  afterEach(() => {
    stop();
    stop = () => undefined;
    filler.remove();
    enter();
  });

  /** Scrolls, and waits until the listeners have heard of it. */
  async function scroll(top: number): Promise<void> {
    const heard = new Promise((resolve) => { addEventListener('scroll', resolve, { once: true }); });
    scrollTo(0, top);
    await heard;
  }

  it('takes the scrolling over from the browser, and gives it back', () => {
    expect(history.scrollRestoration).to.equal('auto');
    stop = createScrollMemory().start();
    expect(history.scrollRestoration).to.equal('manual');
    stop();
    expect(history.scrollRestoration).to.equal('auto');
  });

  it('knows the position of each entry', async () => {
    const memory = createScrollMemory();
    stop = memory.start();
    await scroll(300);
    enter(1);
    await scroll(700);
    enter();
    memory.restore();
    expect(scrollY).to.equal(300);
    enter(1);
    memory.restore();
    expect(scrollY).to.equal(700);
    enter(2);
    memory.restore();
    expect(scrollY, 'an entry of which nothing is known').to.equal(0);
  });

  it('hears nothing after it was stopped', async () => {
    const memory = createScrollMemory();
    memory.start()();
    await scroll(300);
    memory.restore();
    expect(scrollY).to.equal(0);
  });

  it('notes where it stood when it is left, or when an entry is added to it', async () => {
    const memory = createScrollMemory();
    await scroll(300);
    memory.leave();
    enter(1);
    memory.stay();
    for (const depth of [undefined, 1]) {
      scrollTo(0, 0);
      enter(depth);
      memory.restore();
      expect(scrollY).to.equal(300);
    }
  });

  it('notes nothing while the old screen stands in another entry', async () => {
    const memory = createScrollMemory();
    stop = memory.start();
    memory.hold();
    await scroll(300);
    memory.restore();
    expect(scrollY).to.equal(0);
    await scroll(200);
    scrollTo(0, 0);
    memory.leave();
    await scroll(400);
    scrollTo(0, 50);
    memory.restore();
    expect(scrollY, 'noted again after it was restored').to.equal(400);
    memory.hold();
    memory.begin();
    expect(scrollY).to.equal(0);
    await scroll(600);
    memory.restore();
    expect(scrollY, 'noted again after a new page has begun').to.equal(600);
  });
});
