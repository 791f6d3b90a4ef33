import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import '../../../elements/creator-login';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { expectAccessible } from '../../support/accessible';
import { pretend, restoreDevice } from '../../support/device';
import { click, findByRole, findByText, gone, queryAllByRole, queryByRole, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

const phone = '9876543210';
const generic = 'Something went wrong. Please try again.';

describe('creator-login', () => {
  let world: World;
  let runtime: Runtime;
  let notes: string[];
  const made: HTMLElement[] = [];

  before(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
    notes = [];
    runtime = createRuntime({ apiBase: world.apiBase, brand, onEvent: ({ note }) => notes.push(note) });
    runtime.use(sessionStore).reset();
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    runtime.use(sessionStore).reset();
  });

  async function mount() {
    const element = document.createElement('creator-login');
    element.runtime = runtime;
    // The host takes navigation over, so that the test page stays where it is.
    element.addEventListener('creator-navigate', (event) => event.preventDefault());
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }
  async function askForOtp(element: HTMLElement, number = phone) {
    type(await findByRole(element, 'textbox', 'Phone number'), number);
    await click(element, 'button', 'Request OTP');
    return findByRole(element, 'textbox', 'OTP');
  }
  async function sentOtp(): Promise<string> {
    const { messages } = await world.control<{ messages: { channel: string; otp?: string }[] }>('outbox');
    return messages.find(({ channel }) => channel === 'sms')?.otp ?? '';
  }
  const bodyOf = async (path: string) =>
    (await world.requests()).filter((request) => request.path.endsWith(path)).at(-1)?.body as Record<string, unknown>;

  it('[LOGIN-01] [LOGIN-04] [LOGIN-05] [LOGIN-06] [API-08] [API-10] [API-12] logs a creator in by phone and OTP, step by step', async () => {
    const element = await mount();
    const field = await askForOtp(element);
    type(field, await sentOtp());
    const going = oneEvent(element, 'creator-navigate');
    await click(element, 'button', 'Login');
    const { detail } = (await going) as CustomEvent<{ route: string; replace: boolean }>;
    expect(detail.route).to.equal('home');
    expect(detail.replace).to.equal(true);

    const requests = (await world.requests()).map(({ method, path }) => `${method} ${path.replace(/^.*\/auth/, '/auth').replace(/\?.*/, '')}`);
    expect(requests).to.deep.equal(['POST /auth/request-otp', 'POST /auth/login', 'GET /auth/registration-info']);
    const asked = await bodyOf('/auth/request-otp');
    const sent = await bodyOf('/auth/login');
    expect(Object.keys(asked).sort()).to.deep.equal(['instanceId', 'phone_number']);
    // The sandbox's log keeps no OTP; that it was sent, and the right one, is what let the creator in.
    expect(Object.keys(sent).sort()).to.deep.equal(['instance_id', 'login_type', 'phone_number', 'request_id']);
    expect(sent['instance_id']).to.equal(asked['instanceId']);
  });

  it('[LOGIN-14] sends the login_type that the brand names', async () => {
    const element = await mount();
    type(await askForOtp(element), '000000');
    await click(element, 'button', 'Login');
    await findByRole(element, 'alert');
    expect((await bodyOf('/auth/login'))['login_type']).to.equal('BAZAAR_SMS');
  });

  it('[LOGIN-09] [LOGIN-10] [ROLE-01] [ANALYTICS-01] stores the user id, makes the user non-anonymous and identifies them to analytics', async () => {
    const element = await mount();
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(true);
    type(await askForOtp(element), await sentOtp());
    const tracked = oneEvent(element, 'creator-track');
    await click(element, 'button', 'Login');
    const { detail } = (await tracked) as CustomEvent<{ name: string; facts: { user_id: string } }>;
    expect(detail.name).to.equal('identify');
    expect(detail.facts.user_id).to.equal(runtime.use(sessionStore).$userId.get());
    expect(localStorage.getItem('creator:user-id')).to.equal(detail.facts.user_id);
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(false);
  });

  it('[LOGIN-07] [LOGIN-08] [API-13] [LOGIN-03] keeps an unregistered user at login with the sign-up sheet open and sends the post-login event', async () => {
    const element = await mount();
    let left = false;
    element.addEventListener('creator-navigate', () => (left = true));
    type(await askForOtp(element, '9876540000'), await sentOtp());
    await click(element, 'button', 'Login');
    await findByRole(element, 'dialog', 'Join the creator programme');
    await findByText(element, 'This number is not registered for the programme yet.');
    const event = await bodyOf('/auth/post-login-event');
    expect(Object.keys(event).sort()).to.deep.equal(['client_type', 'login_time', 'user_id']);
    expect(event['client_type']).to.equal('web');
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(true);
    expect(left).to.equal(false);
  });

  it('sends no post-login event for a registered user', async () => {
    const element = await mount();
    type(await askForOtp(element), await sentOtp());
    const going = oneEvent(element, 'creator-navigate');
    await click(element, 'button', 'Login');
    await going;
    expect(await bodyOf('/auth/post-login-event')).to.equal(undefined);
  });

  it('[LOGIN-02] [LOGIN-03] shows three testimonials and opens the sign-up sheet', async () => {
    const element = await mount();
    await findByRole(element, 'heading', 'What creators say');
    expect(queryAllByRole(element, 'figure')).to.have.length(3);
    await click(element, 'button', 'New here? See how to join');
    await findByRole(element, 'dialog', 'Join the creator programme');
    await click(element, 'button', 'Got it');
    await gone(element, 'dialog', 'Join the creator programme');
  });

  for (const number of ['98765', '919876543210', '+9198765432', '98765-4321']) {
    it(`[VAL-11] refuses ${number} as a phone number without asking the server`, async () => {
      const element = await mount();
      type(await findByRole(element, 'textbox', 'Phone number'), number);
      await click(element, 'button', 'Request OTP');
      expect((await findByRole(element, 'alert')).textContent).to.equal('Enter a 10 digit phone number');
      expect(element.shadowRoot?.activeElement === queryByRole(element, 'textbox', 'Phone number'), 'the field to correct has the focus').to.equal(true);
      expect(await world.requests()).to.have.length(0);
    });
  }

  it('[VAL-11] shows +91 unless another country is typed, and takes a pasted number in any spelling', async () => {
    const element = await mount();
    const field = await findByRole(element, 'textbox', 'Phone number') as HTMLInputElement;
    const shown = () => field.parentElement?.querySelector('.field-prefix')?.textContent;
    expect(shown()).to.equal('+91');
    type(field, '+44 98765-43210');
    await waitUntil(() => shown() === '');
    type(field, '0 (98765) 43210');
    await waitUntil(() => shown() === '+91');
    await click(element, 'button', 'Request OTP');
    await findByRole(element, 'textbox', 'OTP');
    expect((await bodyOf('/auth/request-otp'))['phone_number']).to.equal('9876543210');
  });

  it('[LOGIN-05] the sixth digit logs in, once; after a wrong OTP the next sixth digit does', async () => {
    const element = await mount();
    const field = await askForOtp(element) as HTMLInputElement;
    const logins = async () => (await world.requests()).filter(({ path }) => path.endsWith('/auth/login')).length;
    type(field, '00000');
    type(field, '000000');
    await findByRole(element, 'alert');
    expect(await logins()).to.equal(1);
    expect(element.shadowRoot?.activeElement === field).to.equal(true);
    type(field, '0000000'); // one digit too many is none
    const going = oneEvent(element, 'creator-navigate');
    type(field, `Your OTP is ${await sentOtp()}. Do not tell anybody.`);
    await going;
    expect(await logins()).to.equal(2);
  });

  it('[VAL-11] takes a country prefix with a plus, and spaces', async () => {
    const element = await mount();
    await askForOtp(element, '+91 98765 43210');
    expect((await bodyOf('/auth/request-otp'))['phone_number']).to.equal('+919876543210');
  });

  it('[VAL-08] [VAL-09] [VAL-10] keeps an OTP error at the field until the creator types, and takes six digits only', async () => {
    const element = await mount();
    const field = await askForOtp(element);
    type(field, '12a 345');
    expect((field as HTMLInputElement).value).to.equal('12345');
    await click(element, 'button', 'Login');
    expect((await findByRole(element, 'alert')).textContent).to.equal('Enter a 6 digit OTP');
    type(field, '1234');
    await gone(element, 'Enter a 6 digit OTP');
    expect((await world.requests()).some(({ path }) => path.endsWith('/auth/login'))).to.equal(false);
  });

  it('[LOGIN-11] shows a wrong OTP at the field, keeps what was typed, and clears nothing', async () => {
    localStorage.setItem('creator:entered-from', 'kept');
    const element = await mount();
    const right = await sentOtp();
    const field = await askForOtp(element);
    const wrong = right === '111111' ? '222222' : '111111';
    type(field, wrong);
    await click(element, 'button', 'Login');
    expect((await findByRole(element, 'alert')).textContent).to.equal('The OTP is not correct');
    expect((field as HTMLInputElement).value).to.equal(wrong);
    expect(localStorage.getItem('creator:entered-from')).to.equal('kept');
  });

  for (const [step, path, method] of [['login', '/auth/login', 'POST'], ['registration info', '/auth/registration-info', 'GET']] as const) {
    it(`[LOGIN-11] a ${step} that answers 500 shows the failure, and trying again goes on`, async () => {
      const element = await mount();
      type(await askForOtp(element), await sentOtp());
      await world.control('faults', { method, path, status: 500, body: '{"error":"The register is closed"}', times: 1 });
      await click(element, 'button', 'Login');
      expect((await findByRole(element, 'alert')).textContent).to.equal('The register is closed');
      const going = oneEvent(element, 'creator-navigate');
      await click(element, 'button', 'Login');
      await going;
      expect(runtime.use(sessionStore).isAnonymous()).to.equal(false);
    });
  }

  it('[ERR-11] [ERR-12] [LOGIN-11] a failed OTP request shows the server message and logs otp_delivered false', async () => {
    await world.control('faults', { method: 'POST', path: '/auth/request-otp', status: 400, body: '{"error":"SMS are not going out today"}', times: 1 });
    const element = await mount();
    type(await findByRole(element, 'textbox', 'Phone number'), phone);
    const tracked = oneEvent(element, 'creator-track');
    await click(element, 'button', 'Request OTP');
    expect((await findByRole(element, 'alert')).textContent).to.equal('SMS are not going out today');
    expect(((await tracked) as CustomEvent<unknown>).detail).to.deep.equal({ name: 'otp', facts: { otp_delivered: false } });
    expect(notes).to.include('otp_delivered: false');
    expect(((await findByRole(element, 'textbox', 'Phone number')) as HTMLInputElement).value).to.equal(phone);
  });

  it('[ERR-11] an OTP request that is refused because there were too many shows the server message', async () => {
    await world.control('faults', { method: 'POST', path: '/auth/request-otp', status: 429, body: '{"error":"Ask again in ten minutes"}', times: 1 });
    const element = await mount();
    type(await findByRole(element, 'textbox', 'Phone number'), phone);
    await click(element, 'button', 'Request OTP');
    expect((await findByRole(element, 'alert')).textContent).to.equal('Ask again in ten minutes');
  });

  it('[ERR-02] [ERR-04] a failure without words of the server shows the generic text', async () => {
    await world.control('faults', { method: 'POST', path: '/auth/request-otp', status: 500, body: '', times: 1 });
    const element = await mount();
    type(await findByRole(element, 'textbox', 'Phone number'), phone);
    await click(element, 'button', 'Request OTP');
    expect((await findByRole(element, 'alert')).textContent).to.equal(generic);
  });

  it('[API-09] [NUM-20] asks for the OTP again after 30 seconds, for the same request', async () => {
    const { now } = Date;
    const asked = now();
    try {
      Date.now = () => asked;
      const element = await mount();
      await askForOtp(element);
      await findByText(element, 'Resend OTP in 30 s');
      Date.now = () => asked + 29_000;
      await findByText(element, 'Resend OTP in 1 s');
      Date.now = () => asked + 30_000;
      await world.control('clock', { advance_days: 1 });
      await click(element, 'button', 'Resend OTP');
      await findByText(element, 'A new OTP is on its way');
    } finally {
      Date.now = now;
    }
    const body = await bodyOf('/auth/resend-otp');
    expect(Object.keys(body).sort()).to.deep.equal(['instanceId', 'requestId']);
    expect(body['instanceId']).to.equal((await bodyOf('/auth/request-otp'))['instanceId']);
  });

  it('lets the number be changed, with what was typed still there', async () => {
    const element = await mount();
    await askForOtp(element);
    await click(element, 'button', 'Change number');
    expect(((await findByRole(element, 'textbox', 'Phone number')) as HTMLInputElement).value).to.equal(phone);
  });

  it('[LOGIN-04] is at the OTP step again after a reload, for the same request, with the number and never the OTP', async () => {
    const element = await mount();
    type(await askForOtp(element), '123456');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.to.include('123456');
    const otp = await sentOtp();
    // What a page that is loaded anew has; the one before is still there, as nothing may tell it to clear up.
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    const again = await mount();
    await findByText(again, '9876543210');
    await findByText(again, /^Resend OTP in \d+ s$/);
    type(await findByRole(again, 'textbox', 'OTP'), otp);
    const going = oneEvent(again, 'creator-navigate');
    await click(again, 'button', 'Login');
    await going;
    expect((await world.requests()).filter(({ path }) => path.endsWith('/request-otp'))).to.have.length(1);
    expect({ ...sessionStorage }).to.deep.equal({});
  });

  it('asks for the number after a reload that comes too late or with the clock put back, and after the number was changed', async () => {
    await askForOtp(await mount());
    const { now } = Date;
    try {
      for (const minutes of [5, -1]) {
        Date.now = () => now() + minutes * 60_000;
        runtime = createRuntime({ apiBase: world.apiBase, brand });
        await findByRole(await mount(), 'textbox', 'Phone number');
      }
    } finally {
      Date.now = now;
    }
    const last = made.at(-1) as HTMLElement;
    await askForOtp(last);
    await click(last, 'button', 'Change number');
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    await findByRole(await mount(), 'textbox', 'Phone number');
  });

  it('sends one request for a double tap', async () => {
    const element = await mount();
    type(await findByRole(element, 'textbox', 'Phone number'), phone);
    const button = await findByRole(element, 'button', 'Request OTP');
    button.click();
    button.click();
    await findByRole(element, 'textbox', 'OTP');
    expect((await world.requests()).filter(({ path }) => path.endsWith('/request-otp'))).to.have.length(1);
  });

  it('has one OTP input for codes that the system offers', async () => {
    const element = await mount();
    const field = await askForOtp(element);
    expect(field.getAttribute('autocomplete')).to.equal('one-time-code');
    expect(field.getAttribute('inputmode')).to.equal('numeric');
    expect(queryAllByRole(element, 'textbox')).to.have.length(1);
  });

  describe('where the browser reads the SMS', () => {
    let waits: { signal: AbortSignal; arrive: (code: string) => void }[];
    const alive = () => waits.filter(({ signal }) => !signal.aborted);
    beforeEach(() => {
      waits = [];
      pretend(window, 'OTPCredential', class {});
      pretend(navigator, 'credentials', {
        get: ({ signal }: { signal: AbortSignal }) => new Promise((resolve, reject) => {
          waits.push({ signal, arrive: (code) => resolve({ code }) });
          signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
      });
    });
    afterEach(restoreDevice);

    it('logs in with what it says', async () => {
      const element = await mount();
      await askForOtp(element);
      await waitUntil(() => waits.length === 1, 'nobody waits for the SMS');
      const going = oneEvent(element, 'creator-navigate');
      waits[0]?.arrive(await sentOtp());
      await going;
    });

    it('leaves alone who is typing', async () => {
      const field = await askForOtp(await mount()) as HTMLInputElement;
      await waitUntil(() => waits.length === 1, 'nobody waits for the SMS');
      type(field, '1');
      waits[0]?.arrive(await sentOtp());
      await nextFrame();
      expect([field.value, (await world.requests()).some(({ path }) => path.endsWith('/auth/login'))]).to.deep.equal(['1', false]);
    });

    it('one alone waits for it, the last; a second wait beside the first crashes Chromium', async () => {
      const first = await mount();
      await askForOtp(first);
      await waitUntil(() => alive().length === 1, 'nobody waits');
      runtime = createRuntime({ apiBase: world.apiBase, brand });
      const second = await mount();
      await findByRole(second, 'textbox', 'OTP');
      await waitUntil(() => waits.length === 2 && alive().length === 1, 'the second does not wait alone');
      expect(waits[0]?.signal.aborted).to.equal(true);
      second.remove();
      await waitUntil(() => alive().length === 0, 'it still waits');
    });
  });

  it('is accessible at both steps and with the sheet open', async () => {
    const element = await mount();
    await expectAccessible(element);
    await askForOtp(element);
    await expectAccessible(element);
    await click(element, 'button', 'New here? See how to join');
    await findByRole(element, 'dialog');
    await expectAccessible(element);
  });

  it('keeps its step when moved, drops its request when removed, and starts anew when added again', async () => {
    const element = await mount();
    await askForOtp(element);
    const box = document.createElement('div');
    document.body.append(box);
    made.push(box);
    box.append(element);
    await findByRole(element, 'textbox', 'OTP');
    element.remove();
    await waitUntil(() => element.status === 'idle');
    box.append(element);
    await element.whenReady();
    await findByRole(element, 'textbox', 'Phone number');
    expect(queryAllByRole(element, 'textbox', 'OTP')).to.have.length(0);
  });
});
