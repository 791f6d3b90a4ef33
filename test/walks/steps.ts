import * as fc from 'fast-check';
import { demoPhone } from '../../demo/marketplace/brand';
import { queryAllByRole, queryByRole, type as typeInto } from '../support/screen';
import type { AppStage } from './stage';

/** What a creator, the network or another device does next. A number chooses among what is there at that moment. */
export type Step =
  | { readonly what: 'tap' | 'type'; readonly which: number }
  | { readonly what: 'navigate' | 'compare'; readonly which: number }
  | { readonly what: 'back' | 'escape' | 'reload' | 'network down' | 'calls fail' | 'network up' | 'session ends' | 'log in' };

const number = fc.nat({ max: 9999 });
const simple = (what: Exclude<Step['what'], 'tap' | 'type' | 'navigate' | 'compare'>) => fc.constant<Step>({ what });

/** Taps are most of what creators do; a network that fails recovers soon. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ what: fc.constant<'tap'>('tap'), which: number }) },
  { weight: 10, arbitrary: fc.record({ what: fc.constant<'type'>('type'), which: number }) },
  { weight: 10, arbitrary: fc.record({ what: fc.constant<'navigate'>('navigate'), which: number }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant<'compare'>('compare'), which: number }) },
  { weight: 8, arbitrary: simple('back') },
  { weight: 3, arbitrary: simple('escape') },
  { weight: 2, arbitrary: simple('reload') },
  { weight: 2, arbitrary: simple('network down') },
  { weight: 2, arbitrary: simple('calls fail') },
  { weight: 8, arbitrary: simple('network up') },
  { weight: 1, arbitrary: simple('session ends') },
  { weight: 4, arbitrary: simple('log in') },
);

const typed = ['Rainy days', 'lamp', '', 'https://www.bazaar.example/p/48210377', 'राखी 🎁', '<b>x</b>', '9876543210', '12', 'x'.repeat(200)];
const tappable = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem', 'option'];

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
const at = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];

/** While a dialog is open, nothing behind it can be tapped. */
function reachable({ app }: AppStage): ParentNode {
  const dialogs = queryAllByRole(app, 'dialog');
  return dialogs.at(-1) ?? app;
}

/** What is chosen already does nothing more, and who is at the content need not skip to it. */
const isChosen = (element: Element) => element.matches('.skip, [aria-selected=true], [aria-current]:not([aria-current=false]), input[type=radio]:checked, [aria-checked=true][role=radio]');
/** The way to Instagram leads out of the test's page. */
const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true], [aria-busy=true]') || /Connect Instagram|Re-?connect/i.test(nameOf(element));

/** What a step did, in words for the story, whether something must have come of it, and what was wrong meanwhile. */
export interface Done { readonly said: string; readonly mustHaveEffect: boolean; readonly problem?: string }

const does = (said: string, problem?: string): Done => ({ said, mustHaveEffect: false, ...(problem ? { problem } : {}) });

function tap(stage: AppStage, which: number): Done {
  const root = reachable(stage);
  const target = at(tappable.flatMap((role) => queryAllByRole(root, role)).filter((each) => !isOff(each)), which);
  if (!target) return does('finds nothing to tap');
  const isTyped = queryAllByRole(root, 'textbox').some((field) => (field as HTMLInputElement).value === nameOf(target)); // an example that is in its field
  // A form that has told its mistakes tells them once.
  const mayDoNothing = isChosen(target) || isTyped || target.closest('form')?.querySelector('[aria-invalid=true]') != null;
  const said = `taps '${nameOf(target)}' (${target.localName})`;
  target.click();
  return { said, mustHaveEffect: !mayDoNothing };
}

function fillIn(stage: AppStage, which: number): Done {
  const root = reachable(stage);
  const field = at(['textbox', 'searchbox'].flatMap((role) => queryAllByRole(root, role)), which);
  const text = at(typed, which >> 3) ?? '';
  if (!field || isOff(field)) return does('finds no field');
  typeInto(field, text);
  return does(`types '${text.slice(0, 30)}' into '${nameOf(field)}'`);
}

async function logIn({ app, world }: AppStage): Promise<Done> {
  const phone = queryByRole(app, 'textbox', 'Phone number');
  if (phone) {
    typeInto(phone, demoPhone);
    queryByRole(app, 'button', 'Request OTP')?.click();
    return does('asks for an OTP');
  }
  const otp = queryByRole(app, 'textbox', 'OTP');
  const { messages } = await world.control<{ messages: { otp?: string }[] }>('outbox');
  const code = messages.find((message) => message.otp)?.otp;
  if (!otp || !code) return does('is logged in');
  typeInto(otp, code);
  return does('types the OTP');
}

/** Screens that show what the server has, and nothing that is half made. */
const dataScreens = ['/influencer-home', '/performance', '/earnings', '/earnings?view=past_payments', '/collection-listing', '/qr-code-listing', '/auto-dm-listing', '/auto-dm-activated', '/view-all-ordered-products'];

/** What an app shows after everything that has happened to it is what a page that is loaded now shows. */
async function compare(stage: AppStage, which: number): Promise<Done> {
  if (stage.network !== 'up' || stage.expired || queryByRole(stage.app, 'textbox', 'Phone number')) return does('compares nothing');
  const screen = at(dataScreens, which) ?? '';
  await stage.goTo('/help'); // so that the screen begins anew, with what the stores have
  await stage.goTo(screen);
  const walked = stage.readMain();
  stage.reload();
  await stage.settle();
  return does(`compares ${screen} with a page that is loaded now`, difference(walked, stage.readMain()));
}

/** Where two texts begin to differ; empty if they do not. */
function difference(walked: string, fresh: string): string {
  const first = [...walked].findIndex((letter, index) => letter !== fresh[index]);
  if (walked === fresh) return '';
  const from = Math.max(0, (first < 0 ? walked.length : first) - 40);
  return `it shows '${walked.slice(from, from + 160)}', and a page that is loaded now '${fresh.slice(from, from + 160)}'`;
}

/** Makes a step. */
export async function take(stage: AppStage, step: Step): Promise<Done> {
  switch (step.what) {
    case 'tap': return tap(stage, step.which);
    case 'type': return fillIn(stage, step.which);
    case 'navigate': {
      const link = at(queryAllByRole(stage.app, 'link').filter((each) => each.matches('.nav-item')), step.which);
      link?.click();
      return does(link ? `goes to '${nameOf(link)}'` : 'finds no navigation');
    }
    case 'compare':
      return compare(stage, step.which);
    case 'back':
      stage.back();
      return does('goes back');
    case 'escape':
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      return does('presses Escape');
    case 'reload':
      stage.reload();
      return does('loads the page again');
    case 'network down':
      stage.network = 'down';
      return does('loses the network');
    case 'calls fail':
      stage.network = 'failing';
      return does('meets a server that fails');
    case 'network up':
      stage.network = 'up';
      return does('has a network');
    case 'session ends':
      stage.expired = true;
      return does('has no session any more');
    case 'log in':
      return logIn(stage);
  }
}
