import { expect } from '@open-wc/testing';
import { makeElement, rootsOf, runtimeOf, settledText } from './every-element';
import { everyScreen, loadNothing } from './every-screen';
import { createWorld, type World } from '../support/world';

const regions = '[role=status], [role=alert]';

/** What a screen reader says: text that comes into a region that it knows, and alerts that come with their text. */
function listen(element: Element): string[] {
  const heard: string[] = [];
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(regions);
  const note = ({ type, target, addedNodes }: MutationRecord, said: Set<Node>) => {
    if (type === 'characterData') {
      if (regionOf(target)) heard.push(target.textContent ?? '');
      return;
    }
    for (const node of addedNodes) {
      const alerts = node instanceof Element ? [...node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')] : [];
      const next = (regionOf(target) ? [node] : alerts).filter((each) => !said.has(each));
      next.forEach((each) => said.add(each));
      heard.push(...next.map((each) => each.textContent?.trim() ?? '').filter(Boolean));
    }
  };
  // A box that was added, and then filled in the same task, has two records, and its content stands in both.
  const observer = new MutationObserver((records) => {
    const said = new Set<Node>();
    for (const record of records) note(record, said);
  });
  for (const root of rootsOf(element)) observer.observe(root, { subtree: true, childList: true, characterData: true });
  return heard;
}

describe('what is said to those who cannot see a screen', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    localStorage.clear();
    sessionStorage.clear();
  });

  const open = async (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = makeElement(tag, attributes, runtimeOf(world));
    document.body.append(element);
    const heard = listen(element);
    await element.whenReady();
    await settledText(element);
    return { element, heard };
  };
  const times = (heard: readonly string[], text: string) => heard.filter((each) => each === text).length;

  for (const [tag, attributes = {}] of everyScreen) {
    const name = `<${tag} ${Object.values(attributes).join(' ')}>`;
    it(`${name} says once that it has loaded`, async () => {
      const { heard } = await open(tag, attributes);
      expect(times(heard, 'Loaded'), heard.join(' | ')).to.equal(1);
      expect(times(heard, 'Loading'), heard.join(' | ')).to.be.at.most(1);
      expect(heard.at(-1)).to.equal('Loaded');
    });

    if (loadNothing.has(tag)) continue;
    it(`${name} says once that it could not load`, async () => {
      for (const path of ['/*', '/*/*', '/*/*/*', '/*/*/*/*', '/*/*/*/*/*']) await world.control('faults', { method: '*', path, status: 500, body: {} });
      const { element, heard } = await open(tag, attributes);
      const failures = heard.filter((text) => text !== 'Loading' && text !== 'Loaded');
      expect(failures.length, heard.join(' | ')).to.be.at.least(1);
      expect(new Set(failures).size, heard.join(' | ')).to.equal(failures.length);
      if (element.status === 'error') expect(times(heard, 'Loaded'), heard.join(' | ')).to.equal(0);
    });
  }
});
