import '../../elements/creator-affiliate-links';
import '../../elements/creator-auto-dm';
import '../../elements/creator-auto-dm-listing';
import '../../elements/creator-bank-details';
import '../../elements/creator-collection';
import '../../elements/creator-collection-listing';
import '../../elements/creator-earnings';
import '../../elements/creator-help';
import '../../elements/creator-home';
import '../../elements/creator-login';
import '../../elements/creator-ordered-products';
import '../../elements/creator-password-alert';
import '../../elements/creator-performance';
import '../../elements/creator-post-linking';
import '../../elements/creator-qr-code-listing';
import '../../elements/creator-reel-viewer';
import '../../elements/creator-app';
import type { ScreenElement } from '../../elements/define';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../src/runtime';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import type { World } from '../support/world';
import type { Attributes } from './every-screen';

/** Its own root and those of the screens in it. */
export function rootsOf(element: Element): ShadowRoot[] {
  const root = element.shadowRoot;
  return root ? [root, ...[...root.querySelectorAll('*')].flatMap(rootsOf)] : [];
}

/** What stands there once nothing is on its way any more. */
export async function settledText(element: ScreenElement): Promise<string> {
  let last = '';
  let same = 0;
  await waitUntil(() => {
    const before = last;
    last = pageText(element);
    same = last === before ? same + 1 : 0;
    return same > 3 && !rootsOf(element).some((root) => root.querySelector('[aria-busy=true], .skeleton, .money-week:empty'));
  }, 'it does not come to rest');
  return last;
}

const made = new Set<Element>();

/** Makes an element for that world; it is taken away after the test. */
export function makeElement(tag: string, attributes: Attributes, runtime: Runtime): ScreenElement {
  const element = document.createElement(tag) as ScreenElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // Its guard goes by who has logged in.
  if (tag === 'creator-app') runtime.use(sessionStore).signIn('creator-1');
  element.runtime = runtime;
  made.add(element);
  return element;
}

export const runtimeOf = (world: World): Runtime => createRuntime({
  apiBase: world.apiBase, brand,
  // An address that leaves the test page where it is.
  instagram: { clientId: '1', authorizeUrl: '#consent' },
});

/** Makes an element, puts it there and waits until it shows what it has or why it cannot. */
export async function place(tag: string, attributes: Attributes, runtime: Runtime, where: Node = document.body): Promise<ScreenElement> {
  const element = makeElement(tag, attributes, runtime);
  where.appendChild(element);
  await element.whenReady();
  return element;
}

afterEach(() => {
  for (const element of made) element.remove();
  made.clear();
});
