import { expect } from '@open-wc/testing';
import { modulesRan, pageConfiguresLater, patience } from '../../elements/page-configuration';
import { pretend, restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { noteListeners } from '../support/note-listeners';
import { waitUntil } from '../support/wait-until';
import { nextTask } from '../support/next-task';

/** The page's own listener comes after the one of the elements, so it is called after it. */
const page = `
  <script type="module">
    import { modulesRan } from '/elements/page-configuration.ts';
    globalThis.order = [];
    modulesRan().then(() => order.push('elements ask'));
    addEventListener('DOMContentLoaded', () => order.push('DOMContentLoaded'));
  </script>`;

describe('elements that wait for the page to configure them', () => {
  afterEach(restoreDevice);

  it('ask after every listener of DOMContentLoaded, since one of them may configure', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = page;
    document.body.append(frame);
    const order = () => (frame.contentWindow as (Window & { order?: string[] }) | null)?.order ?? [];
    await waitUntil(() => order().includes('elements ask'));
    expect(order()).to.deep.equal(['DOMContentLoaded', 'elements ask']);
    frame.remove();
  });

  describe('while the document is loading', () => {
    let asked: boolean;
    /** @param ended when the event DOMContentLoaded was over, 0 before; undefined in a browser that does not measure it */
    async function ask(ended: number | undefined): Promise<void> {
      asked = false;
      pretend(document, 'readyState', 'interactive');
      pretend(performance, 'getEntriesByType', (type: string) => (type === 'navigation' && ended !== undefined ? [{ domContentLoadedEventEnd: ended }] : []));
      void modulesRan().then(() => { asked = true; });
      await Promise.resolve();
    }

    it('ask at once if the event is over', async () => {
      await ask(5);
      expect(asked).to.equal(true);
    });

    for (const [measured, ended] of [['measures', 0], ['does not measure', undefined]] as const) {
      for (const type of ['DOMContentLoaded', 'load']) {
        it(`ask a task after ${type} in a browser that ${measured} it, and leave no listener`, async () => {
          const listeners = noteListeners();
          try {
            await ask(ended);
            await nextTask();
            expect(asked).to.equal(false);
            dispatchEvent(new Event(type));
            await Promise.resolve();
            await Promise.resolve();
            expect(asked).to.equal(false);
            await nextTask();
            expect(asked).to.equal(true);
            expect(listeners.left()).to.deep.equal([]);
          } finally {
            listeners.stop();
          }
        });
      }
    }
  });

  it('ask at once on a page that has been loaded', async () => {
    let timers = 0;
    const { setTimeout: begin } = window;
    pretend(window, 'setTimeout', (...timer: Parameters<typeof begin>) => (timers++, begin(...timer)));
    await modulesRan();
    expect(timers).to.equal(0);
  });

  it('wait where the page says that it configures later, on its root or on a script', () => {
    expect(pageConfiguresLater()).to.equal(false);
    const root = document.documentElement;
    root.setAttribute('creator-config', 'wait');
    expect(pageConfiguresLater()).to.equal(true);
    root.setAttribute('creator-config', 'now');
    expect(pageConfiguresLater()).to.equal(false);
    root.removeAttribute('creator-config');
    const script = document.createElement('script');
    script.setAttribute('creator-config', 'wait');
    document.head.append(script);
    expect(pageConfiguresLater()).to.equal(true);
    script.remove();
  });

  it('lose their patience after fifteen seconds', async () => {
    const timers = holdTimers(15_000);
    const over = patience();
    expect(timers.running()).to.equal(1);
    await timers.pass();
    await over;
  });
});
