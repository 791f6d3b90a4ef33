import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { openLayer } from '../../src/bridge/back-layers';
import { openWaitingDrawers } from '../../elements/waiting-drawer';
import { tapWithdrawn } from '../../elements/tap-withdrawn';
import { BackContext } from '../../src/widgets/dialog-context';
import { Drawer } from '../../src/widgets/drawer';
import { Toaster } from '../../src/widgets/toaster';
import { mount, unmountAll } from '../widgets/mount';
import { expectAccessible } from '../support/accessible';
import { pretend, restoreDevice } from '../support/device';
import { waitUntil } from '../support/wait-until';

/** The code of the drawer has arrived. */
const there = signal(false);
const failed = signal(false);

function Opener() {
  useSignals();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <BackContext value={openLayer}>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>open it</button>
      <a href="#elsewhere">elsewhere</a>
      {open && there.value && <Drawer open title="Filters" onClose={close}>content</Drawer>}
      <Toaster toasts={failed.value ? [{ id: 1, kind: 'error', text: 'It did not load' }] : []} onDone={() => undefined} />
    </BackContext>
  );
}

function open() {
  const view = mount(<Opener />);
  openWaitingDrawers(view.root as ShadowRoot);
  const waiting = () => view.all('.drawer[aria-busy]')[0];
  const dialogs = () => view.all('dialog[open]').length;
  const tap = async () => {
    const { x, y, width, height } = view.button('open it').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  };
  const wait = () => waitUntil(() => waiting() !== undefined, 'the waiting drawer');
  return { view, waiting, dialogs, tap, wait, opener: view.button('open it') };
}

describe('a drawer that waits for its dialog', () => {
  const address = location.href;
  /** The present entry of the history is the one that Back closes the drawer with. */
  const ours = () => 'creatorLayer' in ((history.state ?? {}) as object);
  beforeEach(() => {
    there.value = failed.value = false;
  });
  afterEach(async () => {
    restoreDevice();
    unmountAll();
    await waitUntil(() => !ours(), 'the entry of the page');
    history.replaceState(null, '', address);
  });

  it('is not there if the dialog opens at once', async () => {
    there.value = true;
    const { waiting, dialogs, tap } = open();
    await tap();
    await waitUntil(() => dialogs() === 1);
    await nextFrame();
    expect(waiting() === undefined).to.equal(true);
  });

  it('does not open if a message has come instead of the dialog before the next frame', async () => {
    const { view, waiting } = open();
    view.button('open it').click();
    failed.value = true;
    await waitUntil(() => view.all('.toast').length === 1);
    await nextFrame();
    await nextFrame();
    expect(waiting() === undefined).to.equal(true);
  });

  it('opens with the tap, and the dialog takes its place and gives the focus back to what was tapped', async () => {
    const { view, waiting, dialogs, tap, wait, opener } = open();
    await tap();
    await wait();
    expect(waiting()?.matches(':popover-open')).to.equal(true);
    expect(view.root.activeElement === view.button('Close')).to.equal(true);
    await expectAccessible(view.root.host as HTMLElement);
    there.value = true;
    await waitUntil(() => dialogs() === 1);
    expect(waiting() === undefined).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => dialogs() === 0);
    expect(view.root.activeElement === opener).to.equal(true);
  });

  it('lets the dialog grow from its own height, without a second entrance', async () => {
    const { view, waiting, dialogs, tap, wait } = open();
    const { animate } = Element.prototype;
    // On a busy machine the growth is over before the test looks.
    pretend(Element.prototype, 'animate', function (this: Element, ...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    });
    await tap();
    await wait();
    await Promise.all(waiting()?.getAnimations().map(({ finished }) => finished) ?? []);
    const { height } = waiting()?.getBoundingClientRect() ?? { height: 0 };
    there.value = true;
    await waitUntil(() => dialogs() === 1);
    const dialog = view.one<HTMLElement>('dialog');
    const animations = dialog.getAnimations({ subtree: true });
    expect(animations.filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('drawer') && each.playState === 'running').length).to.equal(0);
    const growth = animations.find((each) => !(each instanceof CSSAnimation));
    const heights = (growth?.effect as KeyframeEffect).getKeyframes().map((frame) => frame['height']);
    growth?.finish();
    expect(heights).to.deep.equal([`${Math.round(height)}px`, `${dialog.offsetHeight}px`]);
  });

  for (const [how, act] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['Back', () => Promise.resolve(history.back())],
    ['a tap beside it', () => sendMouse({ type: 'click', position: [5, 5] })],
  ] as const) {
    it(`closes with ${how}, and its dialog does not open any more until the next tap`, async () => {
      const { view, waiting, dialogs, tap, wait, opener } = open();
      await tap();
      await wait();
      await act();
      await waitUntil(() => waiting() === undefined);
      expect(view.root.activeElement === opener).to.equal(true);
      there.value = true;
      await nextFrame();
      expect(dialogs()).to.equal(0);
      await tap();
      await waitUntil(() => dialogs() === 1);
    });
  }

  it('closes with its button, and lets nothing else be tapped', async () => {
    const { view, waiting, tap, wait } = open();
    await tap();
    await wait();
    const { x, y } = view.one<HTMLElement>('a').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 3), Math.round(y + 3)] });
    await waitUntil(() => waiting() === undefined);
    expect(location.hash).to.equal('');
    await tap();
    await wait();
    view.button('Close').click();
    await waitUntil(() => waiting() === undefined);
  });

  it('gives way to a message that says why the dialog does not come', async () => {
    const { waiting, tap, wait } = open();
    await tap();
    await wait();
    failed.value = true;
    await waitUntil(() => waiting() === undefined);
  });

  it('goes with what it waits in', async () => {
    const { view, tap, wait } = open();
    await tap();
    await wait();
    expect(ours()).to.equal(true);
    view.root.replaceChildren();
    await waitUntil(() => !ours(), 'its step of Back is gone as well');
  });

  it('tells who holds the tap back that it is withdrawn', async () => {
    const { view, waiting, tap, wait } = open();
    let withdrawn = 0;
    view.root.addEventListener(tapWithdrawn, (event) => {
      event.preventDefault();
      withdrawn++;
    });
    await tap();
    await wait();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => waiting() === undefined);
    expect(withdrawn).to.equal(1);
    // Nobody has answered the tap, so a dialog that opens now has been asked for otherwise.
    there.value = true;
    await waitUntil(() => view.all('dialog[open]').length === 1);
  });
});
