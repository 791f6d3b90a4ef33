import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { toastDurationMs } from '../../src/domain/limits';
import { Toaster } from '../../src/widgets/toaster';
import { calm, mount, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';
import { restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { waitUntil } from '../support/wait-until';

const nothing = () => undefined;
const toasts = [
  { id: 1, kind: 'success', text: 'Link Copied' },
  { id: 2, kind: 'error', text: 'Something went wrong. Please try again.' },
  { id: 3, kind: 'custom', text: 'Nothing to change' },
] as const;

describe('toasts', () => {
  afterEach(async () => {
    restoreDevice();
    unmountAll();
    await setViewport({ width: 800, height: 600 });
  });

  it('[WIDGET-32] is green for a success, which is a status, and red for an error, which is an alert', () => {
    const view = mount(<Toaster toasts={toasts} onDone={nothing} />);
    const toast = (kind: string) => getComputedStyle(view.one(`.toast-${kind}`)).backgroundColor;
    expect(toast('success')).to.equal('rgb(11, 122, 67)');
    expect(toast('error')).to.equal('rgb(180, 35, 24)');
    expect(view.one('[role=status] .toast-success').textContent).to.equal('Link Copied');
    expect(view.one('[role=alert]').textContent).to.equal('Something went wrong. Please try again.');
  });

  it('[WIDGET-33] is grey for a plain notice', () => {
    const view = mount(<Toaster toasts={toasts} onDone={nothing} />);
    expect(getComputedStyle(view.one('.toast-custom')).backgroundColor).to.equal('rgb(95, 90, 107)');
  });

  it('[WIDGET-34] is at most 432 px wide, and fits a narrow window', async () => {
    await setViewport({ width: 1200, height: 800 });
    const view = mount(<Toaster toasts={toasts} onDone={nothing} />);
    expect(view.all('.toast').map((toast) => toast.offsetWidth)).to.deep.equal([432, 432, 432]);
    await setViewport({ width: 360, height: 640 });
    expect(view.one('.toast').offsetWidth).to.equal(328);
  });

  it('[WIDGET-35] goes after its time, 3000 ms unless told otherwise', async () => {
    expect(toastDurationMs).to.equal(3000);
    const done: number[] = [];
    const timers = holdTimers(3000);
    mount(<Toaster toasts={toasts.slice(0, 1)} onDone={(id) => done.push(id)} />);
    await waitUntil(() => timers.running() === 1);
    expect(done).to.deep.equal([]);
    await timers.pass();
    expect(done).to.deep.equal([1]);
  });

  it('stays while it has the focus, and can be dismissed', async () => {
    const done: number[] = [];
    const timers = holdTimers(3000);
    const view = mount(<Toaster toasts={toasts.slice(0, 2)} onDone={(id) => done.push(id)} />);
    const [first] = view.all('button');
    await waitUntil(() => timers.running() === 2);
    first?.focus();
    await waitUntil(() => timers.running() === 1);
    await timers.pass();
    expect(done).to.deep.equal([2]);
    first?.click();
    expect(done).to.deep.equal([2, 1]);
  });

  it('stays under the pointer, and goes after its time when that has left', async () => {
    const done: number[] = [];
    const timers = holdTimers(3000);
    const view = mount(<Toaster toasts={toasts.slice(0, 1)} onDone={(id) => done.push(id)} />);
    const pointer = (type: string) => view.one('.toast').dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    await waitUntil(() => timers.running() === 1, 'its time does not run');
    pointer('pointerover');
    await waitUntil(() => timers.running() === 0, 'its time runs under the pointer');
    pointer('pointerout');
    await timers.pass();
    expect(done).to.deep.equal([1]);
  });

  it('has its live regions, rendered, before there is a toast', () => {
    const view = mount(<Toaster toasts={[]} onDone={nothing} />);
    const regions = view.all('.toaster > *');
    expect(regions.map((region) => [region.role, region.checkVisibility(), region.offsetHeight])).to.deep.equal([['status', true, 0], ['alert', true, 0]]);
    view.render(<Toaster toasts={toasts} onDone={nothing} />);
    expect(view.all('.toaster > *').map((region, index) => region === regions[index])).to.deep.equal([true, true]);
    expect(regions.map((region) => region.textContent)).to.deep.equal(['Link CopiedNothing to change', 'Something went wrong. Please try again.']);
  });

  it('lies below a dialog that it does not belong to, where nobody could tap it', () => {
    const view = mount(<><dialog /><Toaster toasts={[]} onDone={nothing} /></>);
    view.one<HTMLDialogElement>('dialog').showModal();
    view.render(<><dialog /><Toaster toasts={toasts.slice(0, 1)} onDone={nothing} /></>);
    expect(view.one('.toaster').matches(':popover-open')).to.equal(false);
  });

  it('stands in the top layer, above the dialog that it belongs to', () => {
    const inDialog = (shown: typeof toasts | []) => <dialog><Toaster toasts={shown} onDone={nothing} /></dialog>;
    const view = mount(inDialog([]));
    view.one<HTMLDialogElement>('dialog').showModal();
    view.render(inDialog(toasts));
    expect(view.one('.toaster').matches(':popover-open')).to.equal(true);
    const { left, top, width, height } = view.one('.toast').getBoundingClientRect();
    expect(view.one('.toast').offsetHeight).to.be.at.least(44);
    expect(left + width).to.be.at.most(innerWidth);
    expect(top + height).to.be.at.most(innerHeight);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible in the ${scheme} scheme`, async () => {
      const view = mount(<Toaster toasts={toasts} onDone={nothing} />, scheme);
      calm(view);
      await expectAccessible(view.host);
    });
  }
});
