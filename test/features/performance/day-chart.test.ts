import { expect } from '@open-wc/testing';
import { formatCount } from '../../../src/domain/money';
import { performanceKey } from '../../../src/state/own-storage';
import { expectAccessible } from '../../support/accessible';
import { findByRole, gone, pageText, queryByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';
import { openPerformance } from './open-performance';

const path = '/v1/performance/daily';
const place = (element: Element) => element.shadowRoot?.querySelector('.day-place');

for (const version of ['new', 'older'] as const) {
  describe(`<creator-performance>: the days of a period (${version} version)`, () => {
    let world: World;
    before(async () => {
      world = await createWorld({ scenario: 'busy-creator' });
      await world.login();
      await world.control('flags', { flag: 'is_perf_experiment_enabled', value: version === 'new' });
    });
    beforeEach(async () => {
      localStorage.removeItem(performanceKey);
      await world.control('faults', undefined, 'DELETE');
      await world.control('requests', undefined, 'DELETE');
    });
    after(() => localStorage.removeItem(performanceKey));
    const sent = async () => (await world.requests()).filter((request) => request.path === path).length;
    const chart = (element: Element) => findByRole(element, 'region', 'Day by day');
    const cells = (box: Element) => [...box.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

    it('adds up to the totals of the overview, for each figure', async () => {
      const element = await openPerformance(world);
      const box = await chart(element);
      const totals = pageText(await findByRole(element, 'region', 'Total commission'));
      for (const [name, format] of [['Orders', formatCount], ['Clicks', formatCount]] as const) {
        (await findByRole(box, 'radio', name)).click();
        await waitUntil(() => box.querySelector('caption')?.textContent.startsWith(name) === true);
        const sum = cells(box).reduce((total, [, figure]) => total + Number(figure?.replaceAll(',', '')), 0);
        expect(sum).to.be.greaterThan(0);
        expect(totals).to.contain(`${name} | ${format(sum)}`);
      }
      expect(cells(box)).to.have.length(7);
      await expectAccessible(element);
    });

    it('shows the figures of a day that the arrow keys or a tap select', async () => {
      const element = await openPerformance(world);
      const box = await chart(element);
      const slider = await findByRole(box, 'slider', 'Commission');
      expect(slider.getAttribute('aria-valuetext')).to.match(/, so far: /);
      slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      await waitUntil(() => slider.getAttribute('aria-valuenow') === '1');
      const [first] = cells(box);
      expect(slider.getAttribute('aria-valuetext')).to.equal(`${first?.[0]}: ${first?.[1]}`);
      expect(box.querySelector('.day-chart-figure strong')?.textContent).to.equal(first?.[1]);
      const { left, width, top } = slider.getBoundingClientRect();
      slider.dispatchEvent(new PointerEvent('pointerdown', { clientX: left + (width * 3.5) / 7, clientY: top + 20, buttons: 1, bubbles: true }));
      await waitUntil(() => slider.getAttribute('aria-valuenow') === '4');
      // A mouse that only passes selects nothing.
      slider.dispatchEvent(new PointerEvent('pointermove', { clientX: left + 2, clientY: top + 20, buttons: 0, bubbles: true }));
      expect(slider.getAttribute('aria-valuenow')).to.equal('4');
      expect(getComputedStyle(slider).touchAction).to.equal('pan-y');
    });

    for (const [what, fault] of [
      ['has no such call', { status: 404 }], ['does not serve it', { status: 501 }], ['answers something else', { status: 200, body: { days: 'none' } }],
      ['answers with days that cannot be read', { status: 200, body: { days: [{ day: 'Monday', clicks: 4 }] } }],
    ] as const) {
      it(`has neither chart nor place nor error where the API ${what}, and reserves no place at the next visit`, async () => {
        await world.control('faults', { method: 'POST', path, ...fault });
        const element = await openPerformance(world);
        await waitUntil(() => place(element)?.getBoundingClientRect().height === 0);
        await gone(element, 'region', 'Day by day');
        expect([element.status, queryByRole(element, 'alert') === null]).to.deep.equal(['ready', true]);
        await waitUntil(() => localStorage.getItem(performanceKey)?.includes('no-days') === true);
        element.remove();
        const again = await openPerformance(world);
        expect((place(again) as HTMLElement).hidden).to.equal(true);
      });
    }

    it('does not remember a server that failed once', async () => {
      await world.control('faults', { method: 'POST', path, status: 503 });
      const element = await openPerformance(world);
      await waitUntil(() => place(element)?.getBoundingClientRect().height === 0);
      expect(localStorage.getItem(performanceKey) ?? '').to.not.contain('no-days');
      expect(await sent()).to.be.greaterThan(0);
    });

    it('has no chart of one day or of a lifetime, and asks for none', async () => {
      for (const period of ['YESTERDAY', 'LIFETIME']) {
        const element = await openPerformance(world, { period });
        await findByRole(element, 'region', 'Total commission');
        expect([place(element) === null, await sent()]).to.deep.equal([true, 0]);
        element.remove();
      }
    });

    it('fills exactly the place that was reserved on a phone', async () => {
      const element = await openPerformance(world);
      element.style.width = '390px';
      const box = await chart(element);
      const reserved = Number.parseFloat(getComputedStyle(place(element) as Element).minHeight);
      expect(box.getBoundingClientRect().height).to.be.closeTo(reserved, 1);
    });
  });
}
