import { expect } from '@open-wc/testing';
import { watchLocation, type HowChanged } from '../../../elements/app/watch-location';
import { pretend, restoreDevice } from '../../support/device';
import { nextTask } from '../../support/next-task';
import { waitUntil } from '../../support/wait-until';

describe('changes of the address by the page', () => {
  const own = location.href;
  let stop: () => void = () => undefined;
  const heard: (HowChanged | undefined)[] = [];
  const watch = () => {
    stop = watchLocation((how) => heard.push(how));
  };

  beforeEach(() => heard.splice(0));
  afterEach(() => {
    stop();
    delete (globalThis as { navigation?: unknown }).navigation;
    history.replaceState(null, '', own);
  });

  describe('in a browser that tells of them', () => {
    let navigation: EventTarget;
    const tell = (navigationType: HowChanged | null) => navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    beforeEach(() => {
      navigation = Object.assign(new EventTarget(), { currentEntry: {} });
      Object.defineProperty(globalThis, 'navigation', { value: navigation, configurable: true });
      watch();
    });

    it('are heard once they and their events are over', async () => {
      tell('push');
      expect(heard).to.deep.equal([]);
      await nextTask();
      expect(heard).to.deep.equal(['push']);
    });

    for (const [types, how] of [[['replace'], 'replace'], [['traverse'], 'traverse'], [[null], 'replace'], [['push', 'replace'], 'push'], [['replace', 'push'], 'push'], [['traverse', 'replace'], 'replace'], [['push', 'traverse'], 'traverse'], [['traverse', 'push'], 'push']] as const) {
      it(`${types.join(', then ')}: told as ${how}`, async () => {
        types.forEach(tell);
        await nextTask();
        expect(heard, 'once').to.deep.equal([how]);
        tell('traverse');
        await nextTask();
        expect(heard, 'the next').to.deep.equal([how, 'traverse']);
      });
    }

    it('are not heard where they are our own', async () => {
      stop();
      let ours = true;
      stop = watchLocation((how) => heard.push(how), () => ours);
      tell('push');
      ours = false;
      await nextTask();
      expect(heard).to.deep.equal([]);
      tell('replace');
      await nextTask();
      expect(heard).to.deep.equal(['replace']);
    });

    it('are not heard any more after the end, which may come between', async () => {
      tell('push');
      stop();
      tell('push');
      await nextTask();
      expect(heard).to.deep.equal([]);
    });
  });

  for (const [name, navigation] of [['', undefined], [', where an element of the page has the name of what newer ones have', document.createElement('nav')]] as const) {
    it(`are asked for again and again in an older browser${name}`, async () => {
      Object.defineProperty(globalThis, 'navigation', { value: navigation, configurable: true });
      watch();
      await waitUntil(() => heard.length > 1);
      expect(heard.every((how) => how === undefined), 'it cannot be known').to.equal(true);
      const ended: unknown[] = [];
      const { clearInterval: end } = globalThis;
      pretend(globalThis, 'clearInterval', (timer: number) => {
        ended.push(timer);
        end(timer);
      });
      stop();
      restoreDevice();
      expect(ended).to.have.length(1);
    });
  }

  it('are heard in this browser', async () => {
    watch();
    history.pushState(null, '', '/creators/help');
    await waitUntil(() => heard.length > 0);
  });
});
