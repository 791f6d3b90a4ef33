import { resendSeconds } from './limits';

/**
 * The seconds until another OTP may be requested. 0 as well if that time is further away than any wait is: then the clock
 * of the device was set back, and the creator would wait for hours.
 * @param at when it may be requested, in ms since 1970
 * @param now in ms since 1970
 */
export function secondsUntilResend(at: number, now: number): number {
  const left = Math.ceil((at - now) / 1000);
  return left > 0 && left <= resendSeconds ? left : 0;
}
