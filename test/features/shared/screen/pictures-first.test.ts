import { expect, nextFrame } from '@open-wc/testing';
import { whenIdle } from '../../../../src/bridge/when-idle';
import { comesLater, fetchWhenIdle } from '../../../../src/features/shared/screen/lazy-code';
import { waitUntil } from '../../../support/wait-until';

// No element is on this page: its own lazy code would be loaded meanwhile, and all that waits with it.
describe('code that a screen does not open with', () => {
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
    comesLater(() => Promise.resolve(asked++));
    fetchWhenIdle(host);
    await new Promise<void>((resolve) => whenIdle(resolve));
    await nextFrame();
    expect(asked).to.equal(0);
    picture.dispatchEvent(new Event('load'));
    await waitUntil(() => asked === 1);
    host.remove();
  });
});
