import { expect } from '@open-wc/testing';
import { createAddress } from '../../../elements/app/address';
import { goTo } from '../../support/go-to';
import { waitUntil } from '../../support/wait-until';

const page = location.pathname;

describe('a place of the app', () => {
  const own = location.href;
  const changes: string[] = [];
  let stop: () => void = () => undefined;

  afterEach(() => {
    stop();
    history.replaceState(null, '', own);
  });

  for (const [name, mode, basePath, start, apps, pages] of [
    ['below the base path', 'path', '/creators', '/creators/help', ['/creators/earnings', '/creators', '/creators/nowhere', '/creators/'], ['/shop', '/help', '/creators-of-old/help', '/']],
    ['below the base path, given with a query', 'path', '/creators?from=mail', '/creators/help', ['/creators/earnings', '/creators'], ['/shop', '/help']],
    ['nowhere below a base path of another site', 'path', 'https://another.example/creators', '/programme', ['/programme?from=mail'], ['/creators/help', '/help']],
    ['nowhere below a base path that is none', 'path', '#/creators', '/programme', ['/programme?from=mail'], ['/creators/help', '/help']],
    ['where the app was opened', 'path', '/creators', '/programme', ['/creators/help', '/programme'], ['/shop']],
    ['of a route, without a base path', 'path', '', '/help', ['/earnings', '/help'], ['/shop', '/earnings/of/all']],
    ['behind the #', 'hash', '', page, [`${page}#/earnings`, page, `${page}#/nowhere`, `${page}#help`, `${page}?x=1#/earnings`], [`${page}#terms`, `${page}#`, '/shop', '/shop#/earnings']],
  ] as const) {
    it(`is ${name} (${mode})`, () => {
      history.pushState(null, '', start);
      stop = createAddress(mode, basePath, '/influencer-home').watch((by) => changes.push(by));
      for (const at of apps) {
        changes.splice(0);
        goTo(at);
        expect(changes, at).to.deep.equal(['browser']);
      }
      for (const at of pages) {
        changes.splice(0);
        goTo(at);
        expect(changes, at).to.deep.equal([]);
      }
    });
  }

  it('is behind the # of each page that has the app', async () => {
    history.pushState(null, '', `${page}#/help`);
    const address = createAddress('hash', '', '/influencer-home');
    stop = address.watch((by) => changes.push(by));
    changes.splice(0);
    history.pushState(null, '', '/shop');
    address.push('/earnings');
    address.push('/performance');
    expect(location.pathname + location.hash).to.equal('/shop#/performance');
    expect(address.back()).to.equal(true);
    await waitUntil(() => changes.length > 0);
    expect([changes, address.get()]).to.deep.equal([['browser'], '/earnings']);
    goTo('/shop');
    expect([changes, address.get()]).to.deep.equal([['browser', 'browser'], '/influencer-home']);
  });
});
