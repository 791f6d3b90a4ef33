import { expect, oneEvent } from '@open-wc/testing';
import '../../../../elements/creator-password-alert';
import { createRuntime } from '../../../../src/runtime';
import { expectAccessible } from '../../../support/accessible';
import { restoreDevice } from '../../../support/device';
import { holdTimers } from '../../../support/held-timers';
import { click, findByRole, findByText, queryAllByRole } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';

describe('creator-password-alert', () => {
  const made: HTMLElement[] = [];
  const address = location.href;
  afterEach(() => {
    restoreDevice();
    for (const element of made.splice(0)) element.remove();
    history.replaceState(null, '', address);
  });

  async function mount() {
    const element = document.createElement('creator-password-alert');
    element.runtime = createRuntime({ apiBase: '/nowhere', instagram: { clientId: '7', authorizeUrl: '#consent' } });
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }

  it('[WIDGET-08] leaves for the Instagram OAuth address after three seconds', async () => {
    const second = holdTimers(1000);
    const element = await mount();
    await findByRole(element, 'dialog', 'Instagram Connection');
    await findByText(element, 'Your AutoDm is failing since you have changed your Instagram password.');
    for (const left of [3, 2, 1]) {
      await waitUntil(() => element.shadowRoot?.querySelector('.password-alert-count')?.textContent === `Opening in ${left} s`, `no ${left} s`);
      expect(location.hash).to.equal('');
      await second.pass();
    }
    await waitUntil(() => location.hash !== '', 'nobody was sent away');
    expect(location.hash).to.match(/^#consent\?client_id=7&.*state=[0-9a-f]{32}$/);
  });

  it('tells its holder when it is closed, and sends nobody away', async () => {
    const element = await mount();
    const closing = oneEvent(element, 'creator-change');
    await click(element, 'button', 'Close');
    expect(((await closing) as CustomEvent<unknown>).detail).to.deep.equal({ view: 'closed', filters: {} });
    expect(queryAllByRole(element, 'dialog')).to.have.length(0);
    expect(location.hash).to.equal('');
  });

  it('is accessible, and removing it stops the countdown', async () => {
    const second = holdTimers(1000);
    const element = await mount();
    await findByRole(element, 'dialog', 'Instagram Connection');
    await waitUntil(() => second.running() === 1);
    await expectAccessible(element);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    await waitUntil(() => second.running() === 0, 'it still counts');
    expect(location.hash).to.equal('');
  });
});
