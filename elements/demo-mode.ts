import type { Runtime } from '../src/runtime';
import { createDemoRuntime, UnknownScenario } from '../src/scenarios/demo-runtime';
import { recordings } from '../src/scenarios/recordings/recordings';
import { demoWords } from '../src/text/en/demo';
import type { CreatorErrorDetail } from './base-element';
import badgeSheet from './demo-badge.css';
import { paintFailure } from './skeleton';

/** All elements of a page with the same scenario see the same creator. */
const shared = new Map<string, Promise<Runtime>>();
const names = Object.keys(recordings);
const first = 'busy-creator';

/** Says beneath the screen that its figures are nobody's, for as long as they are. */
function addBadge(element: HTMLElement, root: ShadowRoot): void {
  if (root.querySelector('.demo-badge')) return;
  const badge = document.createElement('p');
  badge.className = 'demo-badge';
  badge.textContent = demoWords.badge;
  root.append(badge);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => sheet !== badgeSheet), badgeSheet];
  const watcher = new MutationObserver(() => {
    if (badge.isConnected && element.hasAttribute('scenario')) return;
    watcher.disconnect();
    badge.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== badgeSheet);
  });
  watcher.observe(element, { attributeFilter: ['scenario'] });
}

function sayUnknown(element: HTMLElement, root: ShadowRoot, scenario: string): void {
  paintFailure(root, {
    heading: demoWords.unknown(scenario),
    advice: demoWords.choose(names),
    action: demoWords.show(first),
    act: () => {
      root.replaceChildren();
      element.setAttribute('scenario', first);
    },
  });
}

/**
 * The runtime of a scenario for an element that names one.
 * @throws an error whose `detail` is what `creator-error` says; the element has said it in place by then
 */
export async function enterDemo(element: HTMLElement, scenario: string): Promise<Runtime> {
  const root = element.shadowRoot as ShadowRoot;
  let runtime = shared.get(scenario);
  if (!runtime) {
    runtime = createDemoRuntime(scenario).then((made) => made.runtime);
    shared.set(scenario, runtime);
    runtime.catch(() => shared.delete(scenario));
  }
  try {
    await runtime;
  } catch (error) {
    if (!(error instanceof UnknownScenario)) throw error;
    if (element.isConnected) sayUnknown(element, root, scenario);
    const detail: CreatorErrorDetail = { type: 'configuration', code: 'unknown-scenario', message: error.message, retryable: false };
    throw Object.assign(error, { detail });
  }
  if (element.isConnected) addBadge(element, root);
  return runtime;
}
