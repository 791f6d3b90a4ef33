import { expect } from '@open-wc/testing';
import { createGate } from '../support/gate';
import { createProbeRuntime, hear, makeProbe, type ProbeRuntime } from '../support/probe-element';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

let runtime: ProbeRuntime;

describe('an element whose session ends', () => {
  beforeEach(() => {
    runtime = createProbeRuntime();
  });

  it('shows the way to the login, and tells the page once', async () => {
    const probe = makeProbe({ runtime, attributes: { 'base-path': '#shop' } });
    const ended = hear('creator-session-expired');
    const errors = hear('creator-error');
    await probe.show();
    runtime.expire();
    runtime.expire();
    expect(ended).to.deep.equal([{ reason: 'unauthorized', requestId: 'r-7' }]);
    expect(probe.element.status).to.equal('error');
    expect(probe.shows()).to.equal('failure');
    expect(probe.text()).to.contain('Please log in');
    expect(probe.root.querySelectorAll('.shell-failure p, .shell-failure svg').length).to.equal(0);
    await waitUntil(() => errors.length > 0);
    expect(errors.map((detail) => (detail as { code: string }).code)).to.deep.equal(['session-expired']);
    const asked = hear('creator-navigate', { prevent: true });
    probe.tap();
    expect(asked).to.have.length(1);
    expect(asked[0]).to.include({ route: 'login', href: '#shop/login' });
  });

  it('says that there was none if it ends before the first content', async () => {
    const probe = makeProbe({ runtime, silent: true });
    const errors = hear('creator-error');
    await probe.show();
    runtime.expire();
    await waitUntil(() => errors.length > 0);
    expect((errors[0] as { code: string }).code).to.equal('no-session');
  });

  it('leaves it to the page that handles the event', async () => {
    const probe = makeProbe({ runtime });
    const errors = hear('creator-error');
    document.addEventListener('creator-session-expired', (event) => {
      event.preventDefault();
      runtime.expire(); // such as a call of the page that is refused as well
    }, { once: true });
    await probe.show();
    runtime.expire();
    expect(probe.element.status).to.equal('error');
    expect(probe.shows()).to.equal('skeleton');
    const other = createProbeRuntime();
    await makeProbe({ runtime: other, silent: true }).show();
    other.expire();
    const codes = () => errors.map((detail) => (detail as { code: string }).code);
    await waitUntil(() => codes().includes('no-session')); // of the other one, which nobody handles
    expect(codes()).to.deep.equal(['no-session']);
  });

  it('leaves it to the app around it', async () => {
    const probe = makeProbe({ runtime, router: { navigate: () => undefined, back: () => undefined } });
    const ended = hear('creator-session-expired');
    await probe.show();
    runtime.expire();
    expect(ended).to.deep.equal([]);
    expect(probe.element.status).to.equal('error');
    expect(probe.shows()).to.equal('skeleton');
    runtime.begin(false);
    await Promise.resolve();
    expect(probe.element.status).to.equal('error');
  });

  it('continues with the session that the page begins while it hears of the end', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    document.addEventListener('creator-session-expired', () => { probe.element.runtime = createProbeRuntime(); }, { once: true });
    runtime.expire();
    expect([probe.mounts(), probe.shows(), await probe.element.whenReady()]).to.deep.equal([2, 'screen', 'ready']);
  });

  it('does not concern a screen that visitors see', async () => {
    const probe = makeProbe({ runtime, open: true });
    await probe.show();
    expect(runtime.listeners()).to.equal(0);
  });

  it('loads again with the next session, also if nobody did anything for it, but only once in a row', async () => {
    const probe = makeProbe({ runtime, silent: true });
    await probe.show();
    runtime.expire();
    runtime.begin(true);
    await waitUntil(() => probe.mounts() === 2);
    expect(probe.shows()).to.equal('screen');
    runtime.expire(); // the session that began by itself is refused too
    runtime.begin(true);
    expect(probe.element.status).to.equal('error');
    runtime.begin(false);
    await waitUntil(() => probe.mounts() === 3);
    probe.host().setStatus('ready'); // it was accepted
    runtime.expire();
    runtime.begin(true);
    await waitUntil(() => probe.mounts() === 4);
  });

  it('counts a screen with a part missing as accepted', async () => {
    const probe = makeProbe({ runtime, silent: true });
    await probe.show();
    runtime.expire();
    runtime.begin(true);
    await waitUntil(() => probe.mounts() === 2);
    probe.host().setStatus('degraded');
    runtime.expire();
    runtime.begin(true);
    await waitUntil(() => probe.mounts() === 3);
  });

  it('shows a skeleton while its code is on the way, with the next session', async () => {
    const gate = createGate();
    const probe = makeProbe({ runtime, screen: () => gate.passed });
    document.body.append(probe.element);
    runtime.expire();
    expect(probe.shows()).to.equal('failure');
    runtime.begin(false);
    expect([probe.shows(), probe.element.status]).to.deep.equal(['skeleton', 'loading']);
    gate.open();
    await waitUntil(() => probe.mounts() === 1);
    expect(probe.shows()).to.equal('screen');
  });

  it('stays as it is when a session begins that it did not wait for', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    runtime.begin(false);
    expect(probe.element.status).to.equal('ready');
    expect(probe.shows()).to.equal('screen');
  });

  it('loads again on refresh(), which answers when it is ready', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    runtime.expire();
    await probe.element.refresh();
    expect([probe.element.status, probe.mounts()]).to.deep.equal(['ready', 2]);
  });

  it('answers refresh() only when it is ready', async () => {
    const probe = makeProbe({ runtime, silent: true });
    await probe.show();
    runtime.expire();
    const steps: string[] = [];
    const refreshed = probe.element.refresh().then(() => steps.push('refreshed'));
    await waitUntil(() => probe.mounts() === 2);
    await nextTask();
    steps.push('ready');
    probe.host().setStatus('ready');
    await refreshed;
    expect(steps).to.deep.equal(['ready', 'refreshed']);
  });

  it('hears nothing of a screen that was replaced', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    const before = probe.host();
    probe.element.runtime = createProbeRuntime();
    await waitUntil(() => probe.mounts() === 2);
    before.setStatus('error', new Error('late'));
    before.lack(new Error('late'));
    expect(probe.element.status).to.equal('ready');
  });

  it('hears nothing more after it was removed, and once after it returned or has another runtime', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    expect(runtime.listeners()).to.equal(3);
    probe.element.remove();
    await waitUntil(() => runtime.listeners() === 0);
    document.body.append(probe.element);
    await probe.element.whenReady();
    expect(runtime.listeners()).to.equal(3);
    const other = createProbeRuntime();
    probe.element.runtime = other;
    await probe.element.whenReady();
    expect([runtime.listeners(), other.listeners()]).to.deep.equal([0, 3]);
  });
});

