import { expect } from '@open-wc/testing';
import * as firstLimits from '../../src/domain/first-limits';
import * as limits from '../../src/domain/limits';

describe('limits', () => {
  it('are those of the specification', () => {
    const { isAllowedDelay: _check, ...constants } = limits;
    expect({ ...constants, ...firstLimits }).to.deep.equal({
      toastDurationMs: 3000, toastMaxWidthPx: 432, requestTimeoutMs: 5000, chunkTimeoutMs: 120_000,
      analyticsSessionMs: 1_800_000, redirectCountdownSeconds: 3, resendSeconds: 30, reelHintMs: 3500,
      pageSize: 20, previewSize: 3, performancePageSize: 10, firstPerformancePage: 1,
      otpLength: 6, maxNameLength: 50, maxTriggerWordLength: 20, maxTriggerWords: 10,
      sentinelMarginPx: 30, lazyImageMarginPx: 100, bottomSheetHeight: 80, drawerWidthPx: 824,
      imageSizes: [128, 256, 512],
      breakpoints: { xs: 575, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1540 },
    });
  });

  it('[NUM-20] allow the delays 0, 15, 30, 45, 60 and 180 alone', () => {
    const allowed = Array.from({ length: 200 }, (_, delay) => delay).filter(limits.isAllowedDelay);
    expect(allowed).to.deep.equal([0, 15, 30, 45, 60, 180]);
  });
});
