import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { draftStore } from '../../../../src/features/shared/session/draft-store';
import { sessionStore } from '../../../../src/features/shared/session/session-store';

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
