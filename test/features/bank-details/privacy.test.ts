import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { bankDetailsStore } from '../../../src/features/bank-details/bank-details-store';
import { closeAll } from '../../support/open-element';
import { ownStore } from '../../support/own-store';
import { click, findByRole, findByText, queryAllByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { account, agree, confirm, enter, field, fill, open } from './open-bank-details';
import { waitUntil } from '../../support/wait-until';

const Signal = signal(0).constructor;

/** Everything a store's own properties lead to, signals opened, as text. */
function contents(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value === 'function' || seen.has(value)) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  seen.add(value);
  if (value instanceof Signal) return contents((value as { peek(): unknown }).peek(), seen);
  return Object.values(value).map((inner) => contents(inner, seen)).join(' ');
}

const secrets = [account.number, account.ifsc, account.gst, account.holder];
const clean = (text: string, where: string) => {
  for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).to.equal(false);
};
/** Every value that the page's fields hold, and its markup. */
const page = (root: Document | ShadowRoot = document): string => [...root.querySelectorAll('*')]
  .map((element) => `${(element as HTMLInputElement).value ?? ''} ${element.textContent} ${element.shadowRoot ? page(element.shadowRoot) : ''}`).join(' ');

describe('what is typed into the bank details', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'payment-pending' });
    await world.login();
    await world.control('flags', { flag: 'isGSTRequired', value: true });
  });
  afterEach(async () => {
    closeAll();
    await world.dispose();
  });

  it('is in no log, event, storage, address or error message of a whole run with failures', async () => {
    const said: string[] = [];
    const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const originals = consoleMethods.map((method) => console[method]);
    for (const method of consoleMethods) console[method] = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
    try {
      const runtime = createRuntime({ apiBase: world.apiBase, brand, onEvent: ({ note }) => said.push(note) });
      const { element } = await open(world, runtime);
      for (const name of ['creator-track', 'creator-error', 'creator-change', 'creator-navigate', 'creator-ready']) {
        element.addEventListener(name, (event) => said.push(`${name} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`));
      }
      const addresses: string[] = [];
      const look = () => {
        addresses.push(location.href, JSON.stringify(history.state), document.title);
        clean(addresses.join(' '), 'the address');
        clean(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie, 'storage');
      };
      await click(element, 'button', 'Add bank details');
      await fill(element, { gst: true, again: '004512348875' });
      await click(element, 'button', 'Continue');
      look();
      await enter(element, 'Account number again', account.number);
      await world.control('faults', { method: 'POST', path: '/v1/user-bank-details/otp', status: 500, body: 'broken', times: 1 });
      await click(element, 'button', 'Continue');
      await click(element, 'checkbox', /^This account is mine/);
      await click(element, 'button', 'Send OTP');
      await findByRole(element, 'alert');
      look();
      await click(element, 'button', 'Send OTP');
      await field(element, 'OTP');
      // A server that repeats what it was sent: it is not quoted.
      const echo = { error: `There is no account of ${account.holder}` };
      await world.control('faults', { method: 'POST', path: '/v1/user-bank-details', status: 500, body: echo, times: 1 });
      await confirm(world, element);
      await findByText(element, 'Something went wrong. Please try again.');
      look();
      await world.control('faults', { method: 'POST', path: '/v1/user-bank-details', status: 500, body: { error: 'Account 9988 7766-55 is closed' }, times: 1 });
      await click(element, 'button', 'Confirm and save');
      await waitUntil(async () => (await world.requests()).filter(({ status }) => status === 500).length === 3);
      await findByText(element, 'Something went wrong. Please try again.');
      await click(element, 'button', 'Confirm and save');
      await findByRole(element, 'heading', 'Your bank details are saved');
      look();
      expect(said.some((note) => note.startsWith('creator-track'))).to.equal(true);
      clean(said.join(' '), 'what was said');
      clean(JSON.stringify(await world.requests()).replace(/"query".*?}/g, ''), 'the request log');
    } finally {
      consoleMethods.forEach((method, index) => (console[method] = originals[index] as typeof console.log));
    }
  });

  it('is held nowhere once the screen is left', async () => {
    const { element, runtime } = await open(world);
    const own = ownStore(runtime, bankDetailsStore);
    await click(element, 'button', 'Add bank details');
    await fill(element, { gst: true });
    const store = own();
    expect(contents(store)).to.contain(account.number);
    expect(page()).to.contain(account.number);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    clean(contents(store), 'the store');
    clean(page(), 'the page');
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    document.body.append(element);
    await element.whenReady();
    await click(element, 'button', 'Add bank details');
    for (const input of queryAllByRole(element, 'textbox')) expect((input as HTMLInputElement).value).to.equal('');
  });

  it('is forgotten at sign-out and once it is saved', async () => {
    const { element, runtime } = await open(world);
    const own = ownStore(runtime, bankDetailsStore);
    await click(element, 'button', 'Add bank details');
    await fill(element, { gst: true });
    const store = own();
    await agree(element);
    await confirm(world, element);
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect(contents(store)).to.contain('8876');
    expect(contents(store).includes(account.number)).to.equal(false);
    await click(element, 'button', 'Edit');
    await enter(element, 'Account number', '998877665544');
    runtime.signOut();
    clean(contents(store), 'the store');
    expect(contents(store).includes('998877665544')).to.equal(false);
    await waitUntil(() => !page().includes('998877665544'));
  });
});
