import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { draftStore } from '../../../../src/features/shared/session/draft-store';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { sessionStore } from '../../../../src/features/shared/session/session-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { waitUntil } from '../../../support/wait-until';

const note = { name: 'note', empty: () => '', read: (kept: unknown) => (typeof kept === 'string' ? kept : undefined) };
const never: typeof fetch = () => new Promise(() => undefined);

/** Where storage is refused, a draft lives in the memory of its runtime: no key that could be taken away. */
describe('drafts that are kept in memory alone', () => {
  function start() {
    const runtime = createRuntime({ ephemeral: true, fetch: never });
    const { signIn, reset } = runtime.use(sessionStore);
    signIn('asha');
    const draft = runtime.use(draftStore).open(note);
    draft.value = 'Rainy days';
    return { runtime, draft, signIn, end: reset };
  }

  it('are there again for the same user when a session has ended, and never for another one', () => {
    const { draft, signIn, end } = start();
    end();
    expect(draft.value).to.equal('');
    signIn('asha');
    expect(draft.value).to.equal('Rainy days');
    end();
    signIn('ravi');
    expect(draft.value).to.equal('');
    end();
    signIn('asha');
    expect(draft.value, 'after somebody else was there').to.equal('');
  });

  it('are gone when the creator logs out, also for the same user', () => {
    const { runtime, draft, signIn } = start();
    runtime.signOut();
    expect(draft.value).to.equal('');
    signIn('asha');
    expect(draft.value).to.equal('');
  });
});

const key = 'creator:tab:drafts:/api';
const keptNow = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

describe('drafts that are kept in the tab', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  function start(user = 'asha') {
    const runtime = createRuntime({ fetch: never });
    const { signIn } = runtime.use(sessionStore);
    if (user) signIn(user);
    return { runtime, signIn, drafts: runtime.use(draftStore) };
  }

  it('are stored with their user, until all of them are empty', () => {
    const { drafts } = start();
    const [one, other] = [drafts.open(note), drafts.open({ ...note, name: 'other' })];
    expect(keptNow()).to.equal(null);
    one.value = 'Rainy days';
    other.value = 'Sunny days';
    expect(keptNow()).to.deep.equal({ user: 'asha', values: { note: 'Rainy days', other: 'Sunny days' } });
    one.value = '';
    expect(keptNow()).to.deep.equal({ user: 'asha', values: { other: 'Sunny days' } });
    other.value = '';
    expect(keptNow()).to.equal(null);
  });

  it('are there again after a reload, for the same user', () => {
    start().drafts.open(note).value = 'Rainy days';
    expect(start().drafts.open(note).value).to.equal('Rainy days');
    expect(start('ravi').drafts.open(note).value).to.equal('');
    expect(keptNow(), 'of somebody else').to.equal(null);
  });

  it('do not change while the same creator is there', () => {
    const { runtime, drafts } = start();
    const draft = drafts.open(note);
    draft.value = 'Rainy days';
    const seen: string[] = [];
    draft.subscribe((value) => seen.push(value));
    runtime.use(profileStore).set({});
    drafts.open({ ...note, name: 'other' });
    expect(seen).to.deep.equal(['Rainy days']);
  });

  it('wait until somebody logs in, and what was typed meanwhile is newer', () => {
    start().drafts.open(note).value = 'Rainy days';
    localStorage.clear();
    const { drafts, signIn } = start('');
    const [first, second] = [drafts.open(note), drafts.open({ ...note, name: 'other' })];
    second.value = 'Sunny days';
    expect([first.value, keptNow()]).to.deep.equal(['', { user: 'asha', values: { note: 'Rainy days' } }]);
    signIn('asha');
    expect([first.value, keptNow()]).to.deep.equal(['Rainy days', { user: 'asha', values: { note: 'Rainy days', other: 'Sunny days' } }]);
  });

  it('leave the screen with their user, and stay in the tab', () => {
    const { drafts, signIn } = start();
    const draft = drafts.open(note);
    draft.value = 'Rainy days';
    signIn('');
    expect([draft.value, keptNow()]).to.deep.equal(['', { user: 'asha', values: { note: 'Rainy days' } }]);
    signIn('ravi');
    draft.value = 'Mine';
    expect(keptNow()).to.deep.equal({ user: 'ravi', values: { note: 'Mine' } });
    signIn('asha');
    expect([draft.value, keptNow()]).to.deep.equal(['', null]);
  });

  it('are no other content of the storage', () => {
    for (const kept of [{ user: 7, values: { note: 'x' } }, { user: 'asha', values: 'note' }, { user: 'asha', values: { note: 7 } }, 'note']) {
      sessionStorage.setItem(key, JSON.stringify(kept));
      expect(start().drafts.open(note).value, JSON.stringify(kept)).to.equal('');
    }
  });
});

