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
});
