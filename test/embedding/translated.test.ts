import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type CreatorEvent } from '../../src/runtime';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recording as awkward } from '../../src/scenarios/recordings/awkward-data';
import { recording as busy } from '../../src/scenarios/recordings/busy-creator';
import { pretend, restoreDevice } from '../support/device';
import { scrollPast } from '../support/scroll-past';
import { translatePage, translationMark } from '../support/translator';
import { makeElement, rootsOf, settledText } from './every-element';
import { everyApp, everyScreen, type Attributes } from './every-screen';

/** All texts of an element in their order, and nothing of how they are divided. */
function textsOf(element: Element): string {
  return rootsOf(element).map((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
      (node.parentElement?.closest('style, script') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    let texts = '';
    while (walker.nextNode()) texts += walker.currentNode.textContent;
    return texts;
  }).join('|').replaceAll(translationMark, '').replace(/\s+/g, '');
}

/** Texts of screens that stand beside something else, without those that only say where a line may end. */
const besideOthers = (element: Element) => rootsOf(element).filter(({ host }) => host.localName !== 'creator-app').flatMap((root) => [...root.querySelectorAll('.shell *')])
  .filter((part) => part.childElementCount > 0 && !part.querySelector(':scope > wbr') && [...part.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data)))
  .map((part) => part.outerHTML);

describe('a page that is translated by its browser', () => {
  const [earlier, later] = [createDemoServer(busy), createDemoServer(awkward)] as const;
  let endTranslation = () => {};
  // A screen says at which minute it was last loaded, and the two that are compared are loaded one after the other.
  beforeEach(() => {
    const begun = Date.now();
    pretend(Date, 'now', () => begun);
  });
  afterEach(() => {
    restoreDevice();
    endTranslation();
  });

  /** The texts of a screen that opens with the figures of one creator, and is refreshed with those of another. */
  async function texts(tag: string, attributes: Attributes, isTranslated = false): Promise<[string, string, CreatorEvent[]]> {
    let server = earlier;
    const events: CreatorEvent[] = [];
    const runtime = createRuntime({
      brand, ephemeral: true, fetch: (...call) => server.fetch(...call),
      onEvent: (event) => void (event.type === 'error' && events.push(event)),
    });
    const element = makeElement(tag, attributes, runtime);
    document.body.append(element);
    const shown = async () => {
      await element.whenReady();
      // A list loads page after page, until its end has been seen.
      for (let last = ''; last !== await settledText(element);) {
        last = await settledText(element);
        await scrollPast(element);
      }
      return textsOf(element);
    };
    const first = await shown();
    server = later;
    await element.refresh();
    const second = await shown();
    if (!isTranslated) expect(besideOthers(element)).to.deep.equal([]);
    element.remove();
    return [first, second, events];
  }

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    it(`${[tag, ...Object.values(attributes)].join(' ')} shows the same as in any other, and the new figures after a refresh`, async () => {
      const plain = await texts(tag, attributes);
      endTranslation = translatePage();
      expect(await texts(tag, attributes, true)).to.deep.equal(plain);
    });
  }
});
