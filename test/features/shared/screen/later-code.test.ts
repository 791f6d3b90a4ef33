import { expect, nextFrame } from '@open-wc/testing';
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

  it('lets the pictures of its element load first, and does not wait for those that nobody sees yet', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    const [picture, below] = [new Image(), new Image()];
    for (const image of [picture, below]) {
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      await new Promise((resolve) => (image.onload = image.onerror = resolve));
      Object.defineProperty(image, 'complete', { value: false });
    }
    below.loading = 'lazy';
    root.append(picture, below);
    let asked = 0;
    saveData(true);
    comesLater(() => Promise.resolve(asked++));
    saveData(false);
    fetchWhenIdle(host);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
    await nextFrame();
    expect(asked).to.equal(0);
    picture.dispatchEvent(new Event('load'));
    await waitUntil(() => asked === 1);
    host.remove();
  });

  it('that does not come is a matter of the next tap', async () => {
    let asked = 0;
    comesLater(() => Promise.reject(new Error(`lost ${++asked}`)));
    await waitUntil(() => asked === 1);
  });
});
