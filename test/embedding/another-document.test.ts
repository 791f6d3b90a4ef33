import { expect } from '@open-wc/testing';
import { click, findByRole, findByText } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { place, runtimeOf } from './every-element';

/** What a person sees of the style sheets: of the element, its screen, a drawer and what is in it. */
const looks = (element: Element, selectors: readonly string[]) => selectors.map((selector) => {
  const found = element.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  const style = found.ownerDocument.defaultView?.getComputedStyle(found);
  return [selector, style?.fontSize, style?.display, style?.borderRadius, style?.backgroundColor, style?.paddingTop].join(' ');
});

describe('an element that moves to another document', () => {
  let world: World;
  let frame: HTMLIFrameElement;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    frame = document.createElement('iframe');
    frame.style.cssText = 'width: 390px; height: 600px';
    document.body.append(frame);
    document.body.style.width = '390px';
  });
  after(() => {
    frame.remove();
    document.body.style.width = '';
  });

  it('looks the same there and back, and opens its drawers', async () => {
    const element = await place('creator-earnings', {}, runtimeOf(world));
    await findByText(element, 'How your earnings add up');
    const screen = ['h1', '.payment-amount', 'section'];
    const before = looks(element, screen);
    const inner = frame.contentDocument?.body as HTMLElement;
    inner.style.margin = getComputedStyle(document.body).margin;
    inner.append(element);
    expect(looks(element, screen)).to.deep.equal(before);
    // The sheet of the drawer comes only now.
    await click(element, 'button', 'See what it is made of');
    await findByRole(element, 'dialog', /^Payment of/);
    const drawer = looks(element, ['dialog', 'dialog h2']);
    await click(element, 'button', 'Close');
    document.body.append(element);
    expect(looks(element, screen)).to.deep.equal(before);
    await click(element, 'button', 'See what it is made of');
    await findByRole(element, 'dialog', /^Payment of/);
    expect(looks(element, ['dialog', 'dialog h2'])).to.deep.equal(drawer);
    expect(element.status).to.equal('ready');
  });

  it('looks the same after it was put aside in a template', async () => {
    const element = await place('creator-help', {}, runtimeOf(world));
    const before = looks(element, ['h1', 'section']);
    const template = document.createElement('template');
    template.content.append(element);
    document.body.append(element);
    await element.whenReady();
    expect(looks(element, ['h1', 'section'])).to.deep.equal(before);
  });
});
