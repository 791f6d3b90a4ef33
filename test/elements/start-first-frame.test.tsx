import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import { answerTaps, startFirstFrame, type FirstFrame } from '../../elements/first-frame';
import { pageLanguage } from '../../src/text/words';
import { hidePage } from '../support/away';
import { pretend, restoreDevice } from '../support/device';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

/** What is drawn: a figure that arrives, and one that is no signal. */
const figure = signal<number | undefined>(undefined);
let other: string;
let nothing: number;
let failures: Error[];
let root: ShadowRoot;
let frame: FirstFrame;

function draw() {
  if (figure.value === undefined) return undefined;
  if (figure.value < 0) throw new RangeError('below zero');
  return <><output>{figure.value}</output><input aria-label="search" /><button type="button">{other}</button></>;
}

function start(): FirstFrame {
  frame = startFirstFrame({ owner: 'creator-frame', root, draw, onNothing: () => nothing++, onFailure: (error) => failures.push(error) });
  return frame;
}

const box = () => root.querySelector<HTMLElement>('creator-frame-view');
const text = () => box()?.querySelector('output')?.textContent;

describe('a first frame', () => {
  beforeEach(() => {
    figure.value = undefined;
    [other, nothing, failures] = ['more', 0, []];
    root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(document.createElement('hr')); // in place of the skeleton
  });
  afterEach(() => {
    frame?.end();
    root.host.remove();
    restoreDevice();
  });

  it('takes the place of the skeleton when there is something to draw', () => {
    start();
    expect([box() === null, root.querySelector('hr') === null, nothing]).to.deep.equal([true, false, 0]);
    figure.value = 3;
    expect([text(), root.querySelector('hr') === null]).to.deep.equal(['3', true]);
    expect([box()?.className, box()?.lang]).to.deep.equal(['shell', pageLanguage.tag]);
  });

  it('draws into the same box again, and asks for the skeleton once there is nothing to draw', () => {
    figure.value = 3;
    start();
    const note = document.createElement('hr');
    root.append(note);
    figure.value = 4;
    expect([text(), note.isConnected, nothing]).to.deep.equal(['4', true, 0]);
    figure.value = undefined;
    expect(nothing).to.equal(1);
    root.replaceChildren();
    figure.value = 5;
    expect(text()).to.equal('5');
  });

  it('draws again when it is told of values that are no signals', () => {
    figure.value = 3;
    start();
    other = 'less';
    expect(root.querySelector('button')?.textContent).to.equal('more');
    frame.redraw();
    expect(root.querySelector('button')?.textContent).to.equal('less');
    other = 'none';
    frame.redraw();
    expect(root.querySelector('button')?.textContent).to.equal('none');
  });

  it('leaves what cannot be drawn to the screen, with the skeleton in its place', () => {
    figure.value = -1;
    start();
    expect([nothing, failures.map(({ name }) => name)]).to.deep.equal([0, ['RangeError']]);
    figure.value = 3;
    expect(text()).to.equal('3');
    figure.value = -2;
    expect([nothing, failures.length]).to.deep.equal([1, 2]);
  });

  it('is painted a task after a frame of the browser', async () => {
    figure.value = 3;
    const steps: string[] = [];
    let nextFrame: () => void = () => undefined;
    pretend(window, 'requestAnimationFrame', (act: () => void) => { nextFrame = act; return 1; });
    start();
    void frame.painted().then(() => steps.push('painted'));
    await Promise.resolve();
    nextFrame();
    await Promise.resolve();
    steps.push('frame');
    await nextTask();
    expect(steps).to.deep.equal(['frame', 'painted']);
  });

  it('does not wait for a frame that the browser never draws', async () => {
    figure.value = 3;
    pretend(window, 'requestAnimationFrame', () => 1);
    start();
    await frame.painted();
    expect(text()).to.equal('3');
  });

  it('does not wait on a hidden page, nor if nothing is drawn', async () => {
    pretend(window, 'requestAnimationFrame', () => 1);
    pretend(window, 'setTimeout', () => 1); // no timer ends either
    hidePage(true);
    figure.value = 3;
    await start().painted();
    frame.end();
    hidePage(false);
    figure.value = undefined;
    await start().painted();
  });

  it('hands its box over, and draws no more into it', () => {
    figure.value = 3;
    start();
    const handed = frame.handOver();
    expect(handed === box()).to.equal(true);
    figure.value = 4;
    expect(text()).to.equal('3');
    frame.end();
  });

  it('hands nothing over if nothing is shown', () => {
    start();
    expect(frame.handOver() === undefined).to.equal(true);
    figure.value = 4;
    expect(box() === null).to.equal(true);
  });

  /** React has rendered the same, in new nodes. */
  function renderAnew(): void {
    const handed = box() as HTMLElement;
    handed.replaceChildren(...[...handed.childNodes].map((node) => node.cloneNode(true)));
  }

  it('gives the focus back to the counterpart of what had it, without a scroll', () => {
    figure.value = 3;
    start();
    root.querySelector('input')?.focus();
    frame.handOver();
    renderAnew();
    expect(root.activeElement === null).to.equal(true);
    const asked: unknown[] = [];
    const input = root.querySelector('input') as HTMLInputElement;
    const { focus } = input;
    input.focus = (options) => { asked.push(options); focus.call(input, options); };
    frame.replay();
    expect(root.activeElement === input).to.equal(true);
    expect(asked).to.deep.equal([{ preventScroll: true }]);
  });

  it('leaves the focus where it went meanwhile, or where there is no counterpart', () => {
    figure.value = 3;
    start();
    root.querySelector('input')?.focus();
    frame.handOver();
    renderAnew();
    root.querySelector('button')?.focus();
    frame.replay();
    expect(root.activeElement === root.querySelector('button')).to.equal(true);
    frame.end();

    root.replaceChildren();
    start();
    root.querySelector('input')?.focus();
    frame.handOver();
    box()?.replaceChildren();
    frame.replay();
    expect(root.activeElement === null).to.equal(true);
  });

  it('takes no focus that was elsewhere in the element', () => {
    figure.value = 3;
    start();
    const elsewhere = root.appendChild(document.createElement('textarea'));
    elsewhere.focus();
    frame.handOver();
    elsewhere.remove();
    frame.replay();
    expect(root.activeElement === null).to.equal(true);
  });

  it('repeats a tap once, on the counterpart', () => {
    figure.value = 3;
    start();
    root.querySelector('button')?.click();
    frame.handOver();
    renderAnew();
    let taps = 0;
    root.querySelector('button')?.addEventListener('click', () => taps++);
    frame.replay();
    frame.replay();
    expect(taps).to.equal(1);
  });

  it('forgets a tap whose counterpart is gone, or that came before its end', () => {
    figure.value = 3;
    start();
    root.querySelector('button')?.click();
    frame.handOver();
    box()?.replaceChildren();
    frame.replay();

    root.replaceChildren();
    start();
    root.querySelector('button')?.click();
    frame.handOver();
    frame.end();
    let taps = 0;
    root.querySelector('button')?.addEventListener('click', () => taps++);
    frame.replay();
    expect(taps).to.equal(0);
  });

  it('answers a tap on what opens a dialog while its code is on the way', async () => {
    const opener = root.appendChild(document.createElement('button'));
    opener.setAttribute('aria-haspopup', 'dialog');
    answerTaps(root);
    await waitUntil(() => {
      opener.click();
      return root.querySelector('.drawer[aria-busy]') !== null;
    });
    root.querySelector<HTMLElement>('.drawer button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await waitUntil(() => root.querySelector('.drawer') === null);
  });
});
