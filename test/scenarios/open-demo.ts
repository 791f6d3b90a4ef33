import '../../elements/creator-password-alert';
import { tags } from '../../elements/creator-elements';
import type { ScreenElement } from '../../elements/define';

const opened: HTMLElement[] = [];

/** Attributes without which an element has nothing to show; the collection is one of the scenario's. */
const needed = (collection: string | undefined): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'creator-app': { routing: 'memory' },
  'creator-collection': { 'collection-id': collection ?? '' },
  'creator-reel-viewer': { 'category-id': 'fashion' },
});

/** Every tag that can be embedded. */
export const allTags: readonly string[] = [...tags, 'creator-password-alert'];

export function makeElement(tag: string, attributes: Readonly<Record<string, string>> = {}, collection = 'col-desk'): ScreenElement {
  const element = document.createElement(tag) as ScreenElement;
  for (const [name, value] of Object.entries({ ...needed(collection)[tag], ...attributes })) element.setAttribute(name, value);
  return element;
}

/** Puts an element on the page in demo mode and waits until it is ready. */
export async function openDemo(tag: string, scenario: string, attributes: Readonly<Record<string, string>> = {}, collection?: string): Promise<ScreenElement> {
  const element = makeElement(tag, { scenario, ...attributes }, collection);
  opened.push(element);
  document.body.append(element);
  await customElements.whenDefined(tag);
  await element.whenReady();
  return element;
}

export function closeDemos(): void {
  for (const element of opened.splice(0)) element.remove();
}
