import { expect } from '@open-wc/testing';
import { createRuntime } from '../../src/runtime';
import { enteredFromKey, forgetAnswers, forgetSession, forgetTab, lastVisitKey, performanceKey, rememberedKey, storedUser, tabPrefix, userIdKey } from '../../src/state/own-storage';
import { tabValue } from '../../src/state/tab-storage';

const text = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
const at = (apiBase: string, ephemeral = false) => tabValue(createRuntime({ apiBase, ephemeral }), 'test', text);
const key = `${tabPrefix}test:/api`;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a value of a tab', () => {
  it('survives a reload, for its API alone, until it is forgotten', () => {
    at('/api').write('kept');
    expect([at('/api').read(), at('/other').read(), sessionStorage.getItem(key)]).to.deep.equal(['kept', undefined, '"kept"']);
    at('/api').forget();
    expect([at('/api').read(), sessionStorage.getItem(key)]).to.deep.equal([undefined, null]);
  });

  it('is in memory alone where nothing may be stored', () => {
    const value = at('/api', true);
    value.write('kept');
    expect([value.read(), sessionStorage.length]).to.deep.equal(['kept', 0]);
  });

  for (const foreign of ['', 'kept', '{', '7', 'null']) {
    it(`is nothing where somebody else has written '${foreign}'`, () => {
      sessionStorage.setItem(key, foreign);
      expect(at('/api').read()).to.equal(undefined);
    });
  }
});

describe('what belongs to a session', () => {
  it('has the names that pages and earlier versions know', () => {
    expect([userIdKey, enteredFromKey, performanceKey, lastVisitKey, rememberedKey, tabPrefix])
      .to.deep.equal(['creator:user-id', 'creator:entered-from', 'creator:performance', 'creator:last-visit', 'creator:last-answers', 'creator:tab:']);
  });

  const own = [userIdKey, enteredFromKey, performanceKey, lastVisitKey];

  it('is deleted by name, and leaves what is the page\'s', () => {
    for (const name of [...own, rememberedKey, 'page', 'creator:language']) localStorage.setItem(name, 'x');
    expect(storedUser()).to.equal('x');
    forgetSession();
    expect(storedUser()).to.equal('');
    expect(Object.keys(localStorage).sort()).to.deep.equal(['creator:language', rememberedKey, 'page'].sort());
    sessionStorage.setItem(rememberedKey, 'x');
    forgetAnswers();
    expect([sessionStorage.length, localStorage.getItem(rememberedKey)]).to.deep.equal([0, null]);
  });

  it('is deleted from the tab by its prefix', () => {
    for (const name of [`${tabPrefix}one`, `${tabPrefix}two`, 'page', 'creator:other']) sessionStorage.setItem(name, 'x');
    forgetTab();
    expect(Object.keys(sessionStorage).sort()).to.deep.equal(['creator:other', 'page']);
  });
});
