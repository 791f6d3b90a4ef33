import { expect } from '@open-wc/testing';
import type { ComponentType, ReactNode } from 'react';
import { brand } from '../../demo/marketplace/brand';
import { startFirstFrame } from '../../elements/first-frame';
import { createView, type ViewModel } from '../../elements/view';
import type { ScreenHost } from '../../src/features/shared/screen/screen-context';
import { createRuntime, type Runtime } from '../../src/runtime';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { EarningsScreen } from '../../src/features/earnings/earnings-screen';
import { firstEarnings } from '../../src/features/earnings/earnings-first';
import { earningsStore } from '../../src/features/shared/payments/earnings-store';
import { firstHome } from '../../src/features/home/home-first';
import { HomeScreen } from '../../src/features/home/home-screen';
import { AutoDmListingScreen } from '../../src/features/links/auto-dm-listing-screen';
import { CollectionListingScreen } from '../../src/features/links/collection-listing-screen';
import { firstCodes, firstCollections, firstPosts } from '../../src/features/links/listings-first';
import { QrCodeListingScreen } from '../../src/features/links/qr-code-listing-screen';
import { firstCollection } from '../../src/features/public-collection/collection-first';
import { CollectionScreen } from '../../src/features/public-collection/collection-screen';
import { publicCollectionStore } from '../../src/features/public-collection/public-collection-store';
import { prefetchCodes, prefetchLinks } from '../../src/features/shared/collections/collection-listing-store';
import { postListStore } from '../../src/features/shared/posts/post-listing-store';
import { homeStore } from '../../src/features/shared/posts/home-store';
import { firstPerformance } from '../../src/features/performance/performance-first';
import { loadPerformance, PerformanceScreen } from '../../src/features/performance/performance-screen';
import { prefetchPerformance } from '../../src/features/performance/prefetch-performance';
import { waitUntil } from '../support/wait-until';

type Props = Readonly<Record<string, unknown>>;

/** What an element draws before React, beside its screen. */
interface Opening {
  name: string;
  props: Props;
  screen: ComponentType<never>;
  first: (screen: ScreenHost, props: never) => ReactNode;
  prefetch: (screen: ScreenHost) => unknown;
  /** The scenarios that only the screen can show, with what they show instead. */
  byScreen?: Readonly<Record<string, string>>;
  /** The scenarios that know the collection of its attribute. */
  only?: readonly string[];
}

const earnings = {
  screen: EarningsScreen,
  first: firstEarnings,
  prefetch: ({ runtime }: ScreenHost) => runtime.use(earningsStore).prefetch(),
};

const performance = {
  screen: PerformanceScreen,
  first: firstPerformance,
  prefetch: (screen: ScreenHost) => prefetchPerformance(screen.runtime, { period: 'LIFETIME', postType: 'ALL' }, screen).then(() => loadPerformance(screen.runtime)),
};

/** Creators of these scenarios have neither posts nor codes. */
const nothingYet = (title: string) =>
  Object.fromEntries(['new-creator', 'payment-null', 'payment-paid', 'payment-pending', 'payment-upcoming'].map((scenario) => [scenario, title]));

/** The public page of a collection. */
const shared = (collectionId: string, ...only: string[]): Opening => ({
  name: `collection ${collectionId}`,
  props: { collectionId, collectionType: 'normal' },
  screen: CollectionScreen,
  first: firstCollection,
  prefetch: (screen) => publicCollectionStore.of(screen.runtime, screen).prefetch(collectionId, 'normal'),
  only,
});

/** A listing that is neither searched nor sorted. */
const asSent = { search: undefined, sort: 'newest' };

const openings: readonly Opening[] = [
  { name: 'performance', props: { period: 'LIFETIME', postType: 'ALL' }, ...performance },
  { name: 'earnings', props: { view: 'earnings', tab: 'commissions' }, ...earnings },
  { name: 'earnings by orders', props: { view: 'earnings', tab: 'orders' }, ...earnings },
  {
    name: 'home', props: {}, screen: HomeScreen, first: (screen) => (screen.runtime.use(homeStore).arrived.value ? firstHome(screen) : undefined),
    prefetch: ({ runtime, basePath }) => runtime.use(homeStore).prefetch(basePath),
    byScreen: { 'new-creator': 'Create' },
  },
  { name: 'earnings by sales', props: { view: 'earnings', tab: 'sales' }, ...earnings },
  {
    name: 'AutoDM posts', props: asSent, screen: AutoDmListingScreen, first: firstPosts,
    prefetch: ({ runtime }) => runtime.use(postListStore).prefetch(),
    byScreen: nothingYet('No AutoDM posts yet'),
  },
  {
    name: 'collections', props: asSent, screen: CollectionListingScreen, first: firstCollections,
    prefetch: ({ runtime }) => prefetchLinks(runtime),
    byScreen: { 'new-creator': 'No links yet' },
  },
  {
    name: 'QR codes', props: asSent, screen: QrCodeListingScreen, first: firstCodes,
    prefetch: ({ runtime }) => prefetchCodes(runtime),
    byScreen: nothingYet('No QR codes yet'),
  },
  shared('col-monsoon', 'busy-creator', 'reconnect-required'),
  shared('col-first', 'payment-null', 'payment-paid'),
  ...['odd-long', 'odd-rtl', 'odd-emoji', 'odd-markup', 'odd-twice', 'odd-empty'].map((id) => shared(id, 'awkward-data')),
];

