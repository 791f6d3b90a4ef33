import type { Stage } from './stage';
import type { ServerOptions } from './faulty-server';
import { click, findByRole, queryByRole, type } from '../support/screen';
import type { Scene } from './scenes';

/** How a person makes a writing call. */
export interface Write extends ServerOptions {
  /** As in 'creator-login, requests an OTP'. */
  readonly name: string;
  readonly call: string;
  readonly scene: Scene;
  /** Everything before the tap that sends it. `again`: a draft is not typed once more. */
  readonly begin?: (stage: Stage, again: boolean) => Promise<unknown>;
  /** What opens the button for each attempt, such as a menu. */
  readonly reach?: (stage: Stage) => Promise<unknown>;
  /** The tap, as far as the screen offers it. */
  readonly press: (stage: Stage) => unknown;
  /** What was typed or chosen, as the screen has it. */
  readonly kept?: (stage: Stage) => string;
  /** What that is after a failure, if the tap itself types it. */
  readonly keeps?: string;
  /** Whether the creator sees that it is done. */
  readonly isDone: (stage: Stage) => boolean;
  /** It is a draft, so that it is there after another login too. */
  readonly draft?: boolean;
  /** In place of the usual text. */
  readonly says?: RegExp;
  /** It is not a tap, so there are not two of them. */
  readonly noTap?: boolean;
  /** Nothing is kept of it, so that nobody has to wonder whether it happened. */
  readonly leavesNothing?: boolean;
}

export const has = ({ element }: Stage, role: string, name: string | RegExp): boolean => queryByRole(element, role, name) !== null;
export const tap = ({ element }: Stage, name: string | RegExp, role = 'button'): void => queryByRole(element, role, name)?.click();
export const choose = ({ element }: Stage, name: string | RegExp, role = 'button'): Promise<void> => click(element, role, name);
export const fill = async ({ element }: Stage, name: string, text: string): Promise<void> => type(await findByRole(element, 'textbox', name), text);
export const valueOf = ({ element }: Stage, name: string): string => (queryByRole(element, 'textbox', name) as HTMLInputElement | null)?.value ?? `no field '${name}'`;
export const isOn = ({ element }: Stage, name: string): string =>
  queryByRole(element, 'switch', name)?.getAttribute('aria-checked') ?? `no switch '${name}'`;

/** The sixth digit sends an OTP, and after a failure the button does. */
export function sendOtp(stage: Stage, otp: string, button: string): void {
  const field = queryByRole(stage.element, 'textbox', 'OTP') as HTMLInputElement | null;
  if (field && field.value !== otp) type(field, otp);
  else tap(stage, button);
}
