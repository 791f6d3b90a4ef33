import { expect } from '@open-wc/testing';
import * as limits from '../../src/domain/limits';

describe('limits', () => {
  it('are those of the specification', () => {
    expect({ ...limits }).to.deep.equal({
      toastDurationMs: 3000, requestTimeoutMs: 5000,
      analyticsSessionMs: 1_800_000, redirectCountdownSeconds: 3, resendSeconds: 30, reelHintMs: 3500,
      pageSize: 20, previewSize: 3, performancePageSize: 10, firstPerformancePage: 1,
      otpLength: 6, maxNameLength: 50, maxTriggerWordLength: 20, maxTriggerWords: 10,
      sentinelMarginPx: 30, lazyImageMarginPx: 100,
    });
  });
});
