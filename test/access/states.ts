import type { Page } from '@playwright/test';
import { expect } from '../support/flow';
import type { Sandbox, SandboxOptions } from '../support/flow-sandbox';

/** What is tapped; with a text, the field that it is typed into. */
type Step = readonly [role: 'button' | 'tab' | 'link' | 'checkbox' | 'radio' | 'textbox', name: string | RegExp, text?: string];

/** Something that a creator can have in front of them: a screen in one of its states, or what it opens. */
export interface State {
  /** What the state is called in the titles of tests. */
  readonly name: string;
  readonly way: string;
  /** What is done, one after the other. */
  readonly steps: readonly Step[];
  /** How the server answers: a creator with much data, one with none, errors, or not at all. */
  readonly server: 'much' | 'nothing' | 'errors' | 'silence';
  /** A flag of the sandbox, off only for this state. */
  readonly flagOff?: string;
}

/** Every screen, by the name that its states begin with. */
const screens = {
  'home': '/influencer-home',
  'autodm': '/auto-dm-activated',
  'autodm-listing': '/auto-dm-listing',
  'post-linking': '/auto-dm-post-linking',
  'collection-listing': '/collection-listing',
  'qr-code-listing': '/qr-code-listing',
  'affiliate-links': '/affiliate-links',
  'ordered-products': '/view-all-ordered-products',
  'performance': '/performance?period=LIFETIME',
  'earnings': '/earnings',
  'past-payments': '/earnings?view=past_payments',
  'confirmed-commission': '/earnings?view=confirmed_commission',
  'bank-details': '/bank-details',
  'help': '/help',
  'reels': '/reels/fashion',
  'collection': '/collection/col-monsoon',
} as const;
type Screen = keyof typeof screens;

/** What nothing is asked of the server for, so it has one state only. */
const withoutData: readonly Screen[] = ['help'];

/** A screen of its own for each thing that a tap opens: the sheets, the drawers, the dialogs, the further steps. */
const opened: readonly (readonly [screen: Screen, name: string, ...steps: Step[]])[] = [
  ['home', 'account', ['button', 'Your account']],
  ['home', 'log-out', ['button', 'Your account'], ['button', 'Log out']],
  ['collection-listing', 'products', ['button', 'Plants for north windows']],
  ['collection-listing', 'menu', ['button', /^More for/]],
  ['collection-listing', 'edit', ['button', /^More for/], ['button', 'Edit name and products']],
  ['collection-listing', 'deletion', ['button', /^More for/], ['button', 'Delete']],
  ['qr-code-listing', 'code', ['button', 'Monsoon must-haves']],
  ['qr-code-listing', 'deletion', ['button', /^More for/], ['button', 'Delete']],
  ['qr-code-listing', 'picture', ['button', 'Monsoon must-haves'], ['button', /story/i]],
  ['autodm', 'answer', ['textbox', 'Comment', 'Price please?']],
  ['autodm-listing', 'deletion', ['button', /^More for/], ['button', 'Delete']],
  ['affiliate-links', 'orders', ['button', 'From marketplace orders']],
  ['affiliate-links', 'wishlist', ['button', 'From wishlist']],
  ['affiliate-links', 'paste', ['button', 'Paste product link']],
  ['earnings', 'payment', ['button', 'See what it is made of']],
  ['earnings', 'statement', ['button', 'Statement and tax (TDS)']],
  ['earnings', 'statement-of-posts', ['button', 'Statement and tax (TDS)'], ['tab', 'Posts']],
  ['earnings', 'orders', ['tab', 'Orders']],
  ['past-payments', 'about', ['button', /^About/]],
  ['confirmed-commission', 'breakdown', ['button', 'See how it adds up']],
  ['performance', 'breakdown', ['button', 'See how it adds up']],
  ['performance', 'about', ['button', 'About Clicks']],
  ['performance', 'post', ['button', /sales/]],
];

const bankForm: readonly Step[] = [
  ['button', 'Add bank details'], ['textbox', 'Account holder name', 'Asha Rao'], ['textbox', 'Account number', '004512348876'],
  ['textbox', 'Account number again', '004512348876'], ['textbox', 'IFSC', 'HDFC0001234'],
];
const consent: readonly Step[] = [...bankForm, ['button', 'Continue']];
const newCollection: readonly Step[] = [
  ['button', 'From marketplace orders'], ['checkbox', 'Select Indigo Block-Print Cotton Kurta'], ['checkbox', 'Select Oxford Shirt, Crisp White'], ['button', 'Done'],
  ['textbox', 'Name', 'Festive picks'], ['radio', 'Instagram Stories'],
];

const state = (name: string, way: string, { steps = [], server = 'much', ...rest }: Partial<State> = {}): State => ({ name, way, steps, server, ...rest });

