import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

interface Manifest { modules: { declarations: { tagName: string }[] }[] }

/** What a page shows of an element: its attributes, the text of its screen and the colour of its main thing. */
const shownBy = (tag: string) => `(() => {
  const element = document.querySelector('${tag}');
  const read = (root) => [...root.childNodes].map((node) => node.nodeType === 3 ? node.data : (node.shadowRoot ? read(node.shadowRoot) : '') + read(node)).join(' ');
  const tab = [...element.shadowRoot.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot?.querySelectorAll('*') ?? [])]).find((each) => each.getAttribute('aria-selected') === 'true');
  return {
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: read(element.shadowRoot).replace(/\\s+/g, ' '),
    colour: getComputedStyle(tab).color,
    status: element.status,
  };
})()`;

describe('the gallery of elements', () => {
  let team: Person;
  before(async () => {
    team = await openPerson({ scenario: 'busy-creator', viewport: { width: 1280, height: 800 } });
  });
  afterEach(async () => {
    expect(await team.violations()).to.deep.equal([]);
  });

  const isReady = async () => (await team.text('status', 'Status')) === 'ready';
  const open = async (address: string) => {
    await team.goto('/gallery/'); // an address that differs in its hash alone would be no new page
    await team.run(`location.hash = ${JSON.stringify(address)}`);
    await team.see('heading', `<${/creator-[a-z-]+/.exec(address)?.[0]}>`);
    await waitUntil(isReady, `${address} did not become ready`);
  };
  /** Chooses in a select with the keyboard, as a person who came there with Tab. */
  const chooseNext = async (id: string, times = 1) => {
    await team.run(`document.getElementById('${id}').focus()`);
    for (let step = 0; step < times; step++) await team.press('ArrowDown');
  };
  const markup = async () => {
    await team.click('tab', 'Markup');
    return team.run<string>("document.getElementById('markup-source').textContent");
  };

  it('shows every element of the manifest until it is ready', async () => {
    await team.goto('/gallery/');
    const { modules } = await team.run<Manifest>("fetch('/custom-elements.json').then((answer) => answer.json())");
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(tags).to.have.length.greaterThan(14);
    for (const tag of tags) {
      await team.click('link', new RegExp(`^${tag.replace('creator-', '')} `));
      await team.see('heading', `<${tag}>`);
      await waitUntil(isReady, `${tag} did not become ready`);
    }
  });

  it('changes the living element, the address and the markup with an attribute', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await team.run("document.querySelector('creator-earnings').known = true");
    await chooseNext('attribute-view');
    await team.see('heading', 'Past payments');
    expect(await team.run('document.querySelector("creator-earnings").known')).to.equal(true);
    await team.urlMatches('view=past_payments');
    expect(await markup()).to.contain('view="past_payments"');
    await team.click('tab', 'Attributes');
    await team.click('button', 'Reset view');
    await team.notSee('heading', 'Past payments');
  });

  it('follows what a person chooses in the element', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await team.click('tab', 'Orders');
    await team.urlMatches('tab=orders');
    await team.click('tab', /^Events/);
    await team.seeText('creator-change');
  });

  it('makes the element anew for another scenario, and says when there is none of that name', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await team.see('heading', 'Your payment');
    await team.run("document.querySelector('creator-earnings').known = true");
    await team.run("document.querySelector('.field select').focus()");
    await team.press('ArrowDown');
    await team.urlMatches('scenario=payment-pending');
    await waitUntil(isReady, undefined);
    expect(await team.run('document.querySelector("creator-earnings").known')).to.equal(null);
    await team.run("location.hash = '#creator-earnings?scenario=no-such'");
    await team.seeText('No scenario is called “no-such”');
    await team.seeText('There is no scenario named “no-such”'); // the element itself
    await team.click('button', 'Show busy-creator');
    await team.urlMatches('scenario=busy-creator');
    await team.see('heading', 'Your payment');
  });

  it('shows the sandbox, logged in', async () => {
    await open('#creator-home?_source=sandbox');
    await team.see('heading', 'Hi, Asha Rao');
    expect(await markup()).to.contain("apiBase: '/api'");
  });

  it('keeps the element from leaving, tells what it wanted, and leads there', async () => {
    await open('#creator-home');
    await team.click('tab', /^Events/);
    await team.click('link', /See all/);
    await team.seeText('prevented');
    await team.click('link', /^Open creator-.*-listing here$/);
    await team.see('heading', /^<creator-.*-listing>$/);
    await waitUntil(isReady);
    await team.click('button', 'Clear');
    await team.seeText('0 events');
  });

  it('calls the methods of the element', async () => {
    await open('#creator-help');
    await team.click('tab', 'Properties');
    await team.click('button', 'whenReady()');
    await team.seeText(/whenReady\(\) answered 'ready' after \d+ ms/);
    await team.click('button', 'focus()');
    expect(await team.run('document.activeElement.localName')).to.equal('creator-help');
  });

  it('copies markup that, pasted into a blank page, gives the same element in the same colours', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await chooseNext('attribute-tab');
    await team.click('tab', 'Theme');
    await team.fill('textbox', '--creator-color-primary as text', '#0a5c36');
    await team.press('Enter');
    await waitUntil(async () => (await team.run<{ colour: string }>(shownBy('creator-earnings'))).colour === 'rgb(10, 92, 54)');
    const source = await markup();
    await team.click('button', 'Copy');
    await team.see('button', 'Copy');
    await team.seeText('Copied');
    expect(await team.readClipboard()).to.equal(source);
    const here = await team.run(shownBy('creator-earnings'));
    await team.goto('/sandbox/api/clock'); // the blank page comes from one of this origin that has no policy
    await team.run(`location.assign(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/html' })))`);
    await team.urlMatches('blob:');
    await waitUntil(async () => (await team.run("document.querySelector('creator-earnings')?.status")) === 'ready', 'it is not ready');
    expect(await team.run(shownBy('creator-earnings'))).to.deep.equal(here);
  });

  it('is accessible, wide and on a phone, light and dark', async () => {
    const axe = await (await fetch('/node_modules/axe-core/axe.min.js')).text();
    const phone = await openPerson({ server: team.server, colorScheme: 'dark' });
    for (const person of [team, phone]) {
      await person.goto('/gallery/#creator-earnings?scenario=payment-paid');
      await person.run(axe);
      for (const panel of ['Attributes', 'Properties', /^Events/, 'Theme', 'Markup']) {
        await person.click('tab', panel);
        await waitUntil(async () => (await person.text('status', 'Status')) === 'ready', 'not ready');
        const found = await person.run<{ id: string; nodes: { html: string }[] }[]>("axe.run(document, { exclude: ['.stage'] }).then(({ violations }) => violations)");
        expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).to.deep.equal([]);
      }
    }
    expect(await phone.violations()).to.deep.equal([]);
    const scrolls = '[document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight]';
    expect(await team.run(scrolls)).to.deep.equal([false, false]);
    expect(await phone.run(scrolls)).to.deep.equal([false, true]);
  });
});
