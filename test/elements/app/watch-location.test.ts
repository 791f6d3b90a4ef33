import { expect } from '@open-wc/testing';
import { watchLocation } from '../../../elements/app/watch-location';
import { nextTask } from '../../support/next-task';
import { waitUntil } from '../../support/wait-until';

describe('changes of the address by the page', () => {
  const own = location.href;
  let stop: () => void = () => undefined;
  const heard: (boolean | undefined)[] = [];
  const watch = () => {
    stop = watchLocation((isNew) => heard.push(isNew));
  };

  beforeEach(() => heard.splice(0));
  afterEach(() => {
    stop();
    delete (globalThis as { navigation?: unknown }).navigation;
    history.replaceState(null, '', own);
  });

  describe('in a browser that tells of them', () => {
    let navigation: EventTarget;
    const tell = (navigationType: string | null) => navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    beforeEach(() => {
      navigation = Object.assign(new EventTarget(), { currentEntry: {} });
      Object.defineProperty(globalThis, 'navigation', { value: navigation, configurable: true });
      watch();
    });

    it('are heard once they and their events are over', async () => {
      tell('push');
      expect(heard).to.deep.equal([]);
      await nextTask();
      expect(heard).to.deep.equal([true]);
    });

    for (const [types, isNew] of [[['replace'], false], [[null], false], [['push', 'replace'], true], [['replace', 'push'], true]] as const) {
      it(`${types.join(', then ')}: ${isNew ? 'the history has a new entry' : 'no entry is new'}`, async () => {
        types.forEach(tell);
        await nextTask();
        expect(heard, 'once').to.deep.equal([isNew]);
        tell('replace');
        await nextTask();
        expect(heard, 'the next').to.deep.equal([isNew, false]);
      });
    }

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
      expect(heard.every((isNew) => isNew === undefined), 'it cannot be known').to.equal(true);
    });
  }

  it('are heard in this browser', async () => {
    watch();
    history.pushState(null, '', '/creators/help');
    await waitUntil(() => heard.length > 0);
  });
});