/** Each state of each screen. The tables of tests are made of it, so a new screen or sheet belongs here. */
const everyState: readonly State[] = [
  ...Object.entries(screens).flatMap(([name, way]) => [
    state(name, way),
    ...opened.filter(([screen]) => screen === name).map(([, part, ...steps]) => state(`${name}, ${part}`, way, { steps })),
  ]),
  state('older performance', '/performance', { flagOff: 'is_perf_experiment_enabled' }),
  state('older performance, post', '/performance?post-type=AUTO_DM&post-id=post-desk', { flagOff: 'is_perf_experiment_enabled' }),
  state('bank-details, form', '/bank-details', { server: 'nothing', steps: [['button', 'Add bank details']] }),
  ...Object.entries(screens).filter(([name]) => !withoutData.includes(name as Screen)).flatMap(([name, way]) => [
    state(`${name}, nothing`, name === 'collection' ? '/collection/no-such' : way, { server: 'nothing' }),
    state(`${name}, errors`, way, { server: 'errors' }),
    state(`${name}, silence`, way, { server: 'silence' }),
  ]),
  state('bank-details, leaving', '/bank-details', { server: 'nothing', steps: [...bankForm, ['button', 'Back']] }),
  state('bank-details, consent', '/bank-details', { server: 'nothing', steps: consent }),
  state('bank-details, OTP', '/bank-details', { server: 'nothing', steps: [...consent, ['checkbox', /^This account is mine/], ['button', 'Send OTP']] }),
  // Last, because there is one collection more afterwards.
  state('affiliate-links, ready', '/affiliate-links', { steps: [...newCollection, ['button', 'Complete']] }),
];

const beforeLogin: readonly State[] = [
  state('login', '/login'),
  state('login, how to join', '/login', { steps: [['button', /join|sign up/i]] }),
  state('login, OTP', '/login', { steps: [['textbox', 'Phone number', '9876543210'], ['button', 'Request OTP']] }),
];

interface Walk { readonly who: string; readonly scenario: string; readonly loggedIn: boolean; readonly states: readonly State[] }

/** Who sees the states: each walk is done in one page of one sandbox. */
export const everybody: readonly Walk[] = [
  { who: 'a creator with much', scenario: 'busy-creator', loggedIn: true, states: everyState.filter(({ server }) => server !== 'nothing') },
  { who: 'a creator with nothing', scenario: 'new-creator', loggedIn: true, states: everyState.filter(({ server }) => server === 'nothing') },
  { who: 'somebody who has not logged in', scenario: 'busy-creator', loggedIn: false, states: beforeLogin },
];

/** Opens the sandbox and the page of a walk. */
export async function openFor(openSandbox: (options: SandboxOptions) => Promise<Sandbox>, { scenario, loggedIn }: Pick<Walk, 'scenario' | 'loggedIn'>): Promise<{ sandbox: Sandbox; page: Page }> {
  const sandbox = await openSandbox({ scenario });
  const page = await sandbox.newPage({ loggedIn });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What the device has kept would be shown in place of errors and of what loads.
  await page.addInitScript(() => {
    localStorage.removeItem('creator:last-answers');
    // Nor does a state go on with what was typed in the one before.
    sessionStorage.clear();
    indexedDB.deleteDatabase('creator-elements');
  });
  return { sandbox, page };
}

const allCalls = ['/*', '/*/*', '/*/*/*', '/*/*/*/*'];

/** Fails the state's calls or holds them. */
async function prepare(sandbox: Sandbox, { server, flagOff }: State): Promise<void> {
  await sandbox.control('faults', undefined, 'DELETE');
  const fault = { errors: { status: 500 }, silence: { hold: true }, much: undefined, nothing: undefined }[server];
  if (fault) for (const path of allCalls) await sandbox.control('faults', { method: '*', path, ...fault });
  await sandbox.control('flags', { flag: 'is_perf_experiment_enabled', value: flagOff === undefined });
}

/** How far the app and its screen are, what is still coming, and whether something still moves. */
const progress = (page: Page) => page.evaluate(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild as (HTMLElement & { status?: string }) | null | undefined;
  const roots = [app?.shadowRoot, screen?.shadowRoot].filter((root) => !!root);
  for (const root of roots) for (const animation of root.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  const scope = roots.flatMap((root) => [...root.querySelectorAll('dialog[open]')]).at(-1) ?? screen?.shadowRoot;
  return {
    settled: ['ready', 'degraded', 'error'].includes(screen?.status ?? '') && app?.status === screen?.status && !document.querySelector('.first-frame'),
    coming: scope?.querySelector('.skeleton, [aria-busy="true"]') !== null && scope !== undefined,
    dialogs: roots.flatMap((root) => [...root.querySelectorAll('dialog[open]')]).length,
  };
});

/** Opens the state as a creator does, and waits until it is there. */
export async function open(page: Page, sandbox: Sandbox, wanted: State): Promise<void> {
  await prepare(sandbox, wanted);
  await page.goto(wanted.way);
  if (wanted.server === 'silence') {
    await expect(page.locator('creator-app .skeleton, creator-app .reels-message').first()).toBeVisible();
    return;
  }
  await expect.poll(async () => (await progress(page)).settled, `${wanted.name} has not settled`).toBe(true);
  for (const [role, name, text] of wanted.steps) {
    const part = page.getByRole(role, { name, exact: true }).first();
    await (text === undefined ? part.click() : part.fill(text));
  }
  await expect.poll(async () => (await progress(page)).coming, `${wanted.name} is still loading`).toBe(false);
}
