import '../../elements/creator-earnings';
import { expect } from '@open-wc/testing';
import { configureCreator } from '../../src/configure-creator';
import { createRuntime, type CreatorConfig, type Runtime } from '../../src/runtime';
import { waitUntil } from '../support/wait-until';

/** Options as a template of a server fills them in. */
const empty = {
  apiBase: null, clientId: null, brand: null, support: null, host: null, getAuth: null, getHeaders: null, onUnauthorized: null, minimumVersion: null,
  instagram: null, onEvent: null, fetch: null, firebaseInstanceId: null, remember: null, getUserId: null, ephemeral: null,
};
const asked: string[] = [];
const fetchNoting = (input: RequestInfo | URL) => {
  asked.push(input instanceof Request ? input.url : input.toString());
  return Promise.resolve(new Response('{}', { status: 500 }));
};

describe('what a page has not', () => {
  const element = document.createElement('creator-earnings');
  const warn = console.warn.bind(console);
  const warned: string[] = [];
  before(() => {
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '));
    document.body.append(element);
    configureCreator({ ...empty, fetch: fetchNoting, analytics: null, debug: null, locale: null, texts: null } as unknown as CreatorConfig);
  });
  after(() => {
    console.warn = warn;
    element.remove();
  });

  it('in its options is as if it were missing', async () => {
    const runtime = createRuntime(empty as unknown as CreatorConfig);
    expect([runtime.apiBase, runtime.clientId, runtime.ownSession, runtime.instagram.authorizeUrl, runtime.minimumVersion])
      .to.deep.equal(['/api', 'creator-web', false, createRuntime().instagram.authorizeUrl, {}]);
    expect(createRuntime(null as unknown as CreatorConfig).brand).to.deep.equal(createRuntime().brand);
    await element.whenReady();
    expect(asked.length).to.be.above(0);
    expect(asked.every((address) => new URL(address, location.origin).pathname.startsWith('/api/')), asked.join(' ')).to.equal(true);
  });

  for (const [name, wrong] of Object.entries({ null: null, 'an object': {}, 'a promise': Promise.resolve(createRuntime()) })) {
    it(`as property runtime (${name}) leaves the runtime of the page`, async () => {
      const page = element.runtime; // not in an assertion, which would hang when it fails
      warned.length = 0;
      element.runtime = createRuntime({ apiBase: '/own', fetch: () => Promise.resolve(new Response('{}', { status: 500 })) });
      element.runtime = wrong as unknown as Runtime;
      expect(element.runtime === page && page !== undefined).to.equal(true);
      if (wrong) await waitUntil(() => warned.some((line) => line.includes('The property runtime is not what createRuntime() returns')));
      await element.whenReady();
      if (!wrong) expect(warned.filter((line) => line.includes('property runtime'))).to.deep.equal([]);
    });
  }
});
