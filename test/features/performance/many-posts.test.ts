import { expect } from '@open-wc/testing';
import { click, findByRole, queryAllByRole } from '../../support/screen';
import { createWorld } from '../../support/world';
import { openPerformance } from './open-performance';
import { waitUntil } from '../../support/wait-until';

const rows = (element: Element) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.post-card') ?? [])];
/** Those after the first 30, which are always there (decision E428). */
const others = (element: Element) => rows(element).filter((row) => row.closest('[role=listitem]'));
const inView = (element: Element) =>
  rows(element).filter((row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().top < innerHeight);

describe('ten thousand posts', () => {
  it('draws only those around the view, and comes back to the same place from the details', async () => {
    const world = await createWorld({ scenario: 'ten-thousand-posts' });
    await world.login();
    const element = await openPerformance(world);
    await findByRole(element, 'heading', 'Sales Generating Posts (10,000)');
    const pages = async () => (await world.requests()).filter(({ path }) => path === '/perf/v2/posts-data').length;
    await waitUntil(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return (await pages()) >= 6;
    }, 'six pages');
    scrollTo(0, document.documentElement.scrollHeight - innerHeight - 1500);
    await waitUntil(() => inView(element).length > 2);
    expect(others(element).length).to.be.lessThan(20);
    expect(rows(element).length).to.equal(30 + others(element).length);
    const card = inView(element)[1];
    const words = card?.textContent;
    card?.click();
    await findByRole(element, 'heading', /Linked Products/);
    expect(inView(element).filter((row) => row.checkVisibility())).to.have.length(0);
    await click(element, 'button', 'Back');
    await waitUntil(() => inView(element).some((row) => row.textContent === words), `back at ${words}`);
    expect(queryAllByRole(element, 'tab', 'All')).to.have.length(1);
  });
});
