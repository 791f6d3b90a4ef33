import { expect } from '@open-wc/testing';
import { comesLater, fetchWhenIdle } from '../../../../src/features/shared/screen/lazy-code';
import { waitUntil } from '../../../support/wait-until';
import '../../../../elements/creator-earnings';
import { createRuntime } from '../../../../src/runtime';
import { createWorld } from '../../../support/world';

const fetched = (file: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

function saveData(saves: boolean): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: saves } });
}

describe('code that a screen does not open with', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it('is fetched once the element is ready, before anybody taps', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const element = document.createElement('creator-earnings');
    element.runtime = createRuntime({ apiBase: world.apiBase });
    document.body.append(element);
    await element.whenReady();
    await waitUntil(() => fetched('earnings/statement-drawer'), 'nobody fetched the statement');
    element.remove();
  });

  it('waits for its tap where data is saved, and what is named later comes as well', async () => {
    let asked = 0;
    const load = () => Promise.resolve(asked++);
    saveData(true);
    comesLater(load);
    fetchWhenIdle();
    saveData(false);
    fetchWhenIdle();
    await waitUntil(() => asked > 0);
    expect(asked).to.equal(1);
    comesLater(load);
    await waitUntil(() => asked === 2);
  });

  it('that does not come is a matter of the next tap', async () => {
    let asked = 0;
    comesLater(() => Promise.reject(new Error(`lost ${++asked}`)));
    fetchWhenIdle();
    await waitUntil(() => asked === 1);
  });
});
