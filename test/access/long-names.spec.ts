import { catalogue } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { layoutFaults } from './layout';

/** One word each, of fifty letters: Malayalam, Tamil, Hindi, and a code. */
const names = [
  'ഇൻസ്റ്റാഗ്രാമിലൂടെവിൽക്കാവുന്നഉൽപ്പന്നങ്ങളുടെശേഖരം',
  'வாடிக்கையாளர்களுக்கானசிறப்புத்தள்ளுபடிப்பொருட்கள்',
  'मानसूनमहोत्सवविशेषछूटवालेउत्पादोंकासंग्रहणसूचीपत्रम',
  'MONSOONMUSTHAVESCOLLECTIONFORCREATORS2026EDITION01',
] as const;

test.describe('a name of one long word', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('breaks on narrow screens, and hides and covers nothing', async ({ page, sandbox }) => {
    for (const name of names) {
      const made = await page.request.post(`${sandbox.origin}/api/collection-links/create-collection`, {
        data: {
          collection: { name: name.slice(0, 50), platform: 'INSTAGRAM_STORIES' }, is_auto_dm_enable_flow: false,
          product_details_list: [{ id: catalogue[0]?.id ?? '', name: catalogue[0]?.name ?? '' }],
        },
      });
      expect(made.ok(), await made.text()).toBe(true);
    }
    for (const [address, shows] of [['/influencer-home', 'tab'], ['/collection-listing', 'button'], ['/performance?period=LIFETIME', 'tab']] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await expect(page.getByRole(shows).first()).toBeVisible();
      if (address === '/collection-listing') await expect(page.getByText(/^ഇൻ/).first()).toBeVisible();
      for (const width of [390, 320, 195]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await layoutFaults(page), `${address} on ${width} px`).toEqual([]);
      }
    }
  });
});
