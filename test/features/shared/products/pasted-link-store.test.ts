import { expect } from '@open-wc/testing';
import { pastedLinkStore } from '../../../../src/features/shared/products/pasted-link-store';
import { sessionStore } from '../../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../../src/runtime';

const key = 'creator:tab:drafts:/api';
const open = () => {
  const runtime = createRuntime({ fetch: () => new Promise(() => undefined) });
  runtime.use(sessionStore).signIn('asha');
  return runtime.use(pastedLinkStore).text;
};

describe('pastedLinkStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('keeps a text on the way to another page, and nothing else', () => {
    expect(open().value).to.equal('');
    open().value = 'https://m.example/p/1';
    expect(open().value).to.equal('https://m.example/p/1');
    expect(JSON.parse(sessionStorage.getItem(key) ?? '') as unknown).to.deep.equal({ user: 'asha', values: { 'pasted-link': 'https://m.example/p/1' } });
    sessionStorage.setItem(key, JSON.stringify({ user: 'asha', values: { 'pasted-link': 7 } }));
    expect(open().value).to.equal('');
  });
});