/** Every node with its attributes and text. Pictures are loaded whenever they are in the viewport. */
function nodesOf(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const loaded = node instanceof HTMLImageElement ? /^(src|data-shown|data-failed)$/ : /^$/;
  const attributes = node.getAttributeNames().filter((name) => !loaded.test(name)).sort();
  return [node.localName, attributes.map((name) => [name, node.getAttribute(name)]), [...node.childNodes].map(nodesOf)];
}

const contents = (box: Element) => [...box.childNodes].map(nodesOf);
const nothing = () => undefined;
const undo = () => nothing;

function screenOf(runtime: Runtime): ScreenHost {
  return {
    runtime, basePath: '/creators', hrefOf: (path) => `/creators${path}`, viewsInAddress: false, navigate: nothing, back: nothing, openExternal: nothing, setStatus: nothing,
    wait: undo, lack: undo, fault: nothing, changed: nothing, track: nothing, onRefresh: undo, onStatus: undo,
  };
}

const complain = console.error;
const ends: (() => void)[] = [];
let complaints: string[];

function shadow(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  ends.push(() => host.remove());
  return host.attachShadow({ mode: 'open' });
}

function modelOf({ screen, props }: Opening, host: ScreenHost): ViewModel {
  return {
    screen: screen as ViewModel['screen'], props, context: { host },
    onError: (error) => complaints.push(error.message), onFirstFrame: nothing, onOtherFrame: () => complaints.push('rendered anew'),
  };
}

/** The box that React fills by itself. */
function byReact(opening: Opening, host: ScreenHost): Element {
  const root = shadow();
  const view = createView('creator-first-frames', root);
  ends.push(() => view.end());
  root.append(view);
  view.model = modelOf(opening, host);
  return view;
}

describe('what elements draw before React', () => {
  beforeEach(() => {
    complaints = [];
    console.error = (...words: unknown[]) => complaints.push(words.join(' '));
  });
  afterEach(() => {
    console.error = complain;
    for (const end of ends.splice(0).reverse()) end();
  });

  for (const opening of openings) {
    for (const [scenario, load] of Object.entries(recordings).filter(([name]) => opening.only?.includes(name) ?? true)) {
      const instead = opening.byScreen?.[scenario];
      it(`${opening.name} in ${scenario} ${instead ? `is left to the screen: ${instead}` : 'is what React renders, node by node, and what it continues with'}`, async () => {
        const { recording } = await load();
        const host = screenOf(createRuntime({ fetch: createDemoServer(recording, { now: recording.at }).fetch, brand, ephemeral: true }));
        const draw = () => opening.first(host, opening.props as never);
        await opening.prefetch(host);
        if (instead) {
          await waitUntil(() => byReact(opening, host).textContent?.includes(instead) === true, instead);
          expect(draw()).to.equal(undefined);
          return;
        }
        await waitUntil(() => draw() !== undefined, 'something to draw');

        const root = shadow();
        const frame = startFirstFrame({ owner: 'creator-first-frames', root, draw, onNothing: nothing, onFailure: (error) => complaints.push(error.message) });
        const box = root.firstElementChild ?? expect.fail('nothing is drawn');
        const drawn = contents(box);
        expect(drawn).to.deep.equal(contents(byReact(opening, host)));

        const nodes = [...box.querySelectorAll('*')];
        const view = createView('creator-first-frames', root, frame.handOver());
        ends.push(() => view.end());
        view.model = modelOf(opening, host);
        expect(contents(box)).to.deep.equal(drawn);
        expect([...box.querySelectorAll('*')].every((node, index) => node === nodes[index])).to.equal(true);
        expect(complaints).to.deep.equal([]);
      });
    }
  }
});
