import { expect } from '@open-wc/testing';
import { hold } from '../../../support/hold';
import { waitUntil } from '../../../support/wait-until';
import { createWorld, type World } from '../../../support/world';

interface Faults { faults: object[]; held: object[] }

describe('calls that the sandbox holds', () => {
  const path = '/v1/earnings';
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));
  // Without `no-store` the browser lets the second of two equal requests wait for the first.
  const ask = (signal?: AbortSignal) => fetch(`${world.apiBase}${path}`, { signal, cache: 'no-store' });
  const now = () => world.control<Faults>('faults');

  it('waits until it is released, says meanwhile what waits, and is answered as ever then', async () => {
    const { kept, release } = await hold(world, 'GET', path);
    let answered = 0;
    const answers = [ask(), ask()].map((asked) => asked.then(({ status }) => { answered += 1; return status; }));
    await kept(2);
    expect((await now()).held).to.deep.equal([{ method: 'GET', path }, { method: 'GET', path }]);
    expect(answered).to.equal(0);
    await release();
    expect(await Promise.all(answers)).to.deep.equal([200, 200]);
    expect((await now()).held).to.deep.equal([]);
    expect((await ask()).status).to.equal(200);
  });

  it('goes on as the rest of the fault says, once', async () => {
    const { kept, release } = await hold(world, 'GET', path, { status: 418, body: { error: 'late' }, times: 1 });
    const late = ask();
    await kept();
    expect((await ask()).status).to.equal(200);
    await release();
    expect([(await late).status, await (await late).json()]).to.deep.equal([418, { error: 'late' }]);
  });

  it('holds nothing that was released before it came, and holds the rest on', async () => {
    const earnings = await hold(world, 'GET', path);
    const payments = await hold(world, 'GET', '/v1/earnings/payments');
    const other = fetch(`${world.apiBase}/v1/earnings/payments?page_no=1&page_size=20`);
    await payments.kept();
    await earnings.release();
    expect((await ask()).status).to.equal(200);
    expect((await now()).held).to.deep.equal([{ method: 'GET', path: '/v1/earnings/payments' }]);
    await world.control('faults/release', {});
    expect((await other).status).to.equal(200);
  });

  it('forgets a call that was given up, and lets all go on where faults are cleared or the scenario changes', async () => {
    const { kept, abandoned } = await hold(world, 'GET', path);
    const leaving = new AbortController();
    const left = ask(leaving.signal).catch((error: unknown) => (error as Error).name);
    await kept();
    leaving.abort();
    await abandoned();
    expect(await left).to.equal('AbortError');
    const cleared = ask();
    await kept();
    await world.control('faults', undefined, 'DELETE');
    expect((await cleared).status).to.equal(200);
    await hold(world, 'GET', path);
    const changed = ask();
    await kept();
    await world.control('scenario', { name: 'busy-creator' });
    expect((await changed).ok).to.equal(true);
  });

  it('does not hide a later fault for the same call once it is released', async () => {
    const { kept, release } = await hold(world, 'GET', path);
    const first = ask();
    await kept();
    await release();
    expect((await first).status).to.equal(200);
    await world.control('faults', { method: 'GET', path, status: 418 });
    expect((await ask()).status).to.equal(418);
  });

  it('counts the later of two lasting faults for the same call, after those that have their number of times', async () => {
    for (const fault of [{ status: 418, times: 1 }, { status: 500 }, { status: 404 }]) await world.control('faults', { method: 'GET', path, ...fault });
    expect((await now()).faults).to.have.length(2);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).to.deep.equal([418, 404, 404]);
  });

  it('can be held and released by hand on the control page', async () => {
    const form = (to: string, fields: Record<string, string>) =>
      fetch(`${world.base}/sandbox/api/${to}`, { method: 'POST', body: new URLSearchParams(fields) }).then((page) => page.text());
    expect(await form('faults', { method: 'GET', path, hold: 'on' })).to.contain('Hold the call until it is released').and.not.to.contain('Held now');
    const asked = ask();
    await waitUntil(async () => (await now()).held.length === 1);
    expect(await (await fetch(`${world.base}/sandbox`)).text()).to.contain('Held now').and.to.contain('Release what is held');
    expect(await form('faults/release', {})).to.contain('1 call goes on');
    expect((await asked).status).to.equal(200);
  });
});
