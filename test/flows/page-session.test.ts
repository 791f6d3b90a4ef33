import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';
import { snippetsOf } from '../support/snippets';

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Session</title><script>
  globalThis.heard = [];
  for (const type of ['creator-loading', 'creator-ready', 'creator-session-expired']) addEventListener(type, ({ target }) => heard.push(type + ' ' + target.localName));
</script></head><body>`;

/** The token that the page has is one that the API takes no more. */
const expired = `<script>
  const reach = fetch;
  let first = true;
  fetch = async (address, init) => {
    if (address !== '/session/token' || !first) return reach(address, init);
    first = false;
    return Response.json({ token: 'page_expired' });
  };
</script>`;

interface Logged { method: string; path: string; status: number; headers?: Record<string, string> }

/** The pages of docs/sessions.md, as they stand there. */
describe('a page with a session of its own', () => {
  let creator: Person;
  const recipes: string[] = [];
  before(async () => {
    for (const { language, code } of await snippetsOf('docs/sessions.md')) if (language === 'html') recipes.push(code);
    expect(recipes).to.have.length(3);
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    for (const [index, name] of ['cookie', 'bearer', 'silent'].entries()) await creator.putPage(`/host/${name}`, `${head}${recipes[index]}</body></html>`);
    await creator.putPage('/host/expired', `${head}${expired}${recipes[2]}</body></html>`);
    await creator.putPage('/host/app', `${head}${recipes[2]?.replaceAll(/<creator-(earnings|performance)><\/creator-\1>/g, '').replace('<script', '<creator-app routing="memory"></creator-app><script')}</body></html>`);
  });
  beforeEach(async () => {
    await creator.control('faults', undefined, 'DELETE');
    await creator.control('requests', undefined, 'DELETE');
  });

  const asked = (path: string) => creator.run<number>(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('${path}')).length`);
  const heard = () => creator.run<string[]>('heard');
  const calls = async () => (await creator.control<{ requests: Logged[] }>('requests')).requests;
  const refuse = (times: number) => creator.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, body: {}, times });
  const stand = (count: number) => waitUntil(async () => (await heard()).filter((type) => type.startsWith('creator-ready')).length >= count, 'ready')
    .catch(async () => expect(await heard()).to.include('creator-ready'));

  it('renews its cookie on a 401: the call is sent once more and nobody notices', async () => {
    await refuse(1);
    await creator.goto('/host/cookie');
    await stand(1);
    expect([await asked('/session/renew'), await heard()]).to.deep.equal([1, ['creator-loading creator-earnings', 'creator-ready creator-earnings']]);
    expect((await calls()).filter(({ path }) => path === '/v1/earnings').map(({ status }) => status)).to.deep.equal([401, 200]);
  });

  it('hands over a bearer token, once for all calls, and it is nowhere but in the calls', async () => {
    await creator.goto('/host/bearer');
    await stand(1);
    expect(await asked('/session/token')).to.equal(1);
    const made = await calls();
    expect(made.length).to.be.greaterThan(0);
    for (const { path, headers } of made) expect(headers?.['authorization'], path).to.equal('present');
    expect(await creator.run('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])')).to.not.contain('Bearer ey');
  });

  it('is asked to renew once for all elements, and none says that the session ended', async () => {
    await creator.goto('/host/expired');
    await stand(2);
    expect(await asked('/session/token')).to.equal(1); // the first did not reach the server
    const statuses = (await calls()).map(({ status }) => status);
    expect(statuses).to.include(401);
    expect(statuses.lastIndexOf(401)).to.be.lessThan(statuses.indexOf(200));
    expect(await heard()).to.not.include('creator-session-expired creator-earnings').and.not.include('creator-session-expired creator-performance');
  });

  it('has ended where the new session is refused as well', async () => {
    await refuse(2);
    await creator.goto('/host/cookie');
    await creator.see('heading', 'Please log in to see this');
    expect([await asked('/session/renew'), await heard()]).to.deep.equal([1, ['creator-loading creator-earnings', 'creator-session-expired creator-earnings']]);
  });

  it('reaches the screens of the app without its login', async () => {
    await creator.run("localStorage.removeItem('creator:user-id')");
    await creator.goto('/host/app');
    await creator.see('tab', /^All/);
  });
});
