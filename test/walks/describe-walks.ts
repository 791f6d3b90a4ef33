import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import '../../elements/creator-app';
import { anyStep } from './steps';
import { shorten, walk } from './walk';

/** A random walk. If it falls, its story is told as short as it can be made. */
export function describeWalks(scenario: string, seed: number, length: number): void {
  it(`of ${length} steps, ${scenario}, seed ${seed}`, async function () {
    this.timeout(0);
    const [steps = []] = fc.sample(fc.array(anyStep, { minLength: length, maxLength: length, size: 'max' }), { seed, numRuns: 1 });
    const fall = await walk(scenario, steps);
    const shortest = fall && await shorten(scenario, steps, fall);
    expect(shortest?.problem ?? '', shortest?.story.join('\n')).to.equal('');
  });
}
