import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { focusedElement } from '../support/focused-element';
import { click, findByRole, findByText, gone, queryAllByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { place, runtimeOf } from './every-element';
import { waitUntil } from '../support/wait-until';

/** Whether a person would hit it: nothing lies over its middle. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  let hit = document.elementFromPoint(left + width / 2, top + height / 2);
  for (let inner = hit?.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2); inner && inner !== hit; inner = hit?.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2)) hit = inner;
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

let world: World;
before(async () => {
  world = await createWorld({ scenario: 'busy-creator' });
  await world.login();
});

describe('in a modal dialog of the page', () => {
  let dialog: HTMLDialogElement;
  beforeEach(() => {
    dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  afterEach(() => dialog.remove());

  it('a drawer opens in front of it, Escape closes the drawer alone, and the focus goes back', async () => {
    const element = await place('creator-performance', { period: 'LIFETIME' }, runtimeOf(world), dialog);
    const opener = await findByRole(element, 'button', 'See how it adds up');
    opener.focus();
    await sendKeys({ press: 'Enter' });
    const close = await findByRole(element, 'button', 'Close');
    expect(isOnTop(close)).to.equal(true);
    let closed = 0;
    dialog.addEventListener('close', () => closed++);
    dialog.addEventListener('cancel', () => closed++);
    await sendKeys({ press: 'Escape' });
    await gone(element, 'dialog', 'Total Commissions');
    expect([dialog.open, closed]).to.deep.equal([true, 0]);
    expect(focusedElement() === opener).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.open);
  });

  it('a toast stands in front of it and of a drawer, and its button can be tapped', async () => {
    const runtime = runtimeOf(world);
    const element = await place('creator-performance', { period: 'LIFETIME' }, runtime, dialog);
    runtime.toasts.show('error', 'Look here');
    await findByText(element, 'Look here');
    const dismiss = await findByRole(element, 'button', 'Dismiss message');
    await waitUntil(() => isOnTop(dismiss));
    dismiss.click();
    await gone(element, 'Look here');
    await click(element, 'button', 'See how it adds up');
    await findByRole(element, 'dialog', 'Total Commissions');
    runtime.toasts.show('error', 'And here');
    const another = await findByRole(element, 'button', 'Dismiss message');
    await waitUntil(() => isOnTop(another));
    another.click();
    await gone(element, 'And here');
    expect(queryAllByRole(element, 'dialog', 'Total Commissions')).to.have.length(1);
  });
});

describe('in the shadow root of somebody else\'s component', () => {
  let outer: HTMLElement;
  let root: ShadowRoot;
  beforeEach(() => {
    outer = document.createElement('div');
    root = outer.attachShadow({ mode: 'open' });
    const rules = new CSSStyleSheet();
    rules.replaceSync('button { display: none; } h1 { color: red; } :host { display: block; }');
    root.adoptedStyleSheets = [rules];
    document.body.append(outer);
  });
  afterEach(() => outer.remove());

  it('has its own style sheets, and the component\'s do not reach it', async () => {
    const element = await place('creator-performance', { period: 'LIFETIME' }, runtimeOf(world), root);
    expect(element.status).to.equal('ready');
    expect(getComputedStyle(await findByRole(element, 'heading', 'Performance')).color).to.equal('rgb(27, 23, 37)');
    expect(root.adoptedStyleSheets).to.have.length(1);
    await click(element, 'button', 'See how it adds up');
    expect((await findByRole(element, 'dialog', 'Total Commissions')).matches(':modal')).to.equal(true);
    await click(element, 'button', 'Close');
  });

  it('its events reach the page, and what the page prevents does not happen', async () => {
    const heard: string[] = [];
    const listen = (event: Event) => {
      event.preventDefault();
      heard.push(`${event.type} ${(event as CustomEvent<{ href?: string }>).detail.href ?? ''}`.trim());
    };
    for (const type of ['creator-ready', 'creator-navigate']) document.addEventListener(type, listen);
    const element = await place('creator-ordered-products', {}, runtimeOf(world), root);
    await click(element, 'button', 'Back');
    for (const type of ['creator-ready', 'creator-navigate']) document.removeEventListener(type, listen);
    expect(heard).to.include('creator-ready');
    expect(heard).to.include('creator-navigate /influencer-home');
    expect(location.pathname).to.not.include('influencer-home');
  });

  it('two roots deep it works as well, and moving out of them keeps what it shows', async () => {
    const inner = document.createElement('div');
    root.append(inner);
    const element = await place('creator-performance', { period: 'LIFETIME' }, runtimeOf(world), inner.attachShadow({ mode: 'open' }));
    await click(element, 'tab', 'Affiliate Links');
    document.body.append(element);
    await waitUntil(() => element.status === 'ready');
    expect((await findByRole(element, 'tab', 'Affiliate Links')).getAttribute('aria-selected')).to.equal('true');
  });
});
