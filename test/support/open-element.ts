import { brand } from '../../demo/marketplace/brand';
import type { ScreenElement } from '../../elements/define';
import { createRuntime, type CreatorConfig, type Runtime } from '../../src/runtime';
import type { World } from './world';

/** An element on the page, connected to a world. */
export interface Opened {
  element: ScreenElement;
  runtime: Runtime;
  /** The route that the screen requested, instead of navigating; 'back' for the back action. */
  went: string[];
}

/** An Instagram configuration whose address leads nowhere: the parameters are read from the address. */
export const instagram = { clientId: '1', authorizeUrl: '#consent', redirectUri: `${location.origin}/influencer-home` };

export const runtimeOf = (world: World, config: CreatorConfig = {}): Runtime => createRuntime({ apiBase: world.apiBase, brand, ...config });

const opened: HTMLElement[] = [];
const runtimes = new Set<Runtime>();

/** Removes everything from the page; every test ends with it. */
export function closeAll(): void {
  for (const element of opened.splice(0)) element.remove();
  scrollTo(0, 0);
}
afterEach(() => {
  closeAll();
  // The next test is another visit: nothing that this runtime still learns may be kept for it.
  for (const runtime of runtimes) runtime.signOut();
  runtimes.clear();
});

function insert(tag: string, runtime: Runtime, attributes: Readonly<Record<string, string>>): Opened {
  const element = document.createElement(tag) as ScreenElement;
  const went: string[] = [];
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.runtime = runtime;
  element.router = { navigate: (path) => went.push(path), back: () => went.push('back') };
  opened.push(element);
  runtimes.add(runtime);
  document.body.append(element);
  return { element, runtime, went };
}

/** Inserts the element into the page. */
export const showElement = (tag: string, runtime: Runtime): ScreenElement => insert(tag, runtime, {}).element;

/** Inserts the element into the page and waits until it shows its content or an error. */
export async function openElement(tag: string, runtime: Runtime, attributes: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const opening = insert(tag, runtime, attributes);
  await opening.element.whenReady();
  return opening;
}
