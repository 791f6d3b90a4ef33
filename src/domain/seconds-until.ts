/**
 * The seconds until a time that was noted on this device. 0 as well if it is further away than it can be: then the clock
 * was set back since, and the creator would wait for hours.
 * @param at in ms since 1970
 * @param now in ms since 1970
 * @param most the seconds that it can be away
 */
export function secondsUntil(at: number, now: number, most: number): number {
  const left = Math.ceil((at - now) / 1000);
  return left > 0 && left <= most ? left : 0;
}