describe('an element to which the page gives another runtime when it hears that it loads', () => {
  it('shows that of the page, and hears of its session alone', async () => {
    const [before, last] = [createProbeRuntime(), createProbeRuntime()];
    const probe = makeProbe();
    await probe.show();
    probe.element.addEventListener('creator-loading', () => (probe.element.runtime = last), { once: true });
    probe.element.runtime = before;
    await probe.element.whenReady();
    expect([before.listeners(), last.listeners(), probe.host().runtime === last]).to.deep.equal([0, 3, true]);
  });
});

describe('an element whose creator another tab has changed', () => {
  beforeEach(() => {
    runtime = createProbeRuntime();
  });

  it('loads for the next creator, and shows nothing of the one before', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    const before = probe.root.querySelector('h1');
    runtime.leave(true);
    expect([probe.mounts(), probe.shows(), before?.isConnected]).to.deep.equal([2, 'screen', false]);
    expect(await probe.element.whenReady()).to.equal('ready');
  });

  it('stays if nobody is logged in, or if the app decides', async () => {
    const probe = makeProbe({ runtime });
    await probe.show();
    runtime.leave(false);
    expect([probe.shows(), probe.mounts()]).to.deep.equal(['screen', 1]);
    const own = createProbeRuntime();
    const inApp = makeProbe({ runtime: own, router: { navigate: () => undefined, back: () => undefined } });
    await inApp.show();
    own.leave(true);
    expect([inApp.shows(), inApp.mounts()]).to.deep.equal(['screen', 1]);
  });
});
