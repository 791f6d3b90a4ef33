import { expect } from '@open-wc/testing';
import { createPageTitle } from '../../../elements/app/page-title';

describe('the title of a page that shows an app', () => {
  const before = document.title;
  beforeEach(() => { document.title = 'Shop'; });
  afterEach(() => { document.title = before; });

  it('is that of what the app shows, and the one from before when the app has gone', () => {
    const title = createPageTitle(true);
    title.set('Home');
    title.set('  Help \n · Bazaar ');
    expect(document.title).to.equal('Help · Bazaar');
    title.giveBack();
    expect(document.title).to.equal('Shop');
  });

  it('is left alone where the page has named itself meanwhile', () => {
    const title = createPageTitle(true);
    title.set('Help');
    document.title = 'Cart';
    title.giveBack();
    expect(document.title).to.equal('Cart');
    title.set('Home');
    title.giveBack();
    expect(document.title, 'the latest name of the page').to.equal('Cart');
  });

  it('is left alone by an app that is a part of the page', () => {
    const title = createPageTitle(false);
    title.set('Help');
    expect(document.title).to.equal('Shop');
    title.giveBack();
    expect(document.title).to.equal('Shop');
  });

  it('stays empty where it was', () => {
    document.title = '';
    const title = createPageTitle(true);
    title.giveBack();
    title.set('Help');
    title.giveBack();
    expect(document.title).to.equal('');
  });
});
