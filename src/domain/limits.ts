/** The constants of specification section 9 that several places share. */

/** The longer of the two readings, which gives time to read (decision A9). */
export const toastDurationMs = 3000;
export const toastMaxWidthPx = 432;
export const requestTimeoutMs = 5000;
/** For code chunks alone (decision A34). */
export const chunkTimeoutMs = 120_000;
export const analyticsSessionMs = 30 * 60_000;
export const redirectCountdownSeconds = 3;
export const resendSeconds = 30;

export const pageSize = 20;
export const performancePageSize = 10;
export const firstPerformancePage = 1;

export const otpLength = 6;
export const maxNameLength = 50;
export const maxTriggerWordLength = 20;
export const maxTriggerWords = 10;

export const sentinelMarginPx = 30;
/** In percent of the window's height. */
export const bottomSheetHeight = 80;
export const drawerWidthPx = 824;
export const imageSizes = [128, 256, 512] as const;
/** Widths in px from which a layout applies; xs is the last width of the smallest. */
export const breakpoints = { xs: 575, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1540 } as const;

const allowedDelays: readonly number[] = [0, 15, 30, 45, 60, 180];

/** Whether a delay is one of the allowed set, whose unit is not said (decision B19). */
export function isAllowedDelay(delay: number): boolean {
  return allowedDelays.includes(delay);
}
/** How long the swipe-up hint of the reel viewer stands. */
export const reelHintMs = 3500;
