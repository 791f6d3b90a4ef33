import { expect, oneEvent } from '@open-wc/testing';
import '../../../elements/creator-affiliate-links';
import '../../../elements/creator-home';
import { brand } from '../../../demo/marketplace/brand';
import { catalogue, shelves } from '../../../demo/marketplace/seed/catalogue';
import type { Runtime } from '../../../src/runtime';
import { openElement, runtimeOf } from '../../support/open-element';
import { findByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

const product = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));
const address = `https://${brand.productHosts[0]}/any-name/p/${product?.id}`;

describe('a product link that is pasted on Home', () => {
  let world: World;
  let runtime: Runtime;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    runtime = runtimeOf(world);
  });

  const mount = async (tag: 'creator-home' | 'creator-affiliate-links') => (await openElement(tag, runtime)).element;
  const fieldOf = async (element: HTMLElement) => (await findByRole(element, 'textbox', 'Paste a product link')) as HTMLInputElement;
  function insert(field: HTMLInputElement, text: string, inputType: string): void {
    field.value += text;
    field.dispatchEvent(new InputEvent('input', { inputType, data: text, bubbles: true, composed: true }));
  }
  const leaves = (element: HTMLElement) => oneEvent(element, 'creator-navigate') as Promise<CustomEvent<{ route: string }>>;

  for (const inputType of ['insertFromPaste', 'insertText']) {
    it(`becomes a product of the next link (${inputType})`, async () => {
      const home = await mount('creator-home');
      const leaving = leaves(home);
      insert(await fieldOf(home), address, inputType);
      expect((await leaving).detail.route).to.equal('affiliateLinks');
      const links = await mount('creator-affiliate-links');
      await findByRole(links, 'button', `Remove ${product?.name}`);
      expect((await fieldOf(links)).value).to.equal('');
    });
  }

  it('waits for Enter where it is typed; what is no product link stays in the field of the next screen with the reason', async () => {
    const home = await mount('creator-home');
    const field = await fieldOf(home);
    let left = false;
    home.addEventListener('creator-navigate', () => (left = true));
    for (const letter of 'nonsense') insert(field, letter, 'insertText');
    expect(left).to.equal(false);
    const leaving = leaves(home);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await leaving;
    const links = await mount('creator-affiliate-links');
    await waitUntil(async () => (await fieldOf(links)).value === 'nonsense', 'what was typed is lost');
    await waitUntil(async () => (await fieldOf(links)).ariaInvalid === 'true' || (await fieldOf(links)).getAttribute('aria-invalid') === 'true', 'it is not said why');
  });
});
