import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/accessible';
import { restoreDevice } from '../../support/device';
import { holdTimers } from '../../support/held-timers';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../support/screen';
import { createWorld } from '../../support/world';
import { openAutoDm } from './open-auto-dm';
import { waitUntil } from '../../support/wait-until';

describe('<creator-auto-dm> without a connected account', () => {
  afterEach(restoreDevice);

  it('asks to connect Instagram and goes to the consent page', async () => {
    const world = await createWorld();
    await world.login();
    const { element } = await openAutoDm(world);
    await findByRole(element, 'heading', 'Connect your Instagram');
    expect(queryAllByRole(element, 'switch', 'AutoDM')).to.have.length(0);
    expect(queryAllByRole(element, 'region', /Linked posts|Try a comment/)).to.have.length(0);
    await click(element, 'button', 'Connect Instagram');
    await waitUntil(() => location.hash.startsWith('#consent'));
    expect(new URLSearchParams(location.hash.split('?')[1]).get('redirect_uri')).to.equal(`${location.origin}/influencer-home`);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('asks to re-connect after the password was changed', async () => {
    const world = await createWorld({ scenario: 'reconnect-required' });
    await world.login();
    const { element } = await openAutoDm(world);
    await findByRole(element, 'heading', 'Re-connect your Instagram');
    expect(queryAllByRole(element, 'switch', 'AutoDM')).to.have.length(0);
    await expectAccessible(element);
  });

  it('[WIDGET-07] [WIDGET-08] tells that the password has changed, counts down, and leaves for the OAuth address', async () => {
    const world = await createWorld({ scenario: 'reconnect-required' });
    await world.login();
    const second = holdTimers(1000);
    const { element } = await openAutoDm(world);
    const drawer = await findByRole(element, 'dialog', 'Instagram Connection');
    await findByText(drawer, 'Alert !');
    await findByText(drawer, 'Your AutoDm is failing since you have changed your Instagram password.');
    await findByText(drawer, 'We\'re redirecting you to connect your Instagram now.');
    for (const left of [3, 2, 1]) {
      await waitUntil(() => drawer.querySelector('.password-alert-count')?.textContent === `Opening in ${left} s`, `no ${left} s`);
      expect(location.hash).to.equal('');
      await second.pass();
    }
    await waitUntil(() => location.hash.startsWith('#consent'), 'nobody was sent away');
    const asked = new URLSearchParams(location.hash.split('?')[1]);
    expect([asked.get('client_id'), asked.get('response_type'), asked.get('redirect_uri')])
      .to.deep.equal(['1', 'code', `${location.origin}/influencer-home`]);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('sends nobody away who closes the alert, and keeps the prompt and the linked posts', async () => {
    const world = await createWorld({ scenario: 'reconnect-required' });
    await world.login();
    const { element } = await openAutoDm(world);
    await click(await findByRole(element, 'dialog', 'Instagram Connection'), 'button', 'Close');
    await gone(element, 'dialog', 'Instagram Connection');
    await findByRole(element, 'button', 'Connect Instagram');
    await findByRole(element, 'region', 'Linked posts');
    expect(location.hash).to.equal('');
  });
});
