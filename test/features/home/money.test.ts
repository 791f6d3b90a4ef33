import { expect, oneEvent } from '@open-wc/testing';
import '../../../elements/creator-home';
import type { CreatorConfig } from '../../../src/runtime';
import { expectAccessible } from '../../support/accessible';
import { changedAnswers } from '../../support/changed-answers';
import { hold } from '../../support/hold';
import { nextTask } from '../../support/next-task';
import { openElement, runtimeOf, showElement } from '../../support/open-element';
import { click, findByRole, findByText, pageText, queryAllByRole, queryAllByText } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

const lastVisit = 'creator:last-visit';
const userKey = 'creator:user-id';
const sunday = Date.parse('2026-11-15T06:30:00Z');

describe('the creator\'s money on Home', () => {
  afterEach(() => {
    for (const key of [lastVisit, userKey]) localStorage.removeItem(key);
    sessionStorage.clear();
  });

  const mount = async (world: World, config: CreatorConfig = {}) => (await openElement('creator-home', runtimeOf(world, config))).element;
  async function creator(scenario: string) {
    const world = await createWorld({ scenario, at: sunday });
    const { user_id: id } = await world.login();
    localStorage.setItem(userKey, id);
    return world;
  }
  const answering = (world: World, body: unknown) => world.control('faults', { method: 'GET', path: '/v1/earnings', status: 200, body });
  const leadsTo = async (element: HTMLElement, link: string | RegExp) => {
    const going = oneEvent(element, 'creator-navigate');
    await click(element, 'link', link);
    return ((await going) as CustomEvent<{ route: string }>).detail.route;
  };

  it('is the first that is shown: the next payment with its day, and the way to the payments', async () => {
    const world = await creator('payment-upcoming');
    const element = await mount(world);
    const card = await findByRole(element, 'region', 'Your next payment');
    expect(pageText(card)).to.match(/₹\d/);
    expect(card.compareDocumentPosition(await findByRole(element, 'region', 'Earn 10% commission'))).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await leadsTo(element, 'See your payments')).to.equal('earnings');
    await expectAccessible(element);
  });

  it('leads to the bank details where the payment waits for them', async () => {
    const element = await mount(await creator('payment-pending'));
    await findByRole(element, 'region', 'Waiting for your bank details');
    expect(await leadsTo(element, 'Add bank details')).to.equal('bankDetails');
  });

  it('says what was paid last, and what was earned where nothing is paid yet', async () => {
    await findByRole(await mount(await creator('payment-paid')), 'region', 'Your last payment');
    const earned = await findByRole(await mount(await creator('payment-null')), 'region', 'Earned so far');
    expect(pageText(earned)).to.match(/₹[1-9]/);
  });

  it('shows the first steps of a new creator with what is done, and leads to the next', async () => {
    const world = await creator('new-creator');
    const element = await mount(world);
    const steps = await findByRole(element, 'region', 'Get started');
    await findByText(steps, '0 of 4 done');
    expect(queryAllByRole(steps, 'listitem')).to.have.length(4);
    expect(await leadsTo(element, 'First link, not done yet')).to.equal('affiliateLinks');
    expect(await leadsTo(element, 'Create your first link')).to.equal('affiliateLinks');
    await expectAccessible(element);
  });

  it('[HOME-02] asks a new creator once to connect Instagram: by the prompt', async () => {
    const element = await mount(await creator('new-creator'));
    const prompt = await findByRole(element, 'region', 'Connect your Instagram');
    await findByRole(prompt, 'button', 'Connect Instagram');
    await findByRole(element, 'link', 'Create your first link');
    expect(queryAllByText(element, /connect.*instagram/i).length, 'its heading and its button').to.equal(2);
  });

  it('does not say that a step is open while that is not known', async () => {
    const world = await creator('new-creator');
    const held = await hold(world, 'GET', '/v1/user-bank-details/status');
    const steps = await findByRole(await mount(world), 'region', 'Get started');
    await findByRole(steps, 'link', 'Bank details');
    expect(queryAllByText(steps, /of 4 done/)).to.have.length(0);
    await held.release();
    await findByRole(steps, 'link', 'Bank details, not done yet');
    await findByText(steps, '0 of 4 done');
  });

  it('keeps the steps where they are when the next one becomes known', async () => {
    const world = await creator('new-creator');
    const held = await hold(world, 'GET', '/collection-links');
    const element = showElement('creator-home', runtimeOf(world));
    const step = await findByRole(element, 'link', 'First link');
    const before = step.getBoundingClientRect().top;
    expect(queryAllByRole(element, 'link', 'Create your first link')).to.have.length(0);
    await held.release();
    await findByRole(element, 'link', 'Create your first link');
    expect(step.getBoundingClientRect().top).to.be.closeTo(before, 1);
  });

  it('does not say that nothing was earned where the sum was not sent', async () => {
    const world = await creator('new-creator');
    await answering(world, {});
    const element = await mount(world);
    const card = await findByRole(element, 'region', 'Your earnings');
    expect(pageText(card)).to.contain('—');
    expect(pageText(element)).to.not.contain('₹0');
    expect(queryAllByRole(element, 'region', 'Get started')).to.have.length(0);
  });

  it('waits for the first commission once every step is done', async () => {
    const world = await creator('busy-creator');
    await answering(world, { total_commission: 0 });
    await world.control('faults', { method: 'GET', path: '/v1/user-bank-details/status', status: 200, body: { status: 'SUBMITTED' } });
    const card = await findByRole(await mount(world), 'region', 'Your earnings');
    await findByText(card, '₹0');
    await findByText(card, 'Your first commission shows here');
  });

  it('ticks a step off', async () => {
    const world = await creator('new-creator');
    await world.control('faults', { method: 'GET', path: '/v1/user-bank-details/status', status: 200, body: { status: 'SUBMITTED' } });
    const steps = await findByRole(await mount(world), 'region', 'Get started');
    await findByText(steps, '1 of 4 done');
    await findByRole(steps, 'link', 'Bank details, done');
  });

  it('says what came since the last visit', async () => {
    const world = await creator('busy-creator');
    await findByRole(await mount(world), 'region', /payment/);
    await waitUntil(() => localStorage.getItem(lastVisit) !== null, 'nothing was stored');
    const { before, latest, ...whose } = JSON.parse(localStorage.getItem(lastVisit) ?? '') as Record<'before' | 'latest', { at: number; commission: number; orders: number }>;
    expect(before).to.deep.equal(latest);
    const earlier = { at: latest.at - 3_600_000, commission: latest.commission - 240, orders: latest.orders - 3 };
    localStorage.setItem(lastVisit, JSON.stringify({ ...whose, before: earlier, latest: earlier }));
    await findByText(await mount(world), '+₹240, 3 orders since your last visit');
  });

  it('draws the last seven days beside the payment, and says them in words', async () => {
    const world = await creator('busy-creator');
    const card = await findByRole(await mount(world), 'region', 'Your next payment');
    await findByText(card, /^Commission of the last 7 days: ₹[\d,]+, most (on \w+day|today|yesterday|on \d+ \w+ \d+)$/);
    await expectAccessible(card);
  });

  it('has no line of days where the marketplace has no figures by day, and nothing moves when they come', async () => {
    const world = await creator('busy-creator');
    const held = await hold(world, 'POST', '/v1/performance/daily');
    const card = await findByRole(await mount(world), 'region', 'Your next payment');
    const { height } = card.getBoundingClientRect();
    await held.release();
    await findByText(card, /^Commission of the last 7 days/);
    expect(card.getBoundingClientRect().height).to.be.closeTo(height, 0.5);

    await world.control('faults', { method: 'POST', path: '/v1/performance/daily', status: 501 });
    const answers: number[] = [];
    const without = await mount(world, {
      fetch: changedAnswers((call, answer) => {
        if (call === 'POST /v1/performance/daily') answers.push(answer.status);
        return answer;
      }),
    });
    await waitUntil(() => answers.length > 0, 'the figures by day were not asked for');
    expect(answers).to.deep.equal([501]);
    await nextTask();
    const other = await findByRole(without, 'region', 'Your next payment');
    await waitUntil(() => without.status === 'ready', 'it is not ready');
    expect(other.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
    expect(queryAllByText(other, /last 7 days/)).to.have.length(0);
  });

  const openWithReward = async (achieved: number) => {
    const world = await creator('busy-creator');
    const body = { milestones: [{ title: '100 orders', target: 100, achieved, reward: 500 }] };
    await world.control('faults', { method: 'GET', path: '/home/get-milestone-incentive-data', status: 200, body });
    return mount(world);
  };

  it('says how little is left to a reward that is close', async () => {
    await findByText(await openWithReward(91), '9 to go for your ₹500 reward');
  });

  it('says nothing of a reward that is far away', async () => {
    const element = await openWithReward(40);
    await findByText(element, '40 of 100');
    expect(queryAllByText(element, /to go for your/)).to.have.length(0);
  });

  it('stores nothing where nothing may be stored, or it is not known whose it is', async () => {
    const world = await creator('busy-creator');
    for (const config of [{ remember: 'nothing' }, { ephemeral: true }, { getHeaders: () => ({}) }] satisfies CreatorConfig[]) {
      const element = await mount(world, config);
      await findByRole(element, 'region', /payment/);
      await waitUntil(() => queryAllByRole(element, 'region', 'AutoDM posts').length > 0);
    }
    expect(localStorage.getItem(lastVisit)).to.equal(null);
  });

  it('forgets the last visit at the logout', async () => {
    const world = await creator('busy-creator');
    const element = await mount(world);
    await waitUntil(() => localStorage.getItem(lastVisit) !== null, 'nothing was stored');
    element.runtime?.signOut();
    expect(localStorage.getItem(lastVisit)).to.equal(null);
  });

  it('says that it could not be loaded, and loads again', async () => {
    const world = await creator('busy-creator');
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 400, times: 1 });
    const element = await mount(world);
    const card = await findByRole(element, 'region', 'Your earnings');
    await findByText(card, 'Your payments could not be loaded.');
    expect(element.status).to.equal('degraded');
    await click(card, 'button', 'Retry');
    await findByRole(element, 'region', /payment/);
    await waitUntil(() => element.status === 'ready');
  });

  it('is absent where the marketplace has no such call', async () => {
    const world = await creator('busy-creator');
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 404 });
    const element = await mount(world);
    await waitUntil(() => queryAllByRole(element, 'region')[0]?.getAttribute('aria-labelledby') === 'programme', 'there is something above the programme');
    await waitUntil(() => element.status === 'ready', 'it is not ready');
    expect(queryAllByText(element, 'Your payments could not be loaded.')).to.have.length(0);
  });

  it('does not wait for its answer with the lists, and moves nothing when it comes', async () => {
    const world = await creator('busy-creator');
    const held = await hold(world, 'GET', '/v1/earnings');
    const element = showElement('creator-home', runtimeOf(world));
    await findByRole(element, 'region', 'QR codes');
    const programme = await findByRole(element, 'region', 'Earn 10% commission');
    const { top } = programme.getBoundingClientRect();
    await held.release();
    await findByRole(element, 'region', /payment/);
    expect((await findByRole(element, 'region', 'Earn 10% commission')).getBoundingClientRect().top).to.be.closeTo(top, 0.5);
  });
});
