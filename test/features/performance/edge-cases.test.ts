import { expect } from '@open-wc/testing';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, queryAllByRole } from '../../support/screen';
import { createWorld } from '../../support/world';
import { goToList } from './older/open-at-posts';
import { openPerformance } from './open-performance';
import { waitUntil } from '../../support/wait-until';

for (const version of ['new', 'older'] as const) {
  describe(`a single post on the ${version} version`, () => {
    it('is shown and counted as one, and nothing more is asked for', async () => {
      const world = await createWorld({ scenario: 'payment-paid' });
      await world.login();
      await world.control('flags', { flag: 'is_perf_experiment_enabled', value: version === 'new' });
      const element = await openPerformance(world, { period: 'LIFETIME' });
      if (version === 'older') await goToList(element);
      await findByText(element, 'My favourites');
      await (version === 'new' ? findByText(element, 'Sales Generating Posts (1)') : findByRole(element, 'tab', 'All 1'));
      expect(queryAllByRole(element, 'heading', 'Best posts'), 'one post is not the best of any').to.have.length(0);
      scrollTo(0, document.body.scrollHeight);
      expect(queryAllByRole(element, 'button', 'Load more')).to.have.length(0);
      const lists = (await world.requests()).filter(({ path }) => path === (version === 'new' ? '/perf/v2/posts-data' : '/v1/performance/perf/post-data'));
      expect(lists).to.have.length(1);
    });
  });
}

describe('quick changes on the new version', () => {
  it('[PERF-26] never shows a late answer of an earlier tab or range', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    await world.control('flags', { flag: 'is_perf_experiment_enabled', value: true });
    const element = await openPerformance(world, { period: 'LIFETIME' });
    const late = await hold(world, 'POST', '/perf/v2/posts-data', {
      status: 200, times: 1,
      body: { data: [{ post_id: 'late', post_type: 'AUTO_DM', description: 'Late' }], number_of_records: 1, has_next_page: false },
    });
    const sent = async () => (await world.requests()).filter(({ path }) => path === '/perf/v2/posts-data');
    await click(element, 'tab', 'Auto-DM');
    await late.kept();
    await click(element, 'tab', 'Affiliate Links');
    const range = await findByRole(element, 'combobox') as HTMLSelectElement;
    range.value = 'LAST_28_DAYS';
    range.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(async () => {
      const last = (await sent()).at(-1)?.body as { time_period: string; post_type: string } | undefined;
      return last?.time_period === 'LAST_28_DAYS' && last.post_type === 'COLLECTION';
    });
    await late.release();
    await waitUntil(async () => (await sent()).every(({ status }) => status !== 0));
    await waitUntil(() => queryAllByRole(element, 'tabpanel').every((panel) => panel.querySelector('[aria-busy=true]') === null));
    await findByRole(element, 'heading', /^Sales Generating Posts/);
    expect(element.shadowRoot?.textContent).to.not.contain('Late');
    expect(queryAllByRole(element, 'tab').filter((tab) => tab.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent)).to.deep.equal(['Affiliate Links']);
  });
});
