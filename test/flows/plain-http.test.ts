import { expect } from '@open-wc/testing';
import { demoPhone } from '../../demo/marketplace/brand';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const demoPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo</title>
<script type="module" src="/elements/creator-qr-code-listing.js"></script></head>
<body><creator-qr-code-listing scenario="busy-creator"></creator-qr-code-listing></body></html>`;

/** A name of the local network: no secure context, so `crypto.randomUUID`, the clipboard, sharing and others are missing. */
describe('on plain http', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator', plain: true });
    await creator.goto('/sandbox');
    expect(await creator.run('[isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard]')).to.deep.equal([false, 'undefined', 'undefined']);
  });

  it('[LOGIN-01] a creator logs in', async () => {
    await creator.goto('/');
    await creator.fill('textbox', 'Phone number', demoPhone);
    await creator.click('button', 'Request OTP');
    await creator.see('textbox', 'OTP');
    const { messages } = await creator.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.fill('textbox', 'OTP', messages[0]?.otp ?? '');
    await creator.click('button', 'Login');
    await creator.urlMatches('/influencer-home');
    await creator.see('tab', /^All/);
  });

  it('a link is copied, by the old command', async () => {
    await creator.login();
    await creator.goto('/collection-listing');
    await creator.click('button', 'Copy collection link', 0);
    await creator.seeText('Link Copied');
    expect(await creator.readClipboard()).to.match(/^http:\/\/shop\.test:\d+\/collection\//);
  });

  it('a buyer sees a collection', async () => {
    const buyer = await openPerson({ server: creator.server, plain: true });
    await buyer.goto('/collection/col-monsoon');
    await buyer.see('heading', 'Monsoon must-haves');
    await buyer.close();
  });

  it('a QR code is saved', async () => {
    await creator.goto('/qr-code-listing');
    await creator.click('button', /^Download/, 0);
    await creator.seeText(/QR code saved|Downloaded/i);
  });

  it('what happens is counted', async () => {
    await waitUntil(async () => (await creator.control<{ events: unknown[] }>('events')).events.length > 0, 'an event');
  });

  it('demo mode shows its recording', async () => {
    await creator.putPage('/host/demo', demoPage);
    await creator.goto('/host/demo');
    await creator.see('heading', 'QR codes');
    await creator.see('button', /^Download/);
  });
});
