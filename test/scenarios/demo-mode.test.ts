import { expect, waitUntil } from '@open-wc/testing';
import '../../elements/creator-home';
import { findByText, pageText } from '../support/screen';

describe('demo', () => {
  it('home', async () => {
    const el = document.createElement('creator-home');
    el.setAttribute('scenario', 'busy-creator');
    document.body.append(el);
    await el.whenReady();
    await findByText(el, 'Demo data');
    await waitUntil(() => el.shadowRoot?.querySelector('img[src^=blob]'));
    throw new Error(pageText(el));
  });
});