describe('drafts of a creator whom only the API knows', () => {
  const profilePath = '/home/profile-data';
  const userPath = '/auth/user-profile';

  function start() {
    const net = createAnsweringFetch();
    const runtime = createRuntime({ fetch: net.fetch, getHeaders: () => ({}) });
    const profile = runtime.use(profileStore);
    const drafts = runtime.use(draftStore);
    return { net, drafts, profile };
  }
  afterEach(() => sessionStorage.clear());

  const loaded = async (begun: ReturnType<typeof start>, status = 200) => {
    const read = begun.profile.ensure();
    (await begun.net.at(profilePath)).answer({}, status);
    await read;
  };

  it('ask who that is when there is something to store, after the profile, and once', async () => {
    const now = start();
    const { net, drafts } = now;
    const draft = drafts.open(note);
    draft.value = 'Rainy';
    await loaded(now);
    const asked = await net.at(userPath);
    draft.value = 'Rainy days';
    asked.answer({ user_id: 'asha' });
    await waitUntil(() => keptNow() !== null);
    expect(keptNow()).to.deep.equal({ user: 'asha', values: { note: 'Rainy days' } });
    draft.value = 'Rainy nights';
    expect([keptNow(), net.to(userPath).length]).to.deep.equal([{ user: 'asha', values: { note: 'Rainy nights' } }, 1]);
  });

  it('ask for nothing before the profile, and without anything to store', async () => {
    const now = start();
    const draft = now.drafts.open(note);
    await loaded(now);
    const again = now.profile.refresh();
    (await now.net.at(profilePath, 1)).answer({});
    await again;
    expect(now.net.to(userPath)).to.have.length(0);
    draft.value = 'Rainy days';
    await now.net.at(userPath);
    const other = start();
    other.drafts.open(note).value = 'Rainy days';
    await loaded(other);
    await other.net.at(userPath);
    expect(other.net.asked.map(({ path }) => path)).to.deep.equal([profilePath, userPath]);
  });

  it('ask if something is stored', async () => {
    sessionStorage.setItem(key, JSON.stringify({ user: 'asha', values: { note: 'Rainy days' } }));
    const now = start();
    const draft = now.drafts.open(note);
    await loaded(now);
    (await now.net.at(userPath)).answer({ user_id: 'asha' });
    await waitUntil(() => draft.value === 'Rainy days');
  });

  it('ask again after a failure only when the profile was read again', async () => {
    const now = start();
    const { net, drafts, profile } = now;
    const draft = drafts.open(note);
    draft.value = 'Rainy';
    await loaded(now);
    (await net.at(userPath)).answer({}, 400);
    const refused = profile.refresh();
    (await net.at(profilePath, 1)).answer({}, 400);
    await refused;
    draft.value = 'Rainy days';
    const refusedAgain = profile.refresh();
    (await net.at(profilePath, 2)).answer({}, 400);
    await refusedAgain;
    expect(net.to(userPath)).to.have.length(1);
    const again = profile.refresh();
    (await net.at(profilePath, 3)).answer({});
    await again;
    (await net.at(userPath, 1)).answer({ user_id: 'asha' });
    await waitUntil(() => keptNow() !== null);
  });

  it('ask although the profile cannot be read, also in the next session', async () => {
    const now = start();
    const draft = now.drafts.open(note);
    now.drafts.reset();
    draft.value = 'Rainy days';
    await loaded(now, 400);
    await now.net.at(userPath);
  });

  it('ignore an answer about a session that has ended', async () => {
    const now = start();
    const { net, drafts } = now;
    drafts.open(note).value = 'Rainy days';
    await loaded(now);
    const asked = await net.at(userPath);
    drafts.reset();
    drafts.open({ ...note, name: 'other' }).value = 'Sunny days';
    asked.answer({ user_id: 'asha' });
    const again = now.profile.refresh();
    (await net.at(profilePath, 1)).answer({});
    await again;
    (await net.at(userPath, 1)).answer({ user_id: 'ravi' });
    await waitUntil(() => keptNow() !== null);
    expect(keptNow()).to.deep.equal({ user: 'ravi', values: { other: 'Sunny days' } });
  });
});

describe('drafts of a creator whom the app names', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('are those of the app, whoever has logged in on the page', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': {} });
    const runtime = createRuntime({ fetch: net.fetch, getAuth: () => Promise.resolve({ 'app-client-id': 'app', 'APP-USER-ID': 'asha' } as never) });
    const draft = runtime.use(draftStore).open(note);
    draft.value = 'Rainy days';
    runtime.use(sessionStore).signIn('meena');
    expect([draft.value, keptNow()]).to.deep.equal(['Rainy days', null]);
    await runtime.use(profileStore).ensure();
    await waitUntil(() => keptNow() !== null);
    expect(keptNow()).to.deep.equal({ user: 'asha', values: { note: 'Rainy days' } });
  });
});
