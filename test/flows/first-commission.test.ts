import { expect } from '@open-wc/testing';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import { openPerson, type Person } from '../support/person';
import { pickOrder } from './pick-order';

const nameOf = (id: string | undefined) => catalogue.find((product) => product.id === id)?.name ?? '';
const ordered = nameOf(shelves.ORDERS[1]);
const wished = catalogue.find(({ id }) => shelves.WISHLIST.includes(id) && !shelves.ORDERS.includes(id));
const pasted = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));

interface Message {
  channel: string;
  to: string;
  text: string;
  otp?: string;
}

/** A figure of the card on Performance, as a number. */
async function figure(creator: Person, label: string): Promise<number> {
  const page = await creator.readPage();
  const match = new RegExp(`${label}\\s*(?:About [\\w ]+\\s*)?₹?([\\d,]+)`).exec(page);
  if (!match) throw new Error(`no ${label} in: ${page.slice(0, 800)}`);
  return Number(match[1]?.replaceAll(',', ''));
}

describe('the first commission', () => {
  it('[LOGIN-01] [HOME-01] [COLL-01] goes from logging in to a commission that rises on Performance', async () => {
    const creator = await openPerson();
    await creator.goto('/');

    // Log in: the sandbox's control page shows the SMS.
    await creator.urlMatches('/login');
    await creator.fill('textbox', 'Phone number', demoPhone);
    await creator.click('button', 'Request OTP');
    await creator.see('textbox', 'OTP');
    const control = await creator.newTab();
    await control.goto('/sandbox');
    const { messages } = await creator.control<{ messages: Message[] }>('outbox');
    const otp = messages[0]?.otp ?? '';
    await control.seeText(new RegExp(otp));
    await control.close();
    await creator.fill('textbox', 'OTP', otp);
    await creator.click('button', 'Login');

    // Home, and Instagram through the consent page.
    await creator.urlMatches('/influencer-home');
    await creator.click('button', 'Connect Instagram');
    await creator.see('heading', /Allow Bazaar to use your Instagram account/);
    await creator.click('button', 'Allow');
    await creator.seeText(/connected/i);
    expect(await creator.url()).to.match(/\/influencer-home$/);
    await creator.see('link', 'AutoDM');

    // A single affiliate link from previous orders.
    await creator.click('button', 'Create affiliate links');
    await creator.see('heading', 'Create affiliate links');
    await creator.click('radio', /Single link/);
    await pickOrder(creator, ordered);
    await creator.click('button', 'Complete');
    await creator.seeText('For Single affiliate link');
    await creator.click('button', 'Go to Home');
    await creator.seeText(/Affiliate_Link_/);

    // A collection through all three product sources.
    await creator.click('button', 'Create affiliate links');
    await creator.fill('textbox', 'Name', 'Diwali picks');
    await creator.click('radio', 'Instagram Stories');
    await pickOrder(creator, ordered);
    await creator.click('button', 'From wishlist');
    await creator.click('checkbox', `Select ${wished?.name}`);
    await creator.click('button', 'Done');
    await creator.click('button', 'Paste product link');
    await creator.fill('textbox', 'Product link', `https://${brand.productHosts[0]}/${pasted?.slug}/p/${pasted?.id}`);
    await creator.click('button', 'Add');
    await creator.see('checkbox', `Select ${pasted?.name}`);
    await creator.click('button', 'Done');
    await creator.click('button', 'Complete');
    await creator.seeText('Added Products (3)');
    await creator.click('button', 'Copy Link', 0);
    await creator.seeText('Link Copied');
    const link = await creator.readClipboard();
    expect(link).to.match(/^http:\/\/127\.0\.0\.1:\d+\/l\/\w+\?/);
    await creator.click('button', 'Go to Home');

    // A QR code for the collection.
    await creator.click('link', 'See all Links and collections');
    await creator.click('button', 'QR code', 0);
    await creator.see('button', 'Download');
    await creator.click('button', 'Close');

    // Nothing has been earned yet.
    await creator.click('link', 'Performance');
    await creator.seeText('No post got clicks in the selected period');
    expect(await figure(creator, 'Clicks')).to.equal(0);

    // A buyer opens the copied link, and buys two as a first order.
    const buyer = await openPerson({ server: creator.server });
    await buyer.goto(link.slice(link.indexOf('/l/')));
    await buyer.see('heading', pasted?.name ?? '');
    await buyer.fill('spinbutton', 'Quantity', '2');
    await buyer.click('checkbox', 'This is my first order');
    await buyer.click('button', 'Buy now');
    await buyer.see('heading', 'Thank you for your order');

    // Clicks, orders, sales and commission have risen.
    await creator.reload();
    await creator.see('heading', 'Sales Generating Posts (1)');
    const sales = ((pasted?.price ?? 0) / 100) * 2;
    expect(await figure(creator, 'Clicks')).to.equal(1);
    expect(await figure(creator, 'Orders')).to.equal(1);
    expect(await figure(creator, 'Sales')).to.equal(sales);
    expect(await figure(creator, 'Total commission')).to.equal(Math.round(sales * 0.1));
    await creator.seeText('Diwali picks');

    expect(await creator.violations()).to.deep.equal([]);
  });
});
