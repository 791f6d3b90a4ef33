import { expect } from '@open-wc/testing';
import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';
import { demoPhone } from '../../demo/marketplace/brand';
import { hold } from '../support/hold';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const eveningInk = 'rgb(246, 236, 223)';

/** The computed colour of the heading inside an element. */
const headingColour = (creator: Person, tag: string) =>
  creator.run<string>(`getComputedStyle(document.querySelector('${tag}').shadowRoot.querySelector('h1')).color`);

async function requestsTo(creator: Person, path: RegExp): Promise<LoggedRequest[]> {
  const { requests } = await creator.control<{ requests: LoggedRequest[] }>('requests');
  return requests.filter((request) => path.test(request.path));
}

describe('the host pages', () => {
  let first: Person;
  before(async () => {
    first = await openPerson({ scenario: 'busy-creator', hosts: true });
  });

  for (const [host, name] of [['plain', 'plain HTML'], ['react', 'React'], ['vue', 'Vue'], ['svelte', 'Svelte'], ['angular', 'Angular']] as const) {
    describe(`with ${name}`, () => {
      let creator: Person;
      before(async () => {
        creator = await openPerson({ server: first.server, viewport: { width: 1280, height: 800 } });
        await creator.goto('/hosts/');
        await creator.click('link', new RegExp(`^${name}`, 'i'));
        await creator.urlMatches(`/hosts/${host}/`);
      });
      after(async () => {
        expect(await creator.violations()).to.deep.equal([]);
        await creator.close();
      });

      it('shows the login when there is no session, and the partner centre after it', async () => {
        await creator.fill('textbox', 'Phone number', demoPhone);
        await creator.click('button', 'Request OTP');
        await creator.see('textbox', 'OTP');
        const { messages } = await creator.control<{ messages: { otp?: string }[] }>('outbox');
        await creator.fill('textbox', 'OTP', messages[0]?.otp ?? '');
        await creator.click('button', 'Login');
        await creator.see('heading', 'Partner centre');
        await creator.see('heading', 'Performance');
        await creator.see('heading', 'Payments');
        await creator.seeText('Monsoon must-haves');
        expect(await creator.url()).to.match(new RegExp(`/hosts/${host}/$`));
      });

      it('gives an element a runtime of its own by property', async () => {
        await creator.control('requests', undefined, 'DELETE');
        await creator.click('button', 'Show collections');
        await creator.see('heading', 'Links and collections');
        const [listing] = await requestsTo(creator, /collection-links$/);
        expect(listing?.headers['app-client-id']).to.equal('partner-centre-collections');
      });

      it('hears what a creator chooses inside an element', async () => {
        await creator.seeText('Performance of the last 7 days');
        await creator.click('combobox', 'Date range');
        await creator.press('ArrowDown');
        await creator.press('Enter');
        await creator.seeText('Performance of the last 14 days');
        const [overview] = (await requestsTo(creator, /overview/)).slice(-1);
        expect(overview?.headers['app-client-id']).to.equal('partner-centre');
      });

      it('goes to a page of its own in place of where an element would go, and comes back', async () => {
        await creator.click('button', 'Back');
        await creator.see('heading', 'Start');
        await creator.seeText("The shop's own page for /influencer-home.");
        await creator.notSee('heading', 'Performance');
        await creator.control('requests', undefined, 'DELETE');
        expect(await creator.url()).to.match(new RegExp(`/hosts/${host}/$`));
        await creator.click('button', 'Back to the partner centre');
        await creator.see('heading', 'Performance');
        await creator.see('heading', 'Payments');
        expect(await creator.text('combobox', 'Date range')).to.equal('Last 14 Days');
        // Also where a framework sets attributes after it has put the element in, nothing else is asked for in between.
        const overviews = await requestsTo(creator, /overview/);
        expect(overviews.map((request) => JSON.stringify(request).match(/LAST_\w+/)?.[0])).to.deep.equal(['LAST_14_DAYS']);
      });

      it('changes colours and scheme of all elements at once', async () => {
        await creator.click('button', 'Evening colours');
        for (const tag of ['creator-performance', 'creator-earnings']) {
          await waitUntil(async () => (await headingColour(creator, tag)) === eveningInk, `${tag} is not in evening colours`);
        }
        expect(await creator.run("getComputedStyle(document.querySelector('creator-earnings')).colorScheme")).to.equal('dark');
      });

      it('takes an element out while it loads, which aborts its request, and puts it in again', async () => {
        const links = await hold(creator, 'GET', '/collection-links', { times: 1 });
        await creator.click('button', 'Show collections');
        await links.kept();
        await creator.click('button', 'Hide collections');
        await creator.notSee('heading', 'Links and collections');
        // Nobody lets the marketplace answer: the call ends because who asked has gone.
        await links.abandoned();
        await creator.click('button', 'Show collections');
        await creator.see('heading', 'Links and collections');
        await creator.seeText(`Small kitchen, big flavour`);
      });
    });
  }
});
