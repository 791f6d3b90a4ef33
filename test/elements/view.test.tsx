import { expect } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { createPainter } from '../../elements/painter';
import { createView, type ViewElement, type ViewModel } from '../../elements/view';
import { useScreen, type ScreenHost } from '../../src/features/shared/screen/screen-context';
import { comesLater } from '../../src/features/shared/screen/lazy-code';
import { createRuntime } from '../../src/runtime';
import { pageLanguage } from '../../src/text/words';
import { ToastRegions } from '../../src/widgets/toast-regions';
import { pretend, restoreDevice } from '../support/device';
import { awayFor } from '../support/away';
import { waitUntil } from '../support/wait-until';

/** What the element around a view does for it, and what it heard. */
interface Around {
  root: ShadowRoot;
  heard: string[];
  errors: Error[];
  refreshes(): number;
  model(props?: Readonly<Record<string, unknown>>): ViewModel;
}

let tags = 0;
const seen = { mounts: 0, unmounts: 0 };
let broken = false;

function Screen({ title = 'one' }: { title?: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    seen.mounts++;
    return () => void seen.unmounts++;
  }, []);
  if (broken) throw new Error('probe');
  return <button type="button" onClick={() => setCount(count + 1)}>{title} {count}</button>;
}

function around(): Around {
  const refreshes = { count: 0 };
  const host = Object.assign(document.body.appendChild(document.createElement('div')), { refresh: () => refreshes.count++ });
  const root = host.attachShadow({ mode: 'open' });
  const [heard, errors]: [string[], Error[]] = [[], []];
  const screenHost: Partial<ScreenHost> = { runtime: createRuntime({ apiBase: '/nowhere' }), onStatus: () => () => undefined };
  return {
    root, heard, errors, refreshes: () => refreshes.count,
    model: (props = {}) => ({
      screen: Screen as never,
      props,
      context: { host: screenHost as ScreenHost },
      onError: (error) => errors.push(error),
      onFirstFrame: () => void heard.push(`first frame of ${root.querySelector('button')?.textContent}`),
      onOtherFrame: () => void heard.push('other frame'),
    }),
  };
}

const shown = (root: ShadowRoot) => root.querySelector('button')?.textContent;

