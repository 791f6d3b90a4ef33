import { expect } from '@open-wc/testing';
import { account, agree, fill as fillAccount } from '../features/bank-details/open-bank-details';
import { complete, fill, orders, pick } from '../features/links/creating/setting';
import { choose } from '../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, type } from '../support/screen';
import { scrollPast } from '../support/scroll-past';
import { closeDemos, openDemo } from './open-demo';
import { waitUntil } from '../support/wait-until';

describe('what is changed in demo mode', () => {
  afterEach(closeDemos);
  const labelled = (element: Element, name: RegExp) => queryAllByRole(element, 'tab', name)[0]?.textContent;

  it('a deleted post is gone from its list and from Home', async () => {
    const listing = await openDemo('creator-auto-dm-listing', 'busy-creator');
    const title = 'Monsoon desk makeover under ₹2,000';
    await choose(listing, title, 'Delete');
    await click(listing, 'button', 'DELETE');
    await gone(listing, 'article', title);
    const home = await openDemo('creator-home', 'busy-creator');
    await waitUntil(() => labelled(home, /^AutoDM/) === 'AutoDM3');
  });

  it('a created link has an address, stands first in the list, and gets a QR code that can be saved', async () => {
    const links = await openDemo('creator-affiliate-links', 'new-creator');
    await fill(links, 'From the demonstration');
    await pick(links, 'orders', orders.slice(0, 2));
    await complete(links);
    await findByRole(links, 'heading', 'Your link is ready');
    const listing = await openDemo('creator-collection-listing', 'new-creator');
    await findByRole(listing, 'article', 'From the demonstration');
    await choose(listing, 'From the demonstration', 'QR code');
    await waitUntil(() => [...listing.shadowRoot?.querySelectorAll('img') ?? []].some(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth === 512));
    const codes = await openDemo('creator-qr-code-listing', 'new-creator');
    await findByRole(codes, 'article', 'From the demonstration');
  });

  it('AutoDM is switched and its words are kept', async () => {
    const element = await openDemo('creator-auto-dm', 'busy-creator');
    await click(element, 'switch', 'AutoDM');
    await findByRole(element, 'heading', 'AutoDM is off');
    await scrollPast(element);
    type(await findByRole(element, 'textbox', 'Custom trigger word'), 'monsoon');
    await click(element, 'button', 'Add');
    await findByRole(element, 'switch', 'monsoon');
    await click(element, 'switch', 'monsoon');
    await waitUntil(() => queryAllByRole(element, 'switch', 'monsoon')[0]?.getAttribute('aria-checked') === 'false');
    element.remove();
    const again = await openDemo('creator-auto-dm', 'busy-creator');
    await findByRole(again, 'heading', 'AutoDM is off');
    await scrollPast(again);
    await findByRole(again, 'switch', 'monsoon');
  });

  it('Instagram is connected without leaving the page, and brings its posts', async () => {
    const before = location.href;
    const home = await openDemo('creator-home', 'new-creator');
    await click(home, 'button', 'Connect Instagram');
    await findByText(home, /@asha/);
    expect(location.href).to.equal(before);
    const linking = await openDemo('creator-post-linking', 'new-creator');
    await waitUntil(() => queryAllByRole(linking, 'radio').length > 3);
  });

  it('Instagram is connected in the whole app too, whose address is in the hash', async () => {
    const before = location.href;
    const app = await openDemo('creator-app', 'reconnect-required', { routing: 'hash' });
    await click(app, 'button', 'Connect Instagram');
    await findByText(app, /Hi, Asha Rao/);
    await gone(app, 'button', 'Connect Instagram');
    app.remove();
    history.replaceState(null, '', before);
  });

  it('bank details are taken with any OTP of six digits, and the payment that waited for them is on its way', async () => {
    const waiting = await openDemo('creator-earnings', 'payment-pending');
    await findByText(waiting, 'Your bank details are missing, so this money cannot reach you yet.');
    waiting.remove();
    const element = await openDemo('creator-bank-details', 'payment-pending');
    await click(element, 'button', 'Add bank details');
    await fillAccount(element);
    await agree(element);
    type(await findByRole(element, 'textbox', 'OTP'), '123456');
    await click(element, 'button', 'Confirm and save');
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, `Account number ending in ${[...account.number.slice(-4)].join(' ')}`);
    const paid = await openDemo('creator-earnings', 'payment-pending');
    await findByText(paid, 'Paid');
    expect(queryAllByText(paid, /bank details are missing/)).to.have.length(0);
  });

  it('a visitor logs in with any number and any OTP of six digits', async () => {
    const app = await openDemo('creator-app', 'payment-paid');
    await findByText(app, /Hi,/);
    app.runtime?.signOut();
    type(await findByRole(app, 'textbox', 'Phone number'), '9876500001');
    await click(app, 'button', 'Request OTP');
    type(await findByRole(app, 'textbox', /OTP/), '000000');
    await click(app, 'button', 'Login');
    await findByText(app, /Hi,/);
  });
});
