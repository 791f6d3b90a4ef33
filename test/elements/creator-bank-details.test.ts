import { expect } from '@open-wc/testing';
import { expectAccessible } from '../support/accessible';
import { hold } from '../support/hold';
import { closeAll } from '../support/open-element';
import { click, findByRole, findByText, gone } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { account, agree, confirm, field, fill, open } from '../features/bank-details/open-bank-details';
import { waitUntil } from '../support/wait-until';

describe('<creator-bank-details>', () => {
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

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible at every step, ${scheme}`, async () => {
      const { element } = await open(world);
      element.setAttribute('color-scheme', scheme);
      await expectAccessible(element);
      await click(element, 'button', 'Add bank details');
      await click(element, 'button', 'Continue');
      await findByText(element, 'Enter your account number');
      await expectAccessible(element);
      await fill(element, { gst: true });
      await findByText(element, 'HDFC Bank');
      await expectAccessible(element);
      await click(element, 'button', 'Back');
      await findByRole(element, 'dialog');
      await expectAccessible(element);
      await click(element, 'button', 'Keep editing');
      await gone(element, 'dialog', 'Leave without saving?');
      await agree(element);
      await expectAccessible(element);
      await confirm(world, element);
      await findByRole(element, 'heading', 'Your bank details are saved');
      await expectAccessible(element);
    });
  }

  it('gives the focus to the heading of each step, and to the OTP field', async () => {
    const { element } = await open(world);
    const focused = () => element.shadowRoot?.activeElement?.textContent;
    await click(element, 'button', 'Add bank details');
    await waitUntil(() => focused() === 'Your bank account');
    await fill(element, { gst: true });
    await click(element, 'button', 'Continue');
    await waitUntil(() => focused() === 'Check and agree');
    await click(element, 'checkbox');
    await click(element, 'button', 'Send OTP');
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('autocomplete') === 'one-time-code');
  });

  it('keeps what was typed when it is moved, drops its request when it is removed, and starts anew', async () => {
    const { element } = await open(world);
    await click(element, 'button', 'Add bank details');
    await fill(element, { gst: true });
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await Promise.resolve();
    expect((await field(element, 'Account number')).value).to.equal(account.number);

    const consent = await hold(world, 'POST', '/v1/user-bank-details/consent', { times: 1 });
    await click(element, 'button', 'Continue');
    await click(element, 'checkbox');
    await click(element, 'button', 'Send OTP');
    await consent.kept();
    element.remove();
    await waitUntil(() => element.status === 'idle');
    await consent.abandoned();
    box.remove();
    document.body.append(element);
    await element.whenReady();
    await findByRole(element, 'button', 'Add bank details');
    const sent = (await world.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(sent.filter((request) => request === 'POST /v1/user-bank-details/otp')).to.have.length(0);
  });
});
