import '../../elements/creator-earnings';
import { expect } from '@open-wc/testing';
import { configureCreator } from '../../src/configure-creator';
import { createRuntime, type CreatorConfig } from '../../src/runtime';

/** Options as a template of a server fills them in. */
const empty = {
  apiBase: null, clientId: null, brand: null, support: null, host: null, getAuth: null, getHeaders: null, onUnauthorized: null, minimumVersion: null,
  instagram: null, onEvent: null, fetch: null, firebaseInstanceId: null, remember: null, getUserId: null, ephemeral: null,
};

it('an option of a page that is null is as if it were missing', async () => {
  const runtime = createRuntime(empty as unknown as CreatorConfig);
  expect([runtime.apiBase, runtime.clientId, runtime.ownSession, runtime.instagram.authorizeUrl, runtime.minimumVersion])
    .to.deep.equal(['/api', 'creator-web', false, createRuntime().instagram.authorizeUrl, {}]);
  expect(createRuntime(null as unknown as CreatorConfig).brand).to.deep.equal(createRuntime().brand);

  const asked: string[] = [];
  const fetchNoting = (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(new Response('{}', { status: 500 }));
  };
  configureCreator({ ...empty, fetch: fetchNoting, analytics: null, debug: null, locale: null, texts: null } as unknown as CreatorConfig);
  const element = document.createElement('creator-earnings');
  document.body.append(element);
  expect(await element.whenReady()).to.equal('error');
  expect(asked.length).to.be.above(0);
  expect(asked.every((address) => new URL(address, location.origin).pathname.startsWith('/api/')), asked.join(' ')).to.equal(true);
  element.remove();
});
