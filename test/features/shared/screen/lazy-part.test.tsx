import { expect } from '@open-wc/testing';
import { Component, Suspense, type ReactNode } from 'react';
import { askAgain, lazyPart } from '../../../../src/features/shared/screen/lazy-part';
import { mount, unmountAll } from '../../../widgets/mount';
import { waitUntil } from '../../../support/wait-until';

describe('a part of a screen that comes when it is needed', () => {
  afterEach(unmountAll);

  it('is asked for once more when its code did not come', async () => {
    let asked = 0;
    const Part = lazyPart(() => (++asked === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ Part: () => <p>Here it is</p> })), 'Part');
    const view = mount(<Suspense fallback={<p>On its way</p>}><Part /></Suspense>);
    expect(view.one('p').textContent).to.equal('On its way');
    await waitUntil(() => view.one('p').textContent === 'Here it is');
    expect(asked).to.equal(2);
  });

  it('that did not come at all is asked for anew by a try again', async () => {
    let offline = true;
    const Part = lazyPart(() => (offline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Part: () => <p>Here it is</p> })), 'Part');
    const view = mount(<Retry><Suspense fallback={<p>On its way</p>}><Part /></Suspense></Retry>);
    await waitUntil(() => view.all('button').length === 1);
    offline = false;
    view.one<HTMLButtonElement>('button').click();
    await waitUntil(() => view.text() === 'Here it is');
  });
});

class Retry extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <button type="button" onClick={() => { askAgain(); this.setState({ failed: false }); }}>Try again</button>;
  }
}
