import '../../elements/creator-app';
import '../../elements/creator-collection';
import '../../elements/creator-earnings';
import '../../elements/creator-help';
import '../../elements/creator-login';
import { expect } from '@open-wc/testing';
import { createRuntime, type CreatorConfig } from '../../src/runtime';
import type { CreatorElement } from '../../elements/base-element';
import type { CreatorEventMap } from '../../elements/events';
import { expectAccessible } from '../support/accessible';
import { click, findByRole, queryAllByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';

const support = { whatsapp: '+91 12345 67890', email: 'creators@shop.example' };
const made: Element[] = [];

type Answer = (path: string) => Response;
const refused: Answer = () => Response.json({ error: 'no' }, { status: 403 });
const broken: Answer = () => Response.json({}, { status: 500 });

async function open(tag: string, answer: Answer, config: CreatorConfig = { support }) {
  const element = document.createElement(tag) as CreatorElement;
  element.runtime = createRuntime({ ...config, ephemeral: true, brand: { name: 'Bazaar' }, fetch: (request) => Promise.resolve(answer(String(request))) });
  if (tag === 'creator-collection') element.setAttribute('collection-id', 'col-1');
  made.push(element);
  document.body.append(element);
  await element.whenReady();
  return element;
}

const offered = (element: Element) => queryAllByRole(element, 'link').filter((link) => /^(https:\/\/wa\.me|mailto:)/.test((link as HTMLAnchorElement).href));

describe('support contact', () => {
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  it('[HELP-01] is at the end of Help, with what to write down', async () => {
    const element = await open('creator-help', broken);
    await findByRole(element, 'heading', 'Still need help?');
    const texts = offered(element).map((link) => link.textContent);
    expect(texts).to.deep.equal(['WhatsApp+91 12345 67890', 'E-mailcreators@shop.example']);
    const last = [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].at(-1);
    expect(last?.textContent).to.equal('Still need help?');
    await expectAccessible(element);
  });

  it('is below a failure of a screen, and the page may open it in its own way', async () => {
    const element = await open('creator-earnings', refused);
    const link = await findByRole(element, 'link', 'WhatsApp');
    expect(link.closest('[role=alert]') !== null).to.equal(true);
    const opened: unknown[] = [];
    element.addEventListener('creator-open-external', (event) => {
      event.preventDefault();
      opened.push((event as CreatorEventMap['creator-open-external']).detail);
    });
    await click(element, 'link', 'WhatsApp');
    expect(opened).to.deep.equal([{ href: 'https://wa.me/911234567890', reason: 'support' }]);
    await expectAccessible(element);
  });

  it('leaves an e-mail to the browser', async () => {
    const element = await open('creator-earnings', refused);
    const link = await findByRole(element, 'link', 'E-mail') as HTMLAnchorElement;
    let told = false;
    element.addEventListener('creator-open-external', () => void (told = true));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    let prevented: boolean | undefined;
    addEventListener('click', (heard) => {
      prevented = heard.defaultPrevented;
      heard.preventDefault(); // no mail program in a test
    }, { once: true });
    link.dispatchEvent(event);
    expect([link.href, prevented, told]).to.deep.equal(['mailto:creators@shop.example', false, false]);
  });

  it('is below the message that a session has ended, which React does not show', async () => {
    const element = await open('creator-earnings', () => Response.json({}, { status: 401 }));
    await findByRole(element, 'heading', 'Please log in to see this');
    const opened: string[] = [];
    element.addEventListener('creator-open-external', (event) => {
      event.preventDefault();
      opened.push((event as CreatorEventMap['creator-open-external']).detail.href);
    });
    await click(element, 'link', 'WhatsApp');
    expect(opened).to.deep.equal(['https://wa.me/911234567890']);
    await expectAccessible(element);
  });

  it('is for visitors whose number is not registered', async () => {
    const element = await open('creator-login', broken);
    await click(element, 'button', 'New here? See how to join');
    await findByRole(element, 'link', 'WhatsApp');
  });

  it('is not for buyers', async () => {
    const element = await open('creator-collection', broken);
    await findByRole(element, 'button', 'Retry');
    expect(offered(element).length).to.equal(0);
  });

  it('is absent without configuration, and an address that cannot be used is named on the console', async () => {
    const without = await open('creator-earnings', refused, {});
    await findByRole(without, 'button', 'Retry');
    expect(offered(without).length).to.equal(0);

    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    try {
      const element = await open('creator-help', broken, { support: { whatsapp: '9876543210' } });
      const named = () => warnings.filter((text) => text.includes('support.whatsapp')).length;
      await waitUntil(() => named() > 0);
      expect(named()).to.equal(1);
      expect(queryAllByRole(element, 'heading').map((heading) => heading.textContent)).to.not.include('Still need help?');
    } finally {
      console.warn = warn;
    }
  });
});
