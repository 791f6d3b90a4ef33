import { callTable } from '../../src/api/contract/table';
import { resendSeconds } from '../../src/domain/limits';
import { instagramStore } from '../../src/features/shared/instagram/instagram-store';
import { pretend } from '../support/device';
import { findByRole, findByText, queryAllByRole, queryByText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { readScreen, type Stage } from './stage';
import { choose, fill, has, isOn, sendOtp, tap, valueOf, type Write } from './write';

const desk = 'Monsoon desk makeover under ₹2,000';
const otp = '482913';
const login = { name: 'creator-login', tag: 'creator-login' };
const autoDm = { name: 'creator-auto-dm', tag: 'creator-auto-dm' };
const links = { name: 'creator-collection-listing', tag: 'creator-collection-listing' };
const bank = { name: 'creator-bank-details', tag: 'creator-bank-details' };

async function pickOrder(stage: Stage): Promise<void> {
  await choose(stage, 'From marketplace orders');
  (await findByRole(stage.element, 'checkbox', /^Select /)).click();
  await choose(stage, 'Done');
}

const picked = ({ element }: Stage) => queryAllByRole(element, 'button', /^Remove /).map((button) => button.getAttribute('aria-label')).join();

async function requestOtp(stage: Stage): Promise<void> {
  await fill(stage, 'Phone number', '9876543210');
  await choose(stage, 'Request OTP');
  await findByRole(stage.element, 'textbox', 'OTP');
}

async function fillBankForm(stage: Stage): Promise<void> {
  await choose(stage, 'Add bank details');
  for (const [name, text] of [['Account holder name', 'Asha Rao'], ['Account number', '004512348876'], ['Account number again', '004512348876'], ['IFSC', 'HDFC0001234']] as const) await fill(stage, name, text);
  await choose(stage, 'Continue');
  await choose(stage, /^This account is mine/, 'checkbox');
  await findByRole(stage.element, 'button', 'Send OTP');
  await waitUntil(() => !stage.element.shadowRoot?.querySelector('button[disabled]'));
}

async function askBankOtp(stage: Stage): Promise<void> {
  await fillBankForm(stage);
  await choose(stage, 'Send OTP');
  await findByRole(stage.element, 'textbox', 'OTP');
}

const bankForm = (stage: Stage) => [readScreen(stage.element).text.includes('HDFC0001234'), has(stage, 'checkbox', /^This account is mine/)].join();

/** Their code comes when they are in view. */
async function seeTriggerWords({ element }: Stage): Promise<void> {
  (await findByRole(element, 'heading', 'Your trigger words')).scrollIntoView();
  await waitUntil(() => queryAllByRole(element, 'switch').length > 1);
  await findByRole(element, 'textbox', 'Custom trigger word');
}

/** Deletes the first row, whose name then is on none. */
function deletion(scene: Write['scene'], call: string): Write {
  const names = new WeakMap<Stage, string>();
  const first = ({ element }: Stage) => queryAllByRole(element, 'button', /^More for /)[0]?.getAttribute('aria-label') ?? '';
  return {
    name: `${scene.name}, deletes`, call, scene,
    async begin(stage) {
      await findByRole(stage.element, 'button', /^More for /);
      names.set(stage, names.get(stage) ?? first(stage));
    },
    async reach(stage) {
      tap(stage, names.get(stage) ?? '');
      await choose(stage, 'Delete');
      await findByRole(stage.element, 'button', 'DELETE');
    },
    press: (stage) => tap(stage, 'DELETE'),
    isDone: (stage) => has(stage, 'button', /^More for /) && !has(stage, 'button', names.get(stage) ?? ''),
    // A row that a back end does not know any more is deleted already.
    says: /Something went wrong|does not exist|no longer/i,
  };
}

/** Back from the consent page with a code, on a page that has loaded again. */
async function returnFromInstagram(stage: Stage): Promise<void> {
  const { element, server } = stage;
  const store = server.runtime.use(instagramStore);
  const state = new URL(store.authorizeAddress(''), location.href).href.match(/[?&#]state=([^&]+)/)?.[1] ?? '';
  store.receive({ code: `code-${server.asked.length}`, state });
  element.remove();
  await new Promise(requestAnimationFrame);
  document.body.append(element);
}

/** A way to make each writing call, in the order of a creator's first days. */
export const writes: readonly Write[] = [
  {
    name: 'creator-login, requests an OTP', call: 'POST /auth/request-otp', scene: login, loggedOut: true,
    begin: (stage) => fill(stage, 'Phone number', '9876543210'),
    press: (stage) => tap(stage, 'Request OTP'),
    kept: (stage) => valueOf(stage, 'Phone number'),
    isDone: (stage) => has(stage, 'textbox', 'OTP'),
  },
  {
    name: 'creator-login, asks for another OTP', call: 'POST /auth/resend-otp', scene: login, loggedOut: true,
    async begin(stage) {
      await requestOtp(stage);
      const { now } = Date;
      pretend(Date, 'now', () => now() + resendSeconds * 1000);
      await findByRole(stage.element, 'button', 'Resend OTP');
    },
    press: (stage) => tap(stage, 'Resend OTP'),
    kept: ({ element }) => String(queryByText(element, /9876543210/) !== null),
    isDone: (stage) => stage.toasts.includes('A new OTP is on its way'),
  },
  {
    name: 'creator-login, logs in', call: 'POST /auth/login', scene: login, loggedOut: true, leavesNothing: true,
    answers: { 'GET /auth/registration-info': () => ({ isUserRegistered: true }) },
    begin: requestOtp,
    press: (stage) => sendOtp(stage, otp, 'Login'),
    keeps: otp, kept: (stage) => valueOf(stage, 'OTP'),
    isDone: (stage) => stage.events.includes('creator-navigate'),
  },
  {
    name: 'creator-login, is told how to join', call: 'POST /auth/post-login-event', scene: login, loggedOut: true, leavesNothing: true,
    answers: { 'GET /auth/registration-info': () => ({ isUserRegistered: false }) },
    begin: requestOtp,
    reach: async (stage) => tap(stage, 'Got it'),
    press: (stage) => sendOtp(stage, otp, 'Login'),
    isDone: (stage) => has(stage, 'dialog', 'Join the creator programme') && queryByText(stage.element, /Something went wrong|counted again|no session/) === null,
  },
  {
    name: 'creator-home, connects Instagram', call: 'POST /home/instagram-onboarding', scene: { name: 'creator-home', tag: 'creator-home' }, scenario: 'reconnect-required',
    answers: {
      'GET /home/profile-data': (done) => ({ instagram_name: 'Asha Rao', instagram_connected: true, instagram_reconnect_required: !done.some(({ call }) => call === 'POST /home/instagram-onboarding') }),
    },
    press: returnFromInstagram,
    isDone: (stage) => has(stage, 'heading', 'Instagram connected'),
    noTap: true,
    says: /Please re-connect your instagram/,
  },
  {
    name: 'creator-auto-dm, switches AutoDM off', call: 'PUT /home/auto-dm-toggle', scene: autoDm,
    begin: (stage) => findByRole(stage.element, 'switch', 'AutoDM'),
    press: (stage) => tap(stage, 'AutoDM', 'switch'),
    kept: (stage) => isOn(stage, 'AutoDM'),
    isDone: (stage) => isOn(stage, 'AutoDM') === 'false',
  },
  {
    name: 'creator-auto-dm, adds a trigger word', call: 'POST /home/send-custom-word', scene: autoDm, draft: true,
    async begin(stage, again) {
      await seeTriggerWords(stage);
      if (!again) await fill(stage, 'Custom trigger word', 'lamp');
    },
    press: (stage) => tap(stage, 'Add'),
    kept: (stage) => valueOf(stage, 'Custom trigger word'),
    isDone: (stage) => isOn(stage, 'lamp') === 'true',
  },
  {
    name: 'creator-auto-dm, switches a trigger word off', call: 'PUT /home/update-custom-word-status/{id}', scene: autoDm,
    begin: seeTriggerWords,
    press: ({ element }) => queryAllByRole(element, 'switch')[1]?.click(),
    kept: ({ element }) => queryAllByRole(element, 'switch').map((each) => each.ariaChecked).join(),
    isDone: ({ element }) => queryAllByRole(element, 'switch')[1]?.ariaChecked === 'false',
  },
  {
    name: 'creator-post-linking, links a post', call: 'POST /post-linking/user-auto-dm-post/create', scene: { name: 'creator-post-linking', tag: 'creator-post-linking' }, draft: true,
    async begin(stage, again) {
      if (again) return;
      await choose(stage, desk, 'radio');
      await choose(stage, 'Next');
      await pickOrder(stage);
    },
    press: (stage) => tap(stage, 'Complete'),
    kept: picked,
    isDone: (stage) => has(stage, 'heading', 'AutoDM setup complete'),
  },
  {
    name: 'creator-affiliate-links, creates a collection', call: 'POST /collection-links/create-collection', scene: { name: 'creator-affiliate-links', tag: 'creator-affiliate-links' }, draft: true,
    async begin(stage, again) {
      if (again) return;
      await fill(stage, 'Name', 'Rainy days');
      await choose(stage, 'Instagram Stories', 'radio');
      await pickOrder(stage);
    },
    press: (stage) => tap(stage, 'Complete'),
    kept: (stage) => `${valueOf(stage, 'Name')} ${picked(stage)}`,
    isDone: (stage) => has(stage, 'heading', 'Your link is ready'),
  },
  {
    name: 'creator-collection-listing, changes a collection', call: 'PUT /collection-links/update-collection/{id}', scene: links, draft: true,
    async begin(stage, again) {
      if (!has(stage, 'button', 'Save')) {
        await choose(stage, /^More for /);
        await choose(stage, 'Edit name and products');
      }
      await findByText(stage.element, 'In this collection');
      if (!again) await fill(stage, 'Name', 'Another name');
    },
    press: (stage) => tap(stage, 'Save'),
    kept: (stage) => valueOf(stage, 'Name'),
    isDone: (stage) => stage.toasts.includes('Collection saved'),
  },
  {
    name: 'creator-collection-listing, makes a QR code', call: 'POST /collection-links/qr/generate', scene: links,
    begin: (stage) => findByRole(stage.element, 'button', /^More for /),
    async reach(stage) {
      if (has(stage, 'button', 'QR code')) return;
      await choose(stage, /^More for /);
      await findByRole(stage.element, 'button', 'QR code');
    },
    press: (stage) => tap(stage, 'QR code'),
    isDone: (stage) => has(stage, 'region', 'QR code guidelines'),
  },
  deletion(links, 'DELETE /collection-links/delete-collection/{id}'),
  deletion({ name: 'creator-auto-dm-listing', tag: 'creator-auto-dm-listing' }, 'PUT /home/delete/{id}'),
  {
    name: 'creator-bank-details, agrees', call: 'POST /v1/user-bank-details/consent', scene: bank, scenario: 'payment-pending',
    begin: fillBankForm, press: (stage) => tap(stage, 'Send OTP'), kept: bankForm, isDone: (stage) => has(stage, 'textbox', 'OTP'),
  },
  {
    name: 'creator-bank-details, asks for an OTP', call: 'POST /v1/user-bank-details/otp', scene: bank, scenario: 'payment-pending', leavesNothing: true,
    begin: fillBankForm, press: (stage) => tap(stage, 'Send OTP'), kept: bankForm, isDone: (stage) => has(stage, 'textbox', 'OTP'),
  },
  {
    name: 'creator-bank-details, confirms with an OTP', call: 'POST /v1/user-bank-details/otp', scene: bank, scenario: 'payment-pending', leavesNothing: true,
    begin: askBankOtp, press: (stage) => sendOtp(stage, otp, 'Confirm and save'), keeps: otp, kept: (stage) => valueOf(stage, 'OTP'),
    isDone: (stage) => queryByText(stage.element, 'Your bank details are saved') !== null,
  },
  {
    name: 'creator-bank-details, saves', call: 'POST /v1/user-bank-details', scene: bank, scenario: 'payment-pending',
    begin: askBankOtp,
    press(stage) {
      // A refusal leads back to the form.
      if (has(stage, 'button', 'Continue')) tap(stage, 'Continue');
      else sendOtp(stage, otp, 'Confirm and save');
    },
    keeps: 'true', kept: (stage) => (has(stage, 'button', 'Continue') ? String(valueOf(stage, 'IFSC') === 'HDFC0001234' && valueOf(stage, 'Account number') === '004512348876') : String(valueOf(stage, 'OTP') === otp)),
    isDone: (stage) => queryByText(stage.element, 'Your bank details are saved') !== null,
  },
];

/** Writing calls that no tap makes. */
export const withoutTap: Readonly<Record<string, string>> = {
  'POST /v1/analytics/events': 'a beacon, which is sent when the page is left and whose answer nobody reads',
};

/** The calls of the contract that change something and that a screen makes. */
export const writingCalls: readonly string[] = Object.values(callTable)
  .filter(({ retry, unused }) => retry !== 'read' && !unused)
  .map(({ method, path }) => `${method} ${path}`);
