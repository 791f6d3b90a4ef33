import { expect } from '@open-wc/testing';
import { changedAnswers } from '../../support/changed-answers';
import { closeAll, runtimeOf } from '../../support/open-element';
import { click, findByRole, findByText, gone, queryByRole, queryByText, type } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';
import { account, agree, calls, confirm, enter, field, fill, open, openFilled, posts, sentOtp } from './open-bank-details';

/** Cuts every connection of the call, until it is restored: the browser itself repeats a request whose kept-alive connection broke. */
const cut = (world: World, path: string) => world.control('faults', { method: 'POST', path: `/v1/user-bank-details${path}`, drop: true });
const restore = (world: World) => world.control('faults', undefined, 'DELETE');
const generic = 'Something went wrong. Please try again.';
const unsure = `${generic} It may have been saved all the same.`;

describe('when something goes wrong with bank details', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'payment-pending' });
    await world.login();
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(async () => {
    closeAll();
    await world.dispose();
  });

  it('keeps a wrong OTP and what the server says until the creator types; too many tries need a new one', async () => {
    const { element } = await openFilled(world);
    const otp = await agree(element);
    type(otp, '12345');
    await click(element, 'button', 'Confirm and save');
    await findByText(element, 'Enter a 6 digit OTP');
    const wrong = (await sentOtp(world)) === '111111' ? '222222' : '111111';
    type(otp, wrong);
    await gone(element, 'Enter a 6 digit OTP');
    for (let turn = 0; turn < 5; turn++) {
      type(otp, '');
      await gone(element, 'The OTP is not correct');
      type(otp, wrong);
      await click(element, 'button', 'Confirm and save');
      await findByText(element, 'The OTP is not correct');
      expect(otp.value).to.equal(wrong);
    }
    type(otp, await sentOtp(world));
    await click(element, 'button', 'Confirm and save');
    await findByText(element, 'The OTP has expired. Ask for a new one.');
    await click(element, 'button', 'Back');
    await click(element, 'button', 'Back');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
  });

  for (const [step, path, told] of [['consent', '/consent', unsure], ['sending the OTP', '/otp', generic]] as const) {
    it(`loses nothing when the network goes during ${step}`, async () => {
      await cut(world, path);
      const { element } = await openFilled(world);
      await click(element, 'button', 'Continue');
      await click(element, 'checkbox', /^This account is mine/);
      await click(element, 'button', 'Send OTP');
      expect((await findByRole(element, 'alert')).textContent).to.equal(told);
      await restore(world);
      await click(element, 'button', 'Send OTP');
      await field(element, 'OTP');
      await confirm(world, element);
      await findByRole(element, 'heading', 'Your bank details are saved');
    });
  }

  it('only saves again when saving failed after the OTP, which works once', async () => {
    const { element } = await openFilled(world);
    await agree(element);
    await cut(world, '');
    await confirm(world, element);
    await findByText(element, unsure);
    await restore(world);
    await click(element, 'button', 'Confirm and save');
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect((await posts(world)).filter(({ path }) => path.endsWith('/otp'))).to.have.length(2);
    await findByText(element, 'Ready for payments');
  });

  const page = () => new Response('<!doctype html><title>Bad gateway</title>', { headers: { 'content-type': 'text/html' } });
  const unclear: Readonly<Record<string, () => Response | Promise<Response>>> = {
    502: () => new Response(null, { status: 502 }), 503: () => new Response('{}', { status: 503 }), 504: () => new Response('', { status: 504 }),
    'an HTML page': page, 'a connection that breaks': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  for (const [what, answer] of Object.entries(unclear)) {
    it(`says after ${what} that the details may be saved, looks what is there now, and saves them once`, async () => {
      let lost = 1;
      const fetch = changedAnswers((name, real) => (name === 'POST /v1/user-bank-details' && lost-- > 0 ? answer() : real));
      const { element } = await openFilled(world, {}, runtimeOf(world, { fetch }));
      await agree(element);
      const reads = async () => (await calls(world)).filter(({ method }) => method === 'GET').map(({ path }) => path);
      const before = (await reads()).length;
      await confirm(world, element);
      await findByText(element, unsure);
      await waitUntil(async () => (await reads()).length === before + 2, 'the details and their status are read again');
      await click(element, 'button', 'Confirm and save');
      await findByRole(element, 'heading', 'Your bank details are saved');
      const saves = (await posts(world)).filter(({ path }) => path.endsWith('/user-bank-details'));
      expect(saves).to.have.length(2);
      expect(new Set(saves.map(({ headers, body }) => JSON.stringify([headers['idempotency-key'], body]))).size, 'the same key and details').to.equal(1);
      await findByText(element, 'Ready for payments');
    });
  }

  it('shows the details that were saved although the answer was lost, to whoever goes back', async () => {
    const fetch = changedAnswers((name, real) => (name === 'POST /v1/user-bank-details' ? page() : real));
    const { element } = await openFilled(world, {}, runtimeOf(world, { fetch }));
    await agree(element);
    await confirm(world, element);
    await findByText(element, unsure);
    for (let step = 0; step < 3; step++) await click(element, 'button', 'Back');
    await click(element, 'button', 'Leave');
    await findByText(element, 'Ready for payments');
    await findByText(element, new RegExp(account.number.slice(-4)));
  });

  it('goes back to the form with the bank\'s own words when it refuses the details', async () => {
    const { element } = await openFilled(world);
    await enter(element, 'IFSC', 'HDFC0999999');
    await agree(element);
    await confirm(world, element);
    expect((await findByRole(element, 'alert')).textContent).to.equal('The bank does not know a branch with this IFSC');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    await enter(element, 'IFSC', account.ifsc);
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, 'Ready for payments');
  });

  it('makes one request for a double tap', async () => {
    const { element } = await openFilled(world);
    await click(element, 'button', 'Continue');
    await click(element, 'checkbox', /^This account is mine/);
    const send = await findByRole(element, 'button', 'Send OTP');
    send.click();
    send.click();
    type(await field(element, 'OTP'), await sentOtp(world));
    const save = await findByRole(element, 'button', 'Confirm and save');
    save.click();
    save.click();
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect((await posts(world)).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['consent', 'otp', 'otp', 'user-bank-details']);
  });

  it('sends no second OTP to who goes back to the consent and on again, and a new one when somebody has logged out', async () => {
    const { element, runtime } = await openFilled(world);
    await agree(element);
    await click(element, 'button', 'Back');
    await click(element, 'button', 'Send OTP');
    await field(element, 'OTP');
    const sent = async () => (await posts(world)).map(({ path }) => path.split('/').at(-1));
    expect(await sent()).to.deep.equal(['consent', 'otp', 'consent']);
    // Somebody else, in the same element: what was sent is not theirs.
    runtime.signOut();
    await element.refresh();
    await click(element, 'button', 'Add bank details');
    await fill(element);
    await world.control('clock', { advance_days: 1 });
    await agree(element);
    expect((await sent()).slice(3)).to.deep.equal(['consent', 'otp']);
  });

  it('asks before it drops what was typed, and not where nothing was', async () => {
    const { element, went } = await openFilled(world);
    await click(element, 'button', 'Back');
    await findByRole(element, 'dialog', 'Leave without saving?');
    await click(element, 'button', 'Keep editing');
    await gone(element, 'dialog', 'Leave without saving?');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    await click(element, 'button', 'Back');
    await click(element, 'button', 'Leave');
    await click(element, 'button', 'Add bank details');
    expect((await field(element, 'Account number')).value).to.equal('');
    await click(element, 'button', 'Back');
    await findByRole(element, 'button', 'Add bank details');
    expect(queryByRole(element, 'dialog') === null).to.equal(true);
    await click(element, 'button', 'Back');
    expect(went).to.deep.equal(['back']);
  });

  it('shows a failed load with Retry, and a refresh leaves the form alone', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/user-bank-details/status', status: 400, times: 1 });
    const { element } = await open(world);
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    await click(element, 'button', 'Add bank details');
    await fill(element);
    await element.refresh();
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    expect(queryByText(element, 'Step 1 of 3') !== null).to.equal(true);
  });
});
