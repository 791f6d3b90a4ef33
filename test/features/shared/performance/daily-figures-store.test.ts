import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { dailyFiguresStore } from '../../../../src/features/shared/performance/daily-figures-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';

const path = '/v1/performance/daily';

function start() {
  const net = createAnsweringFetch();
  return { net, store: createRuntime({ ephemeral: true, fetch: net.fetch }).use(dailyFiguresStore).of({}) };
}

describe('dailyFiguresStore', () => {
  it('asks for the days of a period and a type, and has each day of the period', async () => {
    const { net, store } = start();
    const loaded = store.ensure('LAST_7_DAYS', 'QR_CODE');
    const asked = await net.at(path);
    expect(asked.body).to.deep.equal({ time_period: 'LAST_7_DAYS', post_type: 'QR_CODE' });
    asked.answer({ days: [] });
    await loaded;
    const load = store.load.value;
    expect(load).to.deep.nested.include({ 'state': 'ready', 'value.period': 'LAST_7_DAYS', 'value.postType': 'QR_CODE' });
    expect(load).to.have.nested.property('value.days').with.lengthOf(7);
  });

  it('has no days where a period has none', async () => {
    const { net, store } = start();
    const loaded = store.ensure('LIFETIME', 'ALL');
    (await net.at(path)).answer({ days: [] });
    await loaded;
    expect(store.load.value).to.have.nested.property('value.days').that.deep.equals([]);
  });

  it('shows the days of before while others load, and those of an earlier choice at once', async () => {
    const { net, store } = start();
    const first = store.ensure('LAST_7_DAYS', 'ALL');
    (await net.at(path)).answer({ days: [] });
    await first;
    const second = store.ensure('LAST_7_DAYS', 'QR_CODE');
    expect(store.load.value).to.have.nested.property('stale.postType', 'ALL');
    (await net.at(path, 1)).answer({ days: [] });
    await second;
    void store.ensure('LAST_7_DAYS', 'ALL');
    expect(store.load.value).to.have.nested.property('stale.postType', 'ALL');
    await net.at(path, 2);
    void store.refresh();
    await net.at(path, 3);
    expect(net.to(path).map(({ aborted }) => aborted)).to.deep.equal([false, false, true, false]);
    store.reset();
    expect(store.load.value).to.deep.equal({ state: 'idle' });
  });
});
