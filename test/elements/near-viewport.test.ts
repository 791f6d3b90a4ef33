import { expect } from '@open-wc/testing';
import { whenNearViewport } from '../../elements/near-viewport';

let box: HTMLElement;
let scroller: HTMLElement;
let calls: number;
let end: () => void;

/** A box so far below the lower edge of the window. */
function place(distance: number): void {
  scroller.style.height = `${innerHeight + distance}px`;
  end = whenNearViewport(box, () => { calls++; end(); });
}

/** Until every observer has heard where the box is: all are called in one task. */
const observed = () => new Promise<void>((resolve) => {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    setTimeout(resolve);
  });
  observer.observe(box);
});

describe('an element that waits until it is near the viewport', () => {
  beforeEach(() => {
    calls = 0;
    scroller = document.body.appendChild(document.createElement('div'));
    box = document.body.appendChild(document.createElement('div'));
    box.style.height = '10px';
    document.body.style.margin = '0';
    scrollTo(0, 0);
  });
  afterEach(() => {
    end();
    scroller.remove();
    box.remove();
  });

  it('begins 200 px before it can be seen', async () => {
    place(150);
    await observed();
    expect(calls).to.equal(1);
  });

  it('waits while it is further away, and begins once as it comes near', async () => {
    place(600);
    await observed();
    expect(calls).to.equal(0);
    scrollTo(0, 500);
    await observed();
    await observed();
    expect(calls).to.equal(1);
    scrollTo(0, 0);
    await observed();
    scrollTo(0, 500);
    await observed();
    dispatchEvent(new Event('beforeprint'));
    expect(calls).to.equal(1);
  });

  it('begins once when the page is printed, wherever it is', async () => {
    place(600);
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('beforeprint'));
    expect(calls).to.equal(1);
    scrollTo(0, 500);
    await observed();
    expect(calls).to.equal(1);
  });

  it('does not begin after its wait was ended', async () => {
    place(600);
    await observed();
    end();
    dispatchEvent(new Event('beforeprint'));
    scrollTo(0, 500);
    await observed();
    await observed();
    expect(calls).to.equal(0);
  });

  it('begins before it can be seen within a scroller of the page', async () => {
    scroller.remove();
    const frame = document.body.appendChild(document.createElement('div'));
    frame.style.cssText = 'height: 200px; overflow: auto';
    scroller = frame.appendChild(document.createElement('div'));
    frame.append(box);
    scroller.style.height = '350px'; // 150 px below the lower edge of the frame
    end = whenNearViewport(box, () => { calls++; end(); });
    await observed();
    // `scrollMargin` needs Chromium 120; without it the element begins when it can be seen.
    expect(calls).to.equal('scrollMargin' in IntersectionObserver.prototype ? 1 : 0);
    frame.remove();
  });
});
