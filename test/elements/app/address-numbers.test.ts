import { expect } from '@open-wc/testing';
import { createAddress } from '../../../elements/app/address';
import { nextTask } from '../../support/next-task';
import { routingModes } from '../../support/routing-modes';
import { waitUntil } from '../../support/wait-until';
import { watchedAddress } from '../../support/watched-address';

describe('the numbers of the entries of an app in a page with a router of its own', () => {
  const { changes, open, stop, watch } = watchedAddress();

  for (const [mode, basePath, place] of routingModes) {
    describe(`routing="${mode}"`, () => {
      it('writes no number again into an entry of its own, nor into that of a link within the page', async () => {
        const address = open(mode, basePath, place('/performance'));
        address.push('/help');
        history.replaceState({ key: 1 }, '');
        await nextTask();
        expect([history.state, address.entry()]).to.deep.equal([{ key: 1 }, 1]);
        address.push('/earnings');
        address.push('/help');
        history.back();
        await waitUntil(() => changes.length === 1);
        history.pushState(null, '', mode === 'path' ? '#terms' : location.href.replace('#', '?terms#'));
        await nextTask();
        expect([history.state]).to.deep.equal([null]);
      });

      it('hears of the way back in a page that keeps popstate to itself, and leaves the entry of the page alone', async () => {
        const keep = (event: Event) => event.stopImmediatePropagation();
        addEventListener('popstate', keep);
        try {
          const address = open(mode, basePath, place('/performance'), { key: 1 });
          address.push('/help');
          history.back();
          await waitUntil(() => changes.length > 0);
          expect([changes, address.get()]).to.deep.equal([['page'], '/performance']);
          // An older browser does not tell that it went back.
          if ('navigation' in globalThis) expect([history.state, address.back()]).to.deep.equal([{ key: 1 }, false]);
        } finally {
          removeEventListener('popstate', keep);
        }
      });

      for (const [name, write] of [
        ['at once', (state: unknown) => history.replaceState(state, '')],
        ['later', (state: unknown) => void setTimeout(() => history.replaceState(state, ''))],
      ] as const) {
        it(`keeps the number of an entry to which the browser goes, where a router of the page writes its own state there ${name}`, async () => {
          const router = () => write({ key: 1 });
          addEventListener('popstate', router);
          const address = open(mode, basePath, place('/performance'));
          address.push('/help');
          address.push('/earnings');
          history.back();
          await waitUntil(() => 'key' in Object(history.state) && 'creatorDepth' in Object(history.state), 'the entry has lost its number');
          removeEventListener('popstate', router);
          expect([history.state, address.entry(), changes]).to.deep.equal([{ key: 1, creatorDepth: 1 }, 1, ['browser']]);
          history.replaceState({ key: 2 }, '');
          await nextTask();
          expect([history.state, address.entry()], 'not a second time').to.deep.equal([{ key: 2 }, 1]);
        });
      }

      it('counts an entry of the app once where the page replaces it at once', async () => {
        const address = open(mode, basePath, place('/performance'));
        address.push('/help');
        history.replaceState({ key: 1 }, '', place('/earnings'));
        await waitUntil(() => changes.length > 0);
        expect([changes, address.get()]).to.deep.equal([['page'], '/earnings']);
        expect(address.entry()).to.be.oneOf('navigation' in globalThis ? [1] : [1, 2]);
      });

      it('follows the page also where the browser refuses to write the number', async () => {
        const address = open(mode, basePath, place('/performance'));
        history.pushState(null, '', place('/help'));
        history.replaceState = () => { throw new DOMException('too many', 'SecurityError'); };
        try {
          await waitUntil(() => changes.length > 0);
        } finally {
          Reflect.deleteProperty(history, 'replaceState');
        }
        expect([changes, address.get()]).to.deep.equal([['page'], '/help']);
      });

      it('knows its entry where the browser goes back to it before the router of the page has drawn it', async () => {
        open(mode, basePath, place('/performance')).push('/help');
        history.pushState({ key: 0 }, '', '/shop');
        stop();
        history.back();
        await waitUntil(() => location.pathname !== '/shop');
        history.replaceState({ key: 1 }, '');
        const address = createAddress(mode, basePath, '/influencer-home');
        watch(address, () => undefined);
        expect([address.get(), address.entry(), history.state]).to.deep.equal(['/help', 1, { key: 1, creatorDepth: 1 }]);
        history.pushState({ key: 0 }, '', '/shop');
        stop();
        history.pushState(null, '', place('/help'));
        expect(createAddress(mode, basePath, '/influencer-home').entry(), 'of a link of the page').to.equal(0);
      });
    });
  }
});
