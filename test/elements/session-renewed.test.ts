import { expect } from '@open-wc/testing';
import '../../elements/creator-earnings';
import type { ScreenElement } from '../../elements/define';
import { runtimeOf } from '../support/open-element';
import { createWorld } from '../support/world';

describe('a session that the page renews', () => {
  it('loads again when the page asks for it while it is told', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, times: 1 });
    const element = document.createElement('creator-earnings') as ScreenElement;
    element.runtime = runtimeOf(world);
    let told = 0;
    element.addEventListener('creator-session-expired', (event) => {
      told++;
      event.preventDefault();
      void element.refresh();
    });
    document.body.append(element);
    expect(await element.whenReady()).to.equal('ready');
    expect(told).to.equal(1);
    element.remove();
  });
});
