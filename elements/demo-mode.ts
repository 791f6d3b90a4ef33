import type { Runtime } from '../src/runtime';
import { createDemoRuntime, UnknownScenario } from '../src/scenarios/demo-runtime';
import { recordings } from '../src/scenarios/recordings/recordings';
import { adoptSheets } from '../src/styles/adopt-sheets';
import { demoWords } from '../src/text/en/demo';
import { englishTag } from '../src/text/words';
import badgeSheet from './demo-badge.css';
import { paintFailure } from './skeleton';

/** All elements of a page with the same scenario share one creator. */
const shared = new Map<string, Promise<Runtime>>();
const names = Object.keys(recordings);
const first = 'busy-creator';

/** Shows below the screen that its figures are demo data, as long as they are. */
function addBadge(element: HTMLElement, root: ShadowRoot): void {
  if (root.querySelector('.demo-badge')) return;
  const badge = document.createElement('p');
  badge.className = 'demo-badge';
  badge.lang = englishTag;
  badge.textContent = demoWords.badge;
  root.append(badge);
  adoptSheets(root, badgeSheet);
  const watcher = new MutationObserver(() => {
    if (badge.isConnected && element.hasAttribute('scenario')) {
      // The container of the screen is inserted after it.
      if (root.lastElementChild !== badge) root.append(badge);
      return;
    }
    watcher.disconnect();
    badge.remove();
  });
  watcher.observe(element, { attributeFilter: ['scenario'] });
  watcher.observe(root, { childList: true });
}

function sayUnknown(element: HTMLElement, root: ShadowRoot, scenario: string): void {
  paintFailure(root, {
    heading: demoWords.unknown(scenario),
    advice: demoWords.choose(names),
    action: demoWords.show(first),
    lost: false,
    act: () => {
      root.replaceChildren();
      element.setAttribute('scenario', first);
    },
  });
}

/**
 * Gives an element with a scenario its runtime, or shows that the scenario does not exist.
 * @param adopt sets the runtime, unless the element has got its own meanwhile
 * @param fail reports to the page that the scenario does not exist
 * @throws if the scenario exists but does not arrive
 */
export async function enterDemo(element: HTMLElement, scenario: unknown, adopt: (runtime: Runtime) => void, fail: (error: unknown) => void): Promise<void> {
  const root = element.shadowRoot as ShadowRoot;
  const name = String(scenario);
  let loading = shared.get(name);
  if (!loading) {
    loading = createDemoRuntime(name).then((made) => made.runtime);
    shared.set(name, loading);
    loading.catch(() => shared.delete(name));
  }
  const overtaken = () => !element.isConnected || (element as { scenario?: unknown }).scenario !== scenario;
  try {
    const runtime = await loading;
    if (overtaken()) return;
    addBadge(element, root);
    adopt(runtime);
  } catch (error) {
    if (overtaken()) return;
    if (!(error instanceof UnknownScenario)) throw error;
    sayUnknown(element, root, name);
    fail(error);
  }
}
