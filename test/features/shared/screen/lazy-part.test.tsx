import { expect } from '@open-wc/testing';
import { useState, type ReactNode } from 'react';
import { Awaited } from '../../../../src/features/shared/session/awaited';
import { lazyPart } from '../../../../src/features/shared/screen/lazy-part';
import { ScreenContext, type ScreenHost } from '../../../../src/features/shared/screen/screen-context';
import { createToastStore } from '../../../../src/state/toast-store';
import { mount, unmountAll } from '../../../widgets/mount';
import { OuterBoundary } from '../../../support/outer-boundary';
import { waitUntil } from '../../../support/wait-until';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const here = () => Promise.resolve({ Part: () => <p>Here it is</p> });

describe('a part of a screen that comes when it is needed', () => {
  const toasts = createToastStore();
  const host = { runtime: { toasts }, wait: () => () => undefined } as unknown as ScreenHost;
  const show = (content: ReactNode) => mount(<ScreenContext value={{ host }}><OuterBoundary>{content}</OuterBoundary></ScreenContext>);
  afterEach(() => {
    unmountAll();
    for (const { id } of toasts.all()) toasts.dismiss(id);
  });

  it('is asked for once more when its code did not come', async () => {
    let asked = 0;
    const Part = lazyPart(() => (++asked === 1 ? lost() : here()), 'Part');
    const view = show(<Part />);
    await waitUntil(() => view.text() === 'Here it is');
    expect(asked).to.equal(2);
  });

  it('says in its place that its code did not come, and is asked for anew by Retry', async () => {
    let offline = true;
    const Part = lazyPart(() => (offline ? lost() : here()), 'Part');
    const view = show(<><h1>Beside it</h1><Part /></>);
    await waitUntil(() => view.all('[role=alert]').length === 1);
    expect(view.one('h1').textContent).to.equal('Beside it');
    offline = false;
    view.button('Retry').click();
    await waitUntil(() => view.all('p').some(({ textContent }) => textContent === 'Here it is'));
  });

  it('that a tap opened closes with a toast, and comes with the next tap', async () => {
    let offline = true;
    const Sheet = lazyPart(() => (offline ? lost() : Promise.resolve({ Sheet: ({ onClose }: { onClose: () => void }) => <p onClick={onClose}>Here it is</p> })), 'Sheet');
    const Screen = () => {
      const [open, setOpen] = useState(false);
      return <><button type="button" onClick={() => setOpen(true)}>{open ? 'Open' : 'Closed'}</button>{open && <Sheet onClose={() => setOpen(false)} />}</>;
    };
    const view = show(<Screen />);
    view.button('Closed').click();
    await waitUntil(() => toasts.all().length === 1, 'no toast');
    await waitUntil(() => view.text() === 'Closed', 'it has not closed');
    expect(toasts.all().map(({ kind }) => kind)).to.deep.equal(['error']);
    offline = false;
    view.button('Closed').click();
    await waitUntil(() => view.all('p').length === 1);
  });

  it('without which the screen cannot be fails the element', async () => {
    const Part = lazyPart(lost as typeof here, 'Part');
    const view = show(<Awaited fallback={<i>On its way</i>}><Part /></Awaited>);
    expect(view.one('i').textContent).to.equal('On its way');
    await waitUntil(() => view.text() === 'All of it failed');
  });

  it('that was asked for ahead is asked for once', async () => {
    let asked = 0;
    const Part = lazyPart(() => (++asked, here()), 'Part');
    Part.preload();
    await waitUntil(() => asked === 1);
    const view = show(<Part />);
    await waitUntil(() => view.text() === 'Here it is');
    expect(asked).to.equal(1);
  });

  it('is there at once where its code has come before, and stays the same part', async () => {
    const Field = lazyPart(() => Promise.resolve({ Field: () => <input /> }), 'Field');
    const first = show(<Field />);
    await waitUntil(() => first.all('input').length === 1);
    const Screen = () => {
      const [turn, setTurn] = useState(0);
      return <><button type="button" onClick={() => setTurn(turn + 1)}>{turn}</button><Field /></>;
    };
    const second = show(<Screen />);
    const input = second.one<HTMLInputElement>('input');
    input.value = 'typed';
    second.button('0').click();
    await waitUntil(() => second.all('button')[0]?.textContent === '1');
    expect(second.one('input') === input && input.value).to.equal('typed');
  });
});
