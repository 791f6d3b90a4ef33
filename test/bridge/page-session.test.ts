import { expect } from '@open-wc/testing';
import { createPageSession } from '../../src/bridge/page-session';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe("a page's own session", () => {
  const notes: string[] = [];
  const log = (note: string) => void notes.push(note);
  beforeEach(() => void notes.splice(0));

  it('is asked for once by all calls, and its names are in lower case', async () => {
    let asked = 0;
    const session = createPageSession({ getHeaders: () => bearer(`t${++asked}`) }, log);
    const all = await Promise.all([session.get(), session.get(), session.get()]);
    expect(all.map(({ headers }) => headers)).to.deep.equal(Array(3).fill({ authorization: 'Bearer t1' }));
  });

  it('may be an object, pairs or Headers, and has no header for what the page does not know', async () => {
    const authorization = 'Bearer t1';
    for (const given of [{ authorization, 'x-tenant': undefined, 'x-shop': null }, [['Authorization', authorization]], new Headers({ authorization })]) {
      const session = createPageSession({ getHeaders: () => given as unknown as Record<string, string> }, log);
      expect((await session.get()).headers).to.deep.equal({ authorization });
    }
    for (const given of [undefined, null]) {
      expect((await createPageSession({ getHeaders: () => given as unknown as Record<string, string> }, log).get()).headers).to.deep.equal({});
    }
  });

  it('is renewed once for all calls that were refused with it, also for one that comes later', async () => {
    let renewals = 0;
    let token = 'old';
    const session = createPageSession({
      getHeaders: () => bearer(token),
      onUnauthorized: async () => {
        await Promise.resolve();
        token = `new ${++renewals}`;
        return true;
      },
    }, log);
    const { number } = await session.get();
    expect(await Promise.all([session.renew(number), session.renew(number)])).to.deep.equal([true, true]);
    expect(await session.renew(number)).to.equal(true);
    expect([renewals, (await session.get()).headers]).to.deep.equal([1, { authorization: 'Bearer new 1' }]);
  });

  it('holds back calls that begin while it is renewed', async () => {
    let finish = (_: boolean) => {};
    let token = 'old';
    const session = createPageSession({ getHeaders: () => bearer(token), onUnauthorized: () => new Promise((resolve) => { finish = resolve; }) }, log);
    const renewal = session.renew((await session.get()).number);
    await Promise.resolve();
    const next = session.get();
    token = 'new';
    finish(true);
    expect([await renewal, (await next).headers]).to.deep.equal([true, { authorization: 'Bearer new' }]);
  });

  it('without a way to renew is asked for again, and counts as renewed only where it has changed', async () => {
    let token = 'one';
    const session = createPageSession({ getHeaders: () => bearer(token) }, log);
    const { number } = await session.get();
    token = 'two';
    expect(await session.renew(number)).to.equal(true);
    expect(await session.renew((await session.get()).number)).to.equal(false);
  });

  it('has ended where the page says so, throws, or answers anything but true; afterwards the page is asked anew', async () => {
    for (const onUnauthorized of [() => false, () => { throw new Error('secret'); }, () => Promise.reject(new Error('secret')), () => 'yes' as unknown as boolean]) {
      let asked = 0;
      const session = createPageSession({ getHeaders: () => bearer(`t${++asked}`), onUnauthorized }, log);
      const { number } = await session.get();
      expect([await session.renew(number), await session.renew(number)]).to.deep.equal([false, false]);
      expect((await session.get()).headers).to.deep.equal({ authorization: 'Bearer t2' });
    }
  });

  it('that cannot be had fails the call, is asked for again by the next, and nothing of it is noted', async () => {
    let fails = true;
    const session = createPageSession({
      getHeaders: () => {
        if (fails) throw new TypeError('Bearer secret');
        return bearer('t');
      },
    }, log);
    expect(await session.get().then(() => 'given', (error: Error) => error.name)).to.equal('TypeError');
    fails = false;
    expect((await session.get()).headers).to.deep.equal({ authorization: 'Bearer t' });
    const odd = createPageSession({ getHeaders: () => ({ authorization: 'Bearer secret\n1' }) }, log);
    expect(await odd.get().then(() => 'given', () => 'refused')).to.equal('refused');
    expect(notes).to.deep.equal(['getHeaders failed: TypeError', 'getHeaders failed: TypeError']);
  });

  it('that is forgotten is asked for anew, and sends no call of before once more', async () => {
    let token = 'one';
    let renewals = 0;
    const session = createPageSession({ getHeaders: () => bearer(token), onUnauthorized: () => ++renewals > 0 }, log);
    const before = await session.get();
    expect(await session.renew(before.number)).to.equal(true);
    const { number } = await session.get();
    session.forget();
    token = 'two';
    expect((await session.get()).headers).to.deep.equal({ authorization: 'Bearer two' });
    expect([await session.renew(number), await session.renew(before.number), renewals]).to.deep.equal([false, false, 1]);
  });

  it('that is forgotten while it is renewed is not taken up again', async () => {
    let finish = (_: boolean) => {};
    let token = 'one';
    const session = createPageSession({ getHeaders: () => bearer(token), onUnauthorized: () => new Promise((resolve) => { finish = resolve; }) }, log);
    const renewal = session.renew((await session.get()).number);
    await Promise.resolve();
    session.forget();
    token = 'two';
    expect((await session.get()).headers).to.deep.equal({ authorization: 'Bearer two' });
    finish(true);
    expect(await renewal).to.equal(false);
  });
});
