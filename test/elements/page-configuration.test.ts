import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until';

/** The page's own listener comes after the one of the elements, so it is called after it. */
const page = `
  <script type="module">
    import { modulesRan } from '/elements/page-configuration.ts';
    globalThis.order = [];
    modulesRan().then(() => order.push('elements ask'));
    addEventListener('DOMContentLoaded', () => order.push('DOMContentLoaded'));
  </script>`;

describe('elements that wait for the page to configure them', () => {
  it('ask after every listener of DOMContentLoaded, since one of them may configure', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = page;
    document.body.append(frame);
    const order = () => (frame.contentWindow as (Window & { order?: string[] }) | null)?.order ?? [];
    await waitUntil(() => order().includes('elements ask'));
    expect(order()).to.deep.equal(['DOMContentLoaded', 'elements ask']);
    frame.remove();
  });
});
