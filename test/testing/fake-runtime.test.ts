import { expect } from '@open-wc/testing';
import '../../elements/creator-home';
import '../../elements/creator-auto-dm-listing';
import { callTable } from '../../src/api/contract/table';
import { contractCalls } from '../../src/testing/contract-calls';
import { createFakeRuntime, type FakeRuntimeOptions } from '../../src/testing/fake-runtime';
import { choose } from '../support/listing-rows';
import { click, findByRole, findByText, queryByText } from '../support/screen';
import { waitUntil } from '../support/wait-until';

describe('createFakeRuntime', () => {
  const shown: HTMLElement[] = [];
  afterEach(() => { for (const element of shown.splice(0)) element.remove(); });

  async function open(tag: 'creator-home' | 'creator-auto-dm-listing', options?: FakeRuntimeOptions) {
    const runtime = await createFakeRuntime(options);
    const element = document.createElement(tag);
    element.runtime = runtime;
    shown.push(element);
    document.body.append(element);
    return { element, runtime };
  }

  it('tells which calls were made, with what, and how they ended', async () => {
    const { element, runtime } = await open('creator-auto-dm-listing');
    await element.whenReady();
    expect(runtime.requests.find(({ path }) => path === '/home/listing')).to.deep.equal({
      method: 'POST', path: '/home/listing', body: { page_index: 0, page_size: 20 }, status: 200, aborted: false,
    });
  });

  it('makes a call fail from the start, and lets it go well again', async () => {
    const { element, runtime } = await open('creator-auto-dm-listing', { faults: { 'PUT /home/delete/{id}': { status: 500, error: 'Not today' } } });
    const title = 'Monsoon desk makeover under ₹2,000';
    await choose(element, title, 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, /Not today/);
    expect(runtime.requests.filter(({ status }) => status === 500)).to.have.length(1);
  });

  it('fails and goes well again while the test runs', async () => {
    const { element, runtime } = await open('creator-home');
    await element.whenReady();
    const mend = runtime.fail('POST', '/home/listing', { status: 400, error: 'The posts are being sorted' });
    await element.refresh();
    await findByText(element, /^Not updated/);
    await findByText(element, /Pulse earbuds/);
    mend();
    await click(element, 'button', 'Retry');
    await waitUntil(() => queryByText(element, /^Not updated/) === null, 'the note is gone');
  });

  it('can hold answers back, and take its time', async () => {
    const { element, runtime } = await open('creator-auto-dm-listing');
    const release = runtime.hold();
    await waitUntil(() => runtime.requests.length > 0);
    expect(element.status).to.equal('loading');
    release();
    expect(await element.whenReady()).to.equal('ready');
    const slow = await open('creator-auto-dm-listing', { delayMs: 150 });
    const before = performance.now();
    await slow.element.whenReady();
    expect(performance.now() - before).to.be.above(140);
  });

  it('lets a page hear where the creator wants to go (the example of docs/testing.md)', async () => {
    const { element } = await open('creator-home', { scenario: 'new-creator' });
    await element.whenReady();
    const going = new Promise((resolve) => element.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ route: string }>).detail.route);
    }));
    [...element.shadowRoot?.querySelectorAll<HTMLElement>('a, button') ?? []].find(({ textContent }) => textContent === 'Create affiliate links')?.click();
    expect(await going).to.equal('affiliateLinks');
  });

  it('takes the options of a runtime, and keeps two of them apart', async () => {
    const one = await open('creator-auto-dm-listing', { brand: { name: 'Shop' } });
    const other = await open('creator-auto-dm-listing', { scenario: 'new-creator' });
    expect(one.runtime.brand.name).to.equal('Shop');
    await findByText(one.element, /Pulse earbuds/);
    await findByRole(other.element, 'heading', 'No AutoDM posts yet');
  });

  it('refuses a fault of a call that the contract does not have, and names the nearest', async () => {
    const refusal = (call: string) => createFakeRuntime({ faults: { [call]: 'network' } }).then(() => '', (error: Error) => error.message);
    expect(await refusal('GET /v1/earning')).to.contain("no call 'GET /v1/earning'").and.to.contain("'GET /v1/earnings'");
    expect(await refusal('POST /home/profile-data')).to.contain("'GET /home/profile-data'");
    expect(await refusal('PUT /home/delete/7')).to.contain("'PUT /home/delete/{id}'");
    expect(await refusal('/perf/v2/overview')).to.contain("'POST /perf/v2/overview'");
    const runtime = await createFakeRuntime();
    expect(() => runtime.fail('get', '/v1/earnings', 'network')).to.throw("'GET /v1/earnings'");
    for (const call of contractCalls) runtime.fail(...call.split(' ') as [string, string], 'network')();
  });

  it('knows every call of the contract', () => {
    const calls = Object.values(callTable).map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !contractCalls.includes(call)), 'missing in src/testing/contract-calls.ts').to.deep.equal([]);
    expect(contractCalls.filter((call) => !calls.includes(call)), 'not in src/api/contract').to.deep.equal([]);
  });

  it('refuses a scenario that was not recorded, by name', async () => {
    const text = await createFakeRuntime({ scenario: 'ten-thousand-posts' }).then(() => '', (error: Error) => error.message);
    expect(text).to.match(/no scenario named 'ten-thousand-posts'. Choose one of: new-creator, busy-creator/);
  });
});
