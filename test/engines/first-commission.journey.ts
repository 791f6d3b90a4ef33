import assert from 'node:assert/strict';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import { lastOtp, type Journey } from './journey';

const ordered = catalogue.find(({ id }) => id === shelves.ORDERS[1])?.name ?? '';
const pasted = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));

export const journey: Journey = {
  name: '[LOGIN-01] [HOME-01] [COLL-01] the first commission, from logging in to a figure on Performance',
  scenario: 'new-creator',
  loggedIn: false,
  async walk({ creator, sandbox, newPerson }) {
    await creator.goto('/');
    await creator.isAt(/\/login/);
    await creator.fill('Phone number', demoPhone);
    await creator.click('button', 'Request OTP');
    await creator.finds('textbox', 'OTP');
    await creator.fill('OTP', await lastOtp(sandbox));
    await creator.isAt(/\/influencer-home/);

    await creator.sees('Content inspiration'); // the last part of Home: a page that still loads may move below the mouse
    await creator.click('button', 'Create affiliate links');
    await creator.fill('Name', 'Diwali picks');
    await creator.click('radio', 'Instagram Stories');
    await creator.click('button', 'From marketplace orders');
    await creator.click('checkbox', `Select ${ordered}`);
    await creator.click('button', 'Done');
    await creator.click('button', 'Paste product link');
    await creator.fill('Product link', `https://${brand.productHosts[0]}/${pasted?.slug}/p/${pasted?.id}`);
    await creator.click('button', 'Add');
    await creator.finds('checkbox', `Select ${pasted?.name}`);
    await creator.click('button', 'Done');
    await creator.click('button', 'Complete');
    await creator.sees('Added Products (2)');
    await creator.click('button', 'Copy Link');
    await creator.sees('Link Copied');
    const link = await creator.copied();
    assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/l\/\w+/);

    await creator.goto('/performance');
    await creator.sees('No post got clicks in the selected period');

    const buyer = await newPerson();
    await buyer.goto(link.slice(link.indexOf('/l/')));
    await buyer.finds('heading', pasted?.name ?? '');
    await buyer.fill('Quantity', '2', 'spinbutton');
    await buyer.click('checkbox', 'This is my first order');
    await buyer.click('button', 'Buy now');
    await buyer.finds('heading', 'Thank you for your order');

    await creator.reload();
    await creator.finds('heading', 'Sales Generating Posts (1)');
    const sales = ((pasted?.price ?? 0) / 100) * 2;
    const [, commission] = await creator.reads(/Total commission\s*(?:About [\w ]+\s*)?₹?([\d,]+)/);
    assert.equal(Number(commission?.replaceAll(',', '')), Math.round(sales * 0.1));
    await creator.sees('Diwali picks');
  },
};
