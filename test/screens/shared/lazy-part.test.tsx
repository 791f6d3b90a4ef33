import { expect, waitUntil } from '@open-wc/testing';
import { Suspense } from 'react';
import { lazyPart } from '../../../src/screens/shared/lazy-part';
import { mount, unmountAll } from '../../widgets/mount';

describe('a part of a screen that comes when it is needed', () => {
  afterEach(unmountAll);

  it('is asked for once more when its code did not come', async () => {
    let asked = 0;
    const Part = lazyPart(() => (++asked === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(() => <p>Here it is</p>)));
    const view = mount(<Suspense fallback={<p>On its way</p>}><Part /></Suspense>);
    expect(view.one('p').textContent).to.equal('On its way');
    await waitUntil(() => view.one('p').textContent === 'Here it is');
    expect(asked).to.equal(2);
  });
});
