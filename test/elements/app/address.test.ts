import { expect } from '@open-wc/testing';
import { createAddress } from '../../../elements/app/address';
import { closeTop, openLayer } from '../../../src/bridge/back-layers';
import { waitUntil } from '../../support/wait-until';

describe('address', () => {
  const original = location.href;
  afterEach(() => history.replaceState(null, '', original));

  it('path routing keeps the base path outside', () => {
    history.replaceState(null, '', '/creators/performance?entry_point=Account');
    const address = createAddress('path', '/creators', '/influencer-home');
    expect([address.get(), address.inBrowser]).to.deep.equal(['/performance?entry_point=Account', true]);
    address.push('/help');
    expect(location.pathname).to.equal('/creators/help');
  });

  for (const [given, path] of [['/créateurs', '/cr%C3%A9ateurs'], ['/our shop/creators', '/our%20shop/creators'], [`${location.origin}/creators`, '/creators'], ['', '']] as const) {
    it(`path routing finds its places below '${given}', as the browser writes it`, () => {
      history.replaceState(null, '', `${path}/performance`);
      const address = createAddress('path', given, '/influencer-home');
      expect([address.get(), address.href('/help')]).to.deep.equal(['/performance', `${path}/help`]);
      address.push('/help?a=1');
      expect([location.pathname, address.get()]).to.deep.equal([`${path}/help`, '/help?a=1']);
    });
  }

  it('tells a change that the browser refuses, and stays where it was', () => {
    history.replaceState(null, '', '/creators/performance');
    const address = createAddress('path', '/creators', '/influencer-home');
    const refusal = new DOMException('too many', 'SecurityError');
    const refuse = () => { throw refusal; };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
    const heard: unknown[] = [];
    try {
      address.push('/help', (error) => heard.push(error));
      address.replace('/earnings', (error) => heard.push(error));
      address.replace('/earnings');
    } finally {
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
    }
    expect([heard, address.get(), address.entry()]).to.deep.equal([[refusal, refusal], '/performance', 0]);
    address.push('/help', (error) => heard.push(error));
    expect([heard.length, heard[2], address.get(), address.entry()]).to.deep.equal([3, undefined, '/help', 1]);
  });

  it('path routing begins at the start where the page has no path of its own', () => {
    history.replaceState(null, '', '/creators/');
    expect(createAddress('path', '/creators', '/influencer-home').get()).to.equal('/influencer-home');
  });

  it('hash routing leaves the page path alone', () => {
    const path = location.pathname;
    const address = createAddress('hash', '', '/influencer-home');
    expect(address.get()).to.equal('/influencer-home');
    address.push('/performance');
    expect(location.pathname).to.equal(path);
    expect(location.hash).to.equal('#/performance');
    expect(address.get()).to.equal('/performance');
  });

  it('hash routing stays on its page where a <base> leads relative addresses elsewhere', () => {
    const page = location.pathname + location.search;
    const base = document.createElement('base');
    base.href = '/assets/';
    document.head.append(base);
    try {
      const address = createAddress('hash', '', '/influencer-home');
      address.push('/performance');
      expect(location.pathname + location.search + location.hash).to.equal(`${page}#/performance`);
      address.replace('/earnings');
      expect(location.pathname + location.search + location.hash).to.equal(`${page}#/earnings`);
      const link = document.createElement('a');
      link.href = address.href('/help');
      expect(link.href).to.equal(`${location.origin}${page}#/help`);
    } finally {
      base.remove();
    }
  });

  it('memory routing leaves the address bar alone and goes back', () => {
    const address = createAddress('memory', '', '/influencer-home');
    let changes = 0;
    address.watch((by) => {
      expect(by).to.equal('browser');
      changes++;
    });
    address.push('/performance');
    address.push('/help');
    address.replace('/login');
    expect([address.get(), address.entry(), address.inBrowser]).to.deep.equal(['/login', 2, false]);
    expect(createAddress('memory', '/creators', '/').href('/help')).to.equal('/creators/help');
    expect(location.href).to.equal(original);
    expect(address.back()).to.equal(true);
    expect(address.get()).to.equal('/performance');
    expect(address.back()).to.equal(true);
    expect(address.back()).to.equal(false);
    expect(changes).to.equal(2);
  });

  it('goes back only within the app', async () => {
    const address = createAddress('path', '', '/influencer-home');
    expect(address.back()).to.equal(false);
    address.push('/performance');
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    expect(address.back()).to.equal(true);
    await popped;
  });

  it('keeps the depth within the app in the entry', () => {
    history.replaceState(null, '', '/help');
    const address = createAddress('path', '', '/influencer-home');
    const depth = () => (history.state as { creatorDepth: number }).creatorDepth;
    address.push('/performance');
    expect(depth()).to.equal(1);
    address.replace('/earnings');
    expect([depth(), location.pathname]).to.deep.equal([1, '/earnings']);
    address.push('/help');
    expect(depth()).to.equal(2);
    history.replaceState({ creatorDepth: 'deep' }, '');
    address.replace('/help');
    expect(depth(), 'what is no number is not that of the app').to.equal(2);
  });

  it('says when the address has changed', () => {
    for (const mode of ['path', 'hash', 'memory'] as const) {
      const address = createAddress(mode, '', '/influencer-home');
      const seen: string[] = [];
      address.push('/performance', () => seen.push(address.get()));
      address.replace('/earnings', () => seen.push(address.get()));
      address.push('/help');
      address.replace('/help');
      expect(seen, mode).to.deep.equal(['/performance', '/earnings']);
    }
  });

  it('takes the address of a page outside of the base path as it is', () => {
    history.replaceState(null, '', '/help?x=1');
    expect(createAddress('path', '/creators', '/influencer-home').get()).to.equal('/help?x=1');
    history.replaceState(null, '', '/?x=1');
    expect(createAddress('path', '', '/influencer-home').get()).to.equal('/?x=1');
    history.replaceState(null, '', '/creators');
    expect(createAddress('path', '/creators', '/').get()).to.equal('/');
  });

  it('replaces the address of an open sheet, which closes with it', async () => {
    history.replaceState(null, '', '/help');
    const address = createAddress('path', '', '/influencer-home');
    const close = openLayer(() => undefined);
    const before = history.length;
    address.push('/performance');
    expect([history.length, location.pathname]).to.deep.equal([before, '/performance']);
    close();
    await waitUntil(() => closeTop() === false);
  });

  it('takes the entry of an open sheet away before it puts another place there, or goes back', async () => {
    history.replaceState(null, '', '/help');
    const address = createAddress('path', '', '/influencer-home');
    address.push('/performance');
    const closings: (() => void)[] = [openLayer(() => undefined)];
    address.replace('/earnings');
    await waitUntil(() => location.pathname === '/earnings');
    closings.push(openLayer(() => undefined));
    expect(address.back()).to.equal(true);
    await waitUntil(() => location.pathname === '/help', `it is at ${location.pathname}`);
    for (const close of closings) close();
    await waitUntil(() => closeTop() === false);
  });

  it('memory routing tells nobody who does not listen any more', () => {
    const address = createAddress('memory', '', '/influencer-home');
    let changes = 0;
    const stop = address.watch(() => changes++);
    address.push('/help');
    stop();
    expect([address.back(), changes, address.get()]).to.deep.equal([true, 0, '/influencer-home']);
    address.push('/help');
    expect(address.back(), 'nobody has listened').to.equal(true);
  });
});
