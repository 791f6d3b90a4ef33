/** The constants of specification section 9 that code reads; the style sheets contain those of the layout. */

/** The longer of the two readings, which gives more time to read (decision A9). */
export const toastDurationMs = 3000;
export const requestTimeoutMs = 5000;
export const analyticsSessionMs = 30 * 60_000;
export const redirectCountdownSeconds = 3;
/** How long the swipe-up hint of the reel viewer is shown. */
export const reelHintMs = 3500;

/** The allowed delays; the one that creators wait for is in seconds (decision B19). */
type Delay = 0 | 15 | 30 | 45 | 60 | 180;
export const resendSeconds: Delay = 30;

export const pageSize = 20;
export const performancePageSize = 10;
export const firstPerformancePage = 1;

export const otpLength = 6;
export const maxNameLength = 50;
export const maxTriggerWordLength = 20;
export const maxTriggerWords = 10;

export const sentinelMarginPx = 30;

/** Of a preview on Home. */
export const previewSize = 3;
export const lazyImageMarginPx = 100;
