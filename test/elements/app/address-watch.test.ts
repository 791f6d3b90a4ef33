import { expect } from '@open-wc/testing';
import { openLayer } from '../../../src/bridge/back-layers';
import { goTo } from '../../support/go-to';
import { nextTask } from '../../support/next-task';
import { routingModes } from '../../support/routing-modes';
import { waitUntil } from '../../support/wait-until';
import { watchedAddress } from '../../support/watched-address';

const page = location.pathname;

describe('the address of an app in a page with a router of its own', () => {
  const { changes, open, stop, watch } = watchedAddress();

  for (const [mode, basePath, place] of routingModes) {
    describe(`routing="${mode}"`, () => {
      it('hears of popstate until nobody listens, and of each step once', async () => {
        open(mode, basePath, place('/performance'));
        goTo(place('/help'));
        await nextTask();
        expect(changes).to.deep.equal(['browser']);
        history.pushState(null, '', place('/earnings'));
        await waitUntil(() => changes.length > 1);
        expect(changes).to.deep.equal(['browser', 'page']);
        stop();
        goTo(place('/help'));
        expect(changes).to.have.length(2);
      });

      it('hears of the changes by the page until nobody listens', async () => {
        const address = open(mode, basePath, place('/performance'));
        history.pushState({ key: 1 }, '', place('/help'));
        await waitUntil(() => changes.length > 0);
        expect([changes, address.entry(), history.state]).to.deep.equal([['page'], 1, { key: 1, creatorDepth: 1 }]);
        stop();
        const heard: string[] = [];
        watch(address, (by) => heard.push(by));
        history.pushState(null, '', place('/earnings'));
        await waitUntil(() => heard.length > 0);
        expect(changes).to.deep.equal(['page']);
      });

      it('counts the entries of the page, those that it replaces not', async () => {
        const address = open(mode, basePath, place('/performance'), { creatorDepth: 4 });
        history.replaceState({ key: 2 }, '', place('/help'));
        await waitUntil(() => changes.length > 0);
        // An older browser does not tell one from the other.
        expect(address.entry()).to.be.oneOf('navigation' in globalThis ? [4] : [4, 5]);
        const entry = address.entry();
        history.pushState('of a page that keeps a text', '', place('/earnings'));
        await waitUntil(() => changes.length > 1);
        expect(String(history.state), 'is left alone').to.equal('of a page that keeps a text');
        history.pushState(null, '', place('/performance'));
        await waitUntil(() => changes.length > 2);
        expect(address.entry()).to.equal(entry + 2);
        history.replaceState({ key: 3 }, '', location.href);
        await nextTask();
        expect([address.entry(), history.state], 'known without being written again').to.deep.equal([entry + 2, { key: 3 }]);
        expect(changes, 'the address is the same').to.have.length(3);
      });

      it('hears of nothing while the page is at a place of its own, and of the way back', async () => {
        open(mode, basePath, place('/performance'));
        history.pushState(null, '', '/shop');
        await nextTask();
        expect([changes, history.state]).to.deep.equal([[], null]);
        history.pushState({ creatorDepth: 4 }, '', place('/help'));
        await waitUntil(() => changes.length > 0);
        expect([changes, history.state], 'a number that is there stays').to.deep.equal([['page'], { creatorDepth: 4 }]);
        history.replaceState({ key: 1 }, '');
        await waitUntil(() => 'creatorDepth' in Object(history.state), 'the router of the page has written over the number');
        expect([history.state]).to.deep.equal([{ key: 1, creatorDepth: 4 }]);
      });

      it('gives no number to the entry where it was opened when it goes back there, and tells of a step to the same place', async () => {
        const address = open(mode, basePath, place('/performance'), { key: 1 });
        address.push('/help');
        address.push('/help');
        await nextTask();
        expect(address.back()).to.equal(true);
        await waitUntil(() => changes.length === 1);
        expect([address.get(), address.entry()]).to.deep.equal(['/help', 1]);
        expect(address.back()).to.equal(true);
        await waitUntil(() => changes.length === 2);
        await nextTask();
        expect([address.get(), address.back()]).to.deep.equal(['/performance', false]);
        if ('navigation' in globalThis) expect([history.state]).to.deep.equal([{ key: 1 }]);
        expect(changes).to.deep.equal(['browser', 'browser']);
      });

      it('does not hear of its own changes, also where a router of the page answers each with popstate', async () => {
        const address = open(mode, basePath, place('/performance'));
        const { pushState } = history;
        history.pushState = (...args) => {
          pushState.apply(history, args);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        };
        try {
          address.push('/help');
        } finally {
          history.pushState = pushState;
        }
        expect([changes, address.get(), address.entry()]).to.deep.equal([[], '/help', 1]);
        await nextTask();
        expect(changes).to.deep.equal([]);
        goTo(place('/earnings'));
        expect(changes, 'of the next step it does').to.deep.equal(['browser']);
      });

      it('leaves a link within the page to the page', async () => {
        const address = open(mode, basePath, place('/performance'));
        dispatchEvent(new PopStateEvent('popstate'));
        history.pushState(null, '', location.href);
        await nextTask();
        expect([changes, history.state, address.back()]).to.deep.equal([[], null, false]);
      });

      it('keeps the position of Vue Router, over a sheet as well', () => {
        const address = open(mode, basePath, place('/performance'), { current: place('/performance'), position: 7 });
        const state = () => history.state as unknown;
        address.push('/help');
        expect(state()).to.deep.equal({ creatorDepth: 1, current: place('/help'), position: 8 });
        address.replace('/earnings');
        expect(state()).to.deep.equal({ creatorDepth: 1, current: place('/earnings'), position: 8 });
        const close = openLayer(() => undefined);
        address.push('/help');
        close();
        expect(state()).to.deep.equal({ creatorDepth: 2, current: place('/help'), position: 9 });
      });
    });
  }

  it('hears once of a hash that a link of the page has set (routing="hash")', async () => {
    const address = open('hash', '', `${page}#/performance`);
    location.hash = '#/help';
    await waitUntil(() => changes.length > 0);
    await nextTask();
    expect([changes, address.get()]).to.deep.equal([['browser'], '/help']);
  });
});
