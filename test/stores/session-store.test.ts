import { expect } from '@open-wc/testing';
import { createRuntime } from '../../src/runtime';
import { sessionStore } from '../../src/stores/session-store';

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
});
