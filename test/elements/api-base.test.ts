import '../../elements/creator-earnings';
import { expect } from '@open-wc/testing';
import { createRuntime, type CreatorConfig } from '../../src/runtime';
import { showElement } from '../support/open-element';
import { createWorld } from '../support/world';

it('the address of the API may end in a slash, and be a URL', async () => {
  const world = await createWorld({ scenario: 'busy-creator' });
  await world.login();
  const { href } = new URL(world.apiBase, location.origin);
  for (const apiBase of [`${world.apiBase}/`, `${href}/`, new URL(`${href}/`)]) {
    const element = showElement('creator-earnings', createRuntime({ apiBase, ephemeral: true } as CreatorConfig));
    expect(await element.whenReady(), String(apiBase)).to.equal('ready');
    element.remove();
  }
});
