import { expect } from '@open-wc/testing';
import { openPerson } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** How many rows of a virtual list are drawn, in whatever shadow root, and how many of them are in view. */
const rows = `(() => {
  const found = [];
  const search = (root) => {
    found.push(...root.querySelectorAll('.infinite-row'));
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) search(element.shadowRoot);
  };
  search(document);
  return { drawn: found.length, seen: found.filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight).length };
})()`;

describe('a long list of the built app', () => {
  it('draws the rows around the view, page after page', async () => {
    const person = await openPerson({ scenario: 'ten-thousand-posts' });
    await person.login();
    await person.goto('/performance');
    await person.see('heading', 'Sales Generating Posts (10,000)');
    const pages = () => person.run<number>("performance.getEntriesByType('resource').filter(({ name }) => name.includes('/perf/v2/posts-data')).length");
    await waitUntil(async () => {
      await person.run('scrollTo(0, document.documentElement.scrollHeight)');
      return (await pages()) >= 4;
    }, 'four pages');
    await person.run('scrollTo(0, document.documentElement.scrollHeight - innerHeight - 1500)');
    await waitUntil(async () => (await person.run<{ seen: number }>(rows)).seen > 2, 'rows in view');
    expect((await person.run<{ drawn: number }>(rows)).drawn).to.be.lessThan(40);
    expect(await person.errors()).to.deep.equal([]);
    await person.close();
  });
});
