import '../../../elements/creator-bank-details';
import { openElement, runtimeOf, type Opened } from '../../support/open-element';
import { click, findByRole, type } from '../../support/screen';
import type { World } from '../../support/world';

export const account = {
  holder: 'Asha Rao', number: '004512348876', ifsc: 'HDFC0001234', gst: '27AAPFU0939F1ZV',
} as const;

export const open = (world: World, runtime = runtimeOf(world)): Promise<Opened> => openElement('creator-bank-details', runtime);

export const field = async (element: Element, name: string) => (await findByRole(element, 'textbox', name)) as HTMLInputElement;

/** Types into a field and leaves it, as a person who goes on to the next one. */
export async function enter(element: Element, name: string, text: string): Promise<void> {
  const input = await field(element, name);
  input.focus();
  type(input, text);
  input.blur();
}

/** Fills the form without a mistake; the GST number only where it is asked for. */
export async function fill(element: Element, { gst = false, ...over }: Partial<Record<'holder' | 'number' | 'again' | 'ifsc', string>> & { gst?: boolean } = {}): Promise<void> {
  const number = over.number ?? account.number;
  await enter(element, 'Account holder name', over.holder ?? account.holder);
  await enter(element, 'Account number', number);
  await enter(element, 'Account number again', over.again ?? number);
  await enter(element, 'IFSC', over.ifsc ?? account.ifsc);
  if (gst) await enter(element, 'GST number', account.gst);
}

/** From the filled form to the OTP field. */
export async function agree(element: Element): Promise<HTMLInputElement> {
  await click(element, 'button', 'Continue');
  await click(element, 'checkbox', /^This account is mine/);
  await click(element, 'button', 'Send OTP');
  return field(element, 'OTP');
}

/** The newest OTP that was sent by SMS. */
export async function sentOtp(world: World): Promise<string> {
  const { messages } = await world.control<{ messages: { channel: string; otp?: string }[] }>('outbox');
  return messages.find(({ channel }) => channel === 'sms')?.otp ?? '';
}

/** From the OTP field to the saved details. */
export async function confirm(world: World, element: Element): Promise<void> {
  type(await field(element, 'OTP'), await sentOtp(world));
  await click(element, 'button', 'Confirm and save');
}

/** The screen with its form open and filled. */
export async function openFilled(world: World, options?: { gst?: boolean }, runtime = runtimeOf(world)): Promise<Opened> {
  const made = await open(world, runtime);
  await click(made.element, 'button', 'Add bank details');
  await fill(made.element, options);
  return made;
}

export const calls = async (world: World) => (await world.requests()).filter(({ path }) => path.startsWith('/v1/user-bank-details'));
export const posts = async (world: World) => (await calls(world)).filter(({ method }) => method === 'POST');
