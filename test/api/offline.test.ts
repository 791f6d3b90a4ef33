import { expect } from '@open-wc/testing';
import { callTable } from '../../src/api/contract/table';
import { errorText } from '../../src/features/shared/screen/error-text';
import { failureOf, scriptedClient, sendRow } from '../support/scripted-client';

const writes = Object.entries(callTable).filter(([, { retry }]) => retry !== 'read');

/** What the browser says of the network, from now on. */
const network = (isThere: boolean) => Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
const lost = new TypeError('Failed to fetch');
const notSent = 'You are offline, so nothing was sent. Please try again when you are connected.';

describe('a write without a network', () => {
  afterEach(() => {
    delete (navigator as { onLine?: boolean }).onLine;
  });

  it('is every call of the contract that changes something', () => {
    expect(writes.length).to.be.above(12);
  });

  for (const [name, call] of writes) {
    it(`${name} is known not to have been sent, and never said to be saved`, async () => {
      network(false);
      const { client } = scriptedClient([lost]);
      const failure = await failureOf(sendRow(client, call));
      expect([failure.kind, failure.write, failure.offline, failure.outcomeUnknown]).to.deep.equal(['network', true, true, false]);
      expect(errorText(failure)).to.equal(notSent);
    });

    it(`${name} may have been made if the network was lost on its way`, async () => {
      const { client } = scriptedClient(() => {
        network(false);
        return Promise.reject(lost);
      });
      const failure = await failureOf(sendRow(client, call));
      expect([failure.kind, failure.offline, failure.outcomeUnknown]).to.deep.equal(['network', false, true]);
      expect(errorText(failure)).to.not.equal(notSent);
    });
  }

  it('may have been made if one attempt was sent and only the next had no network', async () => {
    let attempts = 0;
    const { client } = scriptedClient(() => {
      network(attempts++ > 0);
      return Promise.reject(lost);
    });
    const failure = await failureOf(sendRow(client, callTable['deletePost'] ?? expect.fail()));
    expect([attempts, failure.offline, failure.outcomeUnknown]).to.deep.equal([2, false, true]);
  });

  it('is not repeated as one that may have been processed when the network is back', async () => {
    network(false);
    const repeats: string[] = [];
    let attempts = 0;
    const { client } = scriptedClient(() => {
      if (attempts++ === 0) return Promise.reject(lost);
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    });
    await sendRow(client, callTable['deletePost'] ?? expect.fail(), { onRepeat: () => repeats.push('repeated') });
    expect([attempts, repeats.length]).to.deep.equal([2, 0]);
  });

  it('counts as sent if it ended by the time limit, whatever the browser says of the network', async () => {
    network(false);
    const { client } = scriptedClient([], {
      timeoutMs: 20,
      fetch: (_, init) => new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    });
    const failure = await failureOf(sendRow(client, callTable['saveBankDetails'] ?? expect.fail()));
    expect([failure.kind, failure.offline, failure.outcomeUnknown]).to.deep.equal(['timeout', false, true]);
  });

  it('is sent where a browser says that it is offline and is not', async () => {
    network(false);
    const { client, sent } = scriptedClient([new Response('{}', { headers: { 'content-type': 'application/json' } })]);
    await sendRow(client, callTable['deletePost'] ?? expect.fail());
    expect(sent).to.have.length(1);
  });
});
