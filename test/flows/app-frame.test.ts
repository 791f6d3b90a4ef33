import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

interface Event { name: string; path: string; entered_from?: string; values: Record<string, unknown> }

/** The height of the button with this text in the app, through shadow roots. */
const heightOf = (text: string) => `(() => {
  const look = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? look(at.shadowRoot) : [])]);
  return look(document).find((at) => at.localName === 'button' && at.textContent === '${text}')?.getBoundingClientRect().height;
})()`;

describe('the frame of the app', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
  });

  it('has one main landmark and one way past the navigation, whatever the screen', async () => {
    for (const [path, text] of [['/help', 'Help'], ['/earnings', 'Payments'], ['/affiliate-links', 'Create affiliate links']] as const) {
      await creator.goto(path);
      await creator.see('heading', text);
      expect(await creator.count('main'), path).to.equal(1);
    }
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    await creator.run('document.activeElement?.blur()');
    await creator.press('Tab');
    await waitUntil(async () => (await creator.state('link', 'Skip to content'))['focused'] === true, 'the link has not got the focus');
    await creator.press('Enter');
    await waitUntil(async () => (await creator.state('main'))['focused'] === true, 'the content has not got the focus');
    await creator.urlMatches(/\/help$/);
  });

  it('stays when a screen cannot be loaded, with a Retry of a button\'s height', async () => {
    await creator.goto('/influencer-home');
    await creator.see('link', 'Help');
    await creator.lose('creator-help');
    await creator.click('link', 'Help');
    await creator.see('heading', 'Loading chunk failed');
    expect(await creator.run<number>(heightOf('Retry'))).to.be.within(44, 64);
    await creator.lose();
    await creator.click('link', 'Performance');
    await creator.see('heading', 'Performance');
  });

  it('stays when the page is opened without the code of its screen, and heals by Retry', async () => {
    const other = await openPerson({ server: creator.server });
    await other.login();
    await other.lose('creator-help');
    await other.goto('/help');
    await other.see('heading', 'Loading chunk failed');
    expect(await other.count('main')).to.equal(1);
    expect(await other.run<number>(heightOf('Retry'))).to.be.within(44, 64);
    await other.see('link', 'Home');
    await other.lose();
    await other.click('button', 'Retry');
    await other.see('heading', 'Help');
    await other.close();
  });

  it('has the bar of a task at the foot of the window, however short the task is', async () => {
    const foot = `(() => {
      const screen = document.querySelector('creator-app').shadowRoot.querySelector('main').firstElementChild;
      return innerHeight - screen.shadowRoot.querySelector('.task-bar').getBoundingClientRect().bottom;
    })()`;
    await creator.control('faults', { method: 'GET', path: '/post-linking/instagram-media', status: 500, times: 9 });
    await creator.goto('/auto-dm-post-linking');
    await creator.see('button', 'Retry');
    expect(await creator.run(foot)).to.equal(0);
    await creator.control('faults', undefined, 'DELETE');
    await creator.click('button', 'Retry');
    await creator.notSee('button', 'Retry');
    await creator.see('radio', /./);
    expect(await creator.run(foot)).to.equal(0);
  });

  it('[NAV-06] remembers where the creator came from, and tells it of later visits too', async () => {
    const viewsOf = async (path: string) => (await creator.control<{ events: Event[] }>('events')).events
      .filter((event) => event.name === 'page-view' && event.path === path).map((event) => event.values['entered_from']);
    await creator.goto('/influencer-home?entered_from=insta_story');
    await creator.see('tab', /^All/);
    await creator.goto('/view-all-ordered-products');
    await creator.see('heading', /[Oo]rder/);
    await creator.goto('/sandbox'); // what is left to say is said when the page is left
    await waitUntil(async () => (await viewsOf('/view-all-ordered-products')).includes('insta_story'), 'the later visit does not say it');
  });
});
