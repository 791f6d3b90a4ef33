import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../src/features/shared/screen/lazy-part';
import { NearPart } from '../../../../src/features/shared/screen/near-part';
import { mount, unmountAll } from '../../../widgets/mount';
import { OuterBoundary } from '../../../support/outer-boundary';
import { waitUntil } from '../../../support/wait-until';

describe('a part below the first screenful', () => {
  afterEach(unmountAll);

  it('shows grey shapes while its code is on the way', async () => {
    let arrive = (): void => {};
    const Part = lazyPart(() => new Promise<{ Part: () => ReactNode }>((resolve) => { arrive = () => resolve({ Part: () => <p>Here it is</p> }); }), 'Part');
    const view = mount(<NearPart height={98} shape="row"><Part /></NearPart>);
    await waitUntil(() => view.all('.skeleton').length === 1);
    arrive();
    await waitUntil(() => view.text() === 'Here it is');
  });

  it('says in its place that its code did not come, keeps what was typed beside it, and asks anew', async () => {
    let offline = true;
    const Part = lazyPart(() => (offline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Part: () => <p>Here it is</p> })), 'Part');
    const view = mount(<OuterBoundary><input /><NearPart height={98} shape="row"><Part /></NearPart></OuterBoundary>);
    const input = view.one<HTMLInputElement>('input');
    input.value = 'Price?';
    await waitUntil(() => view.all('[role=alert]').length === 1);
    expect(view.one('input') === input && input.value).to.equal('Price?');
    offline = false;
    view.button('Retry').click();
    await waitUntil(() => view.all('p').some(({ textContent }) => textContent === 'Here it is'));
  });

  it('leaves any other fault to the element', async () => {
    const Part = lazyPart(() => Promise.resolve({ Part: (): ReactNode => { throw new Error('a fault'); } }), 'Part');
    const view = mount(<OuterBoundary><NearPart height={98} shape="row"><Part /></NearPart></OuterBoundary>);
    await waitUntil(() => view.text() === 'All of it failed');
  });
});
