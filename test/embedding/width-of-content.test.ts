import { expect } from '@open-wc/testing';
import { findByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { place, runtimeOf } from './every-element';

/** Pages that ask for the width of the content, and how wide an element is there in a page of 1000 px and of 390 px. */
const pages: readonly (readonly [what: string, make: (page: HTMLElement) => HTMLElement, wide: number, phone: number])[] = [
  ['beside a menu in a flex row', (page) => {
    page.style.display = 'flex';
    const menu = page.appendChild(document.createElement('nav'));
    menu.style.flex = '0 0 60px';
    return page;
  }, 320, 320],
  ['in a flex column that centres', (page) => {
    page.style.cssText = 'display: flex; flex-direction: column; align-items: center';
    return page;
  }, 320, 320],
  ['in a grid that centres', (page) => {
    page.style.cssText = 'display: grid; place-items: center';
    return page;
  }, 320, 320],
  ['in one of two columns', (page) => {
    page.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr';
    return page;
  }, 500, 195],
  ['in a dialog without a width', (page) => {
    const dialog = page.appendChild(document.createElement('dialog'));
    // In a low window its scrollbar would take a part.
    dialog.style.cssText = 'padding: 0; overflow: visible';
    dialog.showModal();
    return dialog;
  }, 320, 320],
  ['in a box as wide as its content', (page) => {
    page.style.width = 'fit-content';
    return page;
  }, 320, 320],
  ['in the free column beside a menu', (page) => {
    page.style.display = 'grid';
    page.style.gridTemplateColumns = '60px 1fr';
    page.append(document.createElement('nav'));
    return page;
  }, 940, 330],
  ['in a page with vertical lines', (page) => {
    page.style.writingMode = 'vertical-rl';
    return page;
  }, 320, 320],
  ['in a narrow box', (page) => {
    page.style.width = '250px';
    return page;
  }, 250, 250],
];

describe('where a page asks for the width of the content', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  for (const [what, make, wide, phone] of pages) {
    it(`an element ${what} can be read, and keeps within its sides`, async () => {
      const page = document.createElement('div');
      page.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1000px';
      document.body.append(page);
      try {
        const element = await place('creator-ordered-products', {}, runtimeOf(world), make(page.appendChild(document.createElement('div'))));
        for (const [available, width] of [[1000, wide], [390, phone]] as const) {
          page.style.width = `${available}px`;
          expect(element.offsetWidth, `in a page of ${available} px`).to.be.closeTo(width, 1);
          expect(page.scrollWidth, `as wide as its page of ${available} px`).to.equal(page.clientWidth);
        }
        expect((await findByRole(element, 'heading', 'Previous orders')).offsetWidth).to.be.greaterThan(60);
      } finally {
        page.remove();
      }
    });
  }

  it('margins of the page are not added to its width', async () => {
    const page = document.createElement('div');
    page.style.cssText = 'position: absolute; inset-inline: 0; top: 0';
    document.body.append(page);
    try {
      const element = await place('creator-ordered-products', {}, runtimeOf(world), page);
      element.style.margin = '0 20px';
      expect(element.offsetWidth).to.equal(page.clientWidth - 40);
    } finally {
      page.remove();
    }
  });
});
