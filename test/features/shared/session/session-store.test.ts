import { expect } from '@open-wc/testing';
import { getProfile } from '../../../../src/api/contract/home';
import { createRuntime } from '../../../../src/runtime';
import { sessionStore } from '../../../../src/features/shared/session/session-store';

describe('session', () => {
  afterEach(() => localStorage.clear());

  it('[LOGIN-09] keeps the user id locally', () => {
    createRuntime().use(sessionStore).signIn('u7');
    expect(createRuntime().use(sessionStore).$userId.get()).to.equal('u7');
    expect(localStorage.getItem('creator:user-id')).to.equal('u7');
  });

  it('[LOGIN-10] counts a user with a user id as non-anonymous', () => {
    const session = createRuntime().use(sessionStore);
    expect(session.isAnonymous()).to.equal(true);
    session.signIn('u7');
    expect(session.isAnonymous()).to.equal(false);
  });

  it('clears its own keys and leaves those of the page alone', () => {
    const runtime = createRuntime();
    localStorage.setItem('theme', 'dark');
    runtime.use(sessionStore).signIn('u7');
    runtime.use(sessionStore).$enteredFrom.set('story');
    runtime.signOut();
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(true);
    expect(runtime.use(sessionStore).$enteredFrom.get()).to.equal('');
    expect(localStorage.getItem('theme')).to.equal('dark');
  });

  it('ends once, however many calls of it are refused', async () => {
    const runtime = createRuntime({ fetch: () => Promise.resolve(new Response('{}', { status: 401 })) });
    let ended = 0;
    runtime.onSessionExpired(() => { ended++; });
    await Promise.allSettled([1, 2, 3].map(() => runtime.client.send(getProfile, {})));
    expect(ended).to.equal(1);
  });

  it('forgets both where nothing is kept', () => {
    const session = createRuntime({ ephemeral: true }).use(sessionStore);
    session.signIn('u7');
    session.$enteredFrom.set('story');
    session.reset();
    expect([session.$userId.get(), session.$enteredFrom.get()]).to.deep.equal(['', '']);
  });

  it('keeps nothing outside of the page where nothing may be stored', () => {
    const session = createRuntime({ ephemeral: true }).use(sessionStore);
    session.signIn('u7');
    session.$enteredFrom.set('story');
    expect(localStorage.length).to.equal(0);
  });

  it('keeps where the creator came from, and leaves no key of what is empty', () => {
    const runtime = createRuntime();
    runtime.use(sessionStore).$enteredFrom.set('story');
    expect([createRuntime().use(sessionStore).$enteredFrom.get(), localStorage.getItem('creator:entered-from')]).to.deep.equal(['story', 'story']);
    runtime.use(sessionStore).reset();
    expect(localStorage.length).to.equal(0);
  });

  it('begins a session that has ended, with each login', async () => {
    const runtime = createRuntime({ ephemeral: true, fetch: () => Promise.resolve(new Response('{}', { status: 401 })) });
    let begun = 0;
    runtime.onSessionBegun(() => { begun++; });
    runtime.use(sessionStore).signIn('u7');
    await runtime.client.send(getProfile, {}).catch(() => undefined);
    expect(begun).to.equal(0);
    runtime.use(sessionStore).signIn('u8');
    expect(begun).to.equal(1);
  });

  describe('that another tab changes', () => {
    /** What the other tab has written, as the browser tells this one. */
    function tell(id: string | null) {
      if (id === null) localStorage.removeItem('creator:user-id');
      else localStorage.setItem('creator:user-id', id);
      dispatchEvent(new StorageEvent('storage', { key: 'creator:user-id', newValue: id, storageArea: localStorage }));
    }

    function start() {
      const runtime = createRuntime();
      const session = runtime.use(sessionStore);
      const left: boolean[] = [];
      runtime.onCreatorLeft((next) => left.push(next));
      return { session, left };
    }

    it('ends with a logout, and keeps what is of the other tab', () => {
      const { session, left } = start();
      session.signIn('u7');
      session.$enteredFrom.set('story');
      tell(null);
      expect([session.isAnonymous(), left, localStorage.getItem('creator:entered-from')]).to.deep.equal([true, [false], 'story']);
      session.signIn('u7');
      session.reset();
      expect([session.$enteredFrom.get(), left], 'a logout of its own').to.deep.equal(['', [false, false]]);
    });

    it('becomes that of the other creator', () => {
      const { session, left } = start();
      session.signIn('u7');
      tell('u8');
      expect([session.$userId.get(), left, localStorage.getItem('creator:user-id')]).to.deep.equal(['u8', [true], 'u8']);
    });

    it('begins where nobody was logged in', () => {
      const { session, left } = start();
      tell('u8');
      expect([session.isAnonymous(), left]).to.deep.equal([false, []]);
    });
  });
});