describe('the view of an element', () => {
  let host: Around;
  let view: ViewElement;
  let owner: string;
  const open = (drawn?: HTMLElement) => {
    owner = `creator-view-owner-${++tags}`;
    view = createView(owner, host.root, drawn);
    view.model = host.model();
    return view;
  };
  beforeEach(() => {
    Object.assign(seen, { mounts: 0, unmounts: 0 });
    broken = false;
    host = around();
  });
  afterEach(() => {
    view.end();
    host.root.host.remove();
    restoreDevice();
  });

  it('is an element of its own, in the language of the page, that renders in the task that inserts it', () => {
    open();
    expect(seen.mounts).to.equal(0);
    host.root.append(view);
    expect(shown(host.root)).to.equal('one 0');
    expect([view.localName, view.className, view.lang]).to.deep.equal([`${owner}-view`, 'shell', pageLanguage.tag]);
    expect(host.heard).to.deep.equal(['first frame of one 0']);
  });

  it('renders new values at once, and keeps the state of the screen', () => {
    host.root.append(open());
    view.querySelector('button')?.click();
    view.model = host.model({ title: 'two' });
    expect(shown(host.root)).to.equal('two 1');
    expect(view.model.props).to.deep.equal({ title: 'two' });
    expect(seen.mounts).to.equal(1);
    expect(host.heard.length).to.equal(1);
  });

  it('renders nothing before it has a model, and begins when it gets one', () => {
    open();
    const late = document.createElement(view.localName) as ViewElement;
    host.root.append(late);
    expect(late.childElementCount).to.equal(0);
    late.model = host.model();
    expect(late.textContent).to.contain('one 0');
    late.model = undefined;
    expect(late.childElementCount).to.equal(0);
    late.end();
  });

  it('stays mounted when it is moved', async () => {
    host.root.append(open());
    view.querySelector('button')?.click();
    const box = host.root.appendChild(document.createElement('div'));
    box.append(view);
    await Promise.resolve();
    expect(shown(host.root)).to.equal('one 1');
    expect(seen).to.deep.equal({ mounts: 1, unmounts: 0 });
  });

  it('unmounts when it is removed for good, and once', async () => {
    host.root.append(open());
    view.remove();
    expect(seen.unmounts).to.equal(0);
    await waitUntil(() => seen.unmounts === 1);
    view.end();
    expect(seen.unmounts).to.equal(1);
  });

  it('renders again when it returns', async () => {
    host.root.append(open());
    view.remove();
    await waitUntil(() => seen.unmounts === 1);
    host.root.append(view);
    expect([shown(host.root), seen.mounts]).to.deep.equal(['one 0', 2]);
  });

  it('unmounts and disappears in the same task when it ends', () => {
    host.root.append(open());
    view.end();
    expect([seen.unmounts, view.isConnected, view.childElementCount]).to.deep.equal([1, false, 0]);
  });

  it('continues with what was drawn before React, in the same nodes', async () => {
    const box = document.createElement(`creator-view-owner-${tags + 1}-view`);
    createPainter(box)(<><button type="button">{'one'} {0}</button><ToastRegions /></>);
    host.root.append(box);
    const button = box.querySelector('button');
    expect(open(box) === box).to.equal(true);
    expect(view.querySelector('button') === button).to.equal(true);
    button?.click();
    await waitUntil(() => shown(host.root) === 'one 1');
    expect(host.heard).to.deep.equal(['first frame of one 0']);
    view.end();
    expect([seen.unmounts, view.childElementCount]).to.deep.equal([1, 0]);
  });

  it('says so if the screen is another one than was drawn', async () => {
    pretend(console, 'error', () => undefined); // React's own message about it
    const box = document.createElement(`creator-view-owner-${tags + 1}-view`);
    box.append(document.createElement('table'));
    host.root.append(box);
    open(box);
    await waitUntil(() => host.heard.includes('other frame'));
    expect(shown(host.root)).to.equal('one 0');
    expect(view.querySelector('table') === null).to.equal(true);
  });

  it('shows that the screen failed, reports it, and renders it again on Retry', async () => {
    pretend(console, 'error', () => undefined); // React writes caught errors to the console
    broken = true;
    host.root.append(open());
    expect(view.textContent).to.contain("Oops, something's not right!");
    expect(host.errors.map(({ message }) => message)).to.deep.equal(['probe']);
    expect(host.heard).to.deep.equal(['first frame of Retry']);
    broken = false;
    view.querySelector('button')?.click();
    await waitUntil(() => shown(host.root) === 'one 0');
    expect([host.errors.length, host.heard.length]).to.deep.equal([1, 1]);
  });

  it('refreshes its element when the page is seen again after half an hour, as long as it is mounted', () => {
    host.root.append(open());
    awayFor(31);
    expect(host.refreshes()).to.equal(1);
    view.end();
    awayFor(31);
    expect(host.refreshes()).to.equal(1);
  });

  it('fetches what the screen opens later once its element is ready', async () => {
    let loads = 0;
    comesLater(() => Promise.resolve(loads++));
    host.root.append(open());
    expect(loads).to.equal(0);
    host.root.host.dispatchEvent(new Event('creator-ready'));
    await waitUntil(() => loads === 1);
  });

  it('gives the screen its interface of the element', () => {
    let given: ScreenHost | undefined;
    open();
    const model = host.model();
    view.model = { ...model, screen: (() => { given = useScreen(); return null; }) as never };
    host.root.append(view);
    expect(given === model.context.host).to.equal(true);
  });
});
