import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { WhenNear } from '../../src/widgets/when-near';
import { mount, unmountAll } from './mount';
import { waitUntil } from '../support/wait-until';

describe('what is rendered when it is near', () => {
  afterEach(() => {
    unmountAll();
    scrollTo(0, 0);
  });

  it('keeps its place, and comes when somebody scrolls to it', async () => {
    const view = mount(
      <>
        <div style={{ height: '200vh' }} />
        <WhenNear height={330}><p>Below</p></WhenNear>
      </>,
    );
    await nextFrame();
    await nextFrame();
    expect(view.all('p')).to.have.length(0);
    const place = view.all('div').at(-1);
    expect(place?.getBoundingClientRect().height).to.equal(330);
    place?.scrollIntoView();
    await waitUntil(() => view.all('p').length === 1);
  });

  it('comes for who goes by keyboard, before Tab has gone past it', async () => {
    const view = mount(
      <>
        <button type="button">Above</button>
        <div style={{ height: '200vh' }} />
        <WhenNear height={330}><p>Below</p></WhenNear>
      </>,
    );
    await nextFrame();
    expect(view.all('p')).to.have.length(0);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => view.all('p').length === 1);
    expect(view.root.activeElement?.textContent).to.equal('Above');
  });

  it('is rendered at once where nothing can tell what is near', () => {
    const { IntersectionObserver } = globalThis;
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    try {
      const view = mount(<WhenNear height={10}><p>Here</p></WhenNear>);
      expect(view.one('p').textContent).to.equal('Here');
    } finally {
      globalThis.IntersectionObserver = IntersectionObserver;
    }
  });

  it('is there when the page is printed, at once', async () => {
    const view = mount(
      <>
        <div style={{ height: '200vh' }} />
        <WhenNear height={330}><p>Below</p></WhenNear>
      </>,
    );
    await nextFrame();
    expect(view.all('p')).to.have.length(0);
    dispatchEvent(new Event('beforeprint'));
    expect(view.all('p')).to.have.length(1);
  });
});
