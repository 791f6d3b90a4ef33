import { expect } from '@open-wc/testing';
import { createAddress } from '../../../elements/app/address';

describe('address', () => {
  const original = location.href;
  afterEach(() => history.replaceState(null, '', original));

  it('path routing keeps the base path outside', () => {
    history.replaceState(null, '', '/creators/performance?entry_point=Account');
    const address = createAddress('path', '/creators', '/influencer-home');
    expect(address.get()).to.equal('/performance?entry_point=Account');
    address.push('/help');
    expect(location.pathname).to.equal('/creators/help');
  });

  it('path routing begins at the start where the page has no path of its own', () => {
    history.replaceState(null, '', '/creators/');
    expect(createAddress('path', '/creators', '/influencer-home').get()).to.equal('/influencer-home');
  });

  it('hash routing leaves the page path alone', () => {
    const path = location.pathname;
    const address = createAddress('hash', '', '/influencer-home');
    expect(address.get()).to.equal('/influencer-home');
    address.push('/performance');
    expect(location.pathname).to.equal(path);
    expect(location.hash).to.equal('#/performance');
    expect(address.get()).to.equal('/performance');
  });

  it('memory routing leaves the address bar alone and goes back', () => {
    const address = createAddress('memory', '', '/influencer-home');
    let changes = 0;
    address.watch(() => changes++);
    address.push('/performance');
    address.push('/help');
    address.replace('/login');
    expect(address.get()).to.equal('/login');
    expect(location.href).to.equal(original);
    expect(address.back()).to.equal(true);
    expect(address.get()).to.equal('/performance');
    expect(address.back()).to.equal(true);
    expect(address.back()).to.equal(false);
    expect(changes).to.equal(2);
  });

  it('goes back only within the app', async () => {
    const address = createAddress('path', '', '/influencer-home');
    expect(address.back()).to.equal(false);
    address.push('/performance');
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    expect(address.back()).to.equal(true);
    await popped;
  });
});
