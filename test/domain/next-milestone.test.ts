import { expect } from '@open-wc/testing';
import { isNearGoal, nextMilestone } from '../../src/domain/next-milestone';

const goal = (target: number, achieved: number) => ({ title: `${target} orders`, target, achieved, reward: 100 });

describe('the next reward', () => {
  it('is the smallest goal that has not been reached', () => {
    expect(nextMilestone([goal(50, 12), goal(10, 12), goal(25, 12)])?.target).to.equal(25);
    expect(nextMilestone([goal(10, 10), goal(5, 9)])).to.equal(undefined);
    expect(nextMilestone([goal(10, 0)])?.target, 'nothing yet').to.equal(10);
  });

  it('leaves out what cannot be a goal', () => {
    expect(nextMilestone([goal(0, -1), goal(-3, -5), goal(10, -1), goal(0, 0)])).to.equal(undefined);
  });

  it('is near from three quarters on', () => {
    expect([goal(100, 74), goal(100, 75), goal(100, 99)].map(isNearGoal)).to.deep.equal([false, true, true]);
  });
});
