import { expect } from '@open-wc/testing';
import { performanceVersion } from '../../../src/features/performance/performance-version';

describe('performanceVersion', () => {
  it('[PERF-02][PERF-03] shows the new version when the flag is true, the older one when it is false or absent', () => {
    expect(performanceVersion({ is_perf_experiment_enabled: true })).to.equal('new');
    expect(performanceVersion({ is_perf_experiment_enabled: false })).to.equal('older');
    expect(performanceVersion({ is_perf_experiment_enabled: null })).to.equal('older');
    expect(performanceVersion({})).to.equal('older');
    expect(performanceVersion(undefined)).to.equal('older');
  });
});
