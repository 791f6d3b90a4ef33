import { expect } from '@open-wc/testing';
import { createScreenStatus } from '../../elements/screen-status';
import type { ScreenStatus } from '../../src/features/shared/screen/screen-context';

let current: boolean;
let shown: ScreenStatus[];
let told: Error[];
let status: ReturnType<typeof createScreenStatus>;
const last = () => shown.at(-1);

describe('the status of a screen', () => {
  beforeEach(() => {
    [current, shown, told] = [true, [], []];
    status = createScreenStatus({
      isCurrent: () => current,
      show: (now) => shown.push(now),
      tell: (error) => told.push(error),
    });
  });

  it('is what the screen reports', () => {
    for (const now of ['loading', 'ready', 'degraded', 'error', 'ready'] as const) {
      status.setStatus(now);
      expect(last()).to.equal(now);
    }
  });

  it('is loading until all code that it waits for has arrived, and what came with it has reported', async () => {
    const [first, second] = [status.wait(), status.wait()];
    status.setStatus('ready');
    expect(last()).to.equal('loading');
    first();
    await Promise.resolve();
    expect(last()).to.equal('loading');
    second();
    expect(last()).to.equal('loading');
    status.setStatus('ready');
    await Promise.resolve();
    expect(last()).to.equal('ready');
  });

  it('is loading again as soon as more code is needed', () => {
    status.setStatus('ready');
    status.wait();
    expect(last()).to.equal('loading');
  });

  it('is an error at once, also while code is on its way', () => {
    status.wait();
    status.setStatus('error', new Error('no answer'));
    expect(last()).to.equal('error');
  });

  it('is degraded as long as a part is missing', () => {
    status.setStatus('ready');
    const [list, chart] = [status.lack(new Error('list')), status.lack(new Error('chart'))];
    expect(last()).to.equal('degraded');
    list();
    expect(last()).to.equal('degraded');
    chart();
    expect(last()).to.equal('ready');
  });

  it('is not degraded before the rest has loaded, nor if the rest failed', () => {
    status.lack(new Error('list'));
    expect(last()).to.equal('loading');
    status.setStatus('error', new Error('all'));
    expect(last()).to.equal('error');
  });

  it('tells of each failure once', () => {
    const [all, list] = [new Error('all'), new Error('list')];
    status.setStatus('error', all);
    status.setStatus('error', all);
    status.lack(list);
    status.lack(list);
    status.setStatus('ready');
    expect(told).to.deep.equal([all, list]);
  });

  it('is shown before its failure is told, so that who hears of it reads the right status', () => {
    status = createScreenStatus({ isCurrent: () => true, show: (now) => shown.push(now), tell: () => shown.push('loading') });
    status.setStatus('error', new Error('all'));
    expect(shown).to.deep.equal(['error', 'loading']);
  });

  it('is watched from now on, until that is ended', () => {
    const [first, second]: ScreenStatus[][] = [[], []];
    const end = status.onStatus((now) => first?.push(now));
    status.setStatus('ready');
    status.onStatus((now) => second?.push(now));
    end();
    status.setStatus('degraded');
    expect([first, second]).to.deep.equal([['loading', 'ready'], ['ready', 'degraded']]);
  });

  it('of a screen that was replaced affects nothing', () => {
    current = false;
    status.setStatus('error', new Error('all'));
    status.lack(new Error('list'));
    expect([...shown, ...told]).to.deep.equal([]);
  });
});
