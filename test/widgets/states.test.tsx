import { expect } from '@open-wc/testing';
import { errorVariants } from '../../src/text/en/errors';
import { AsOfLine } from '../../src/widgets/as-of-line';
import { EmptyState } from '../../src/widgets/empty-state';
import { ErrorNote } from '../../src/widgets/error-note';
import { ErrorState } from '../../src/widgets/error-state';
import { LoadView } from '../../src/widgets/load-view';
import { mount, unmountAll } from './mount';
import { plainText } from '../support/plain-view';
import { expectAccessible } from '../support/accessible';

const nothing = () => undefined;

describe('states', () => {
  afterEach(unmountAll);

  it('[WIDGET-01] says that there is no data to show', () => {
    const view = mount(<EmptyState />);
    expect(view.one('h2').textContent).to.equal('No Data to Show');
    expect(view.one('p').textContent).to.equal('There is no sufficient data to show the results in the selected timeframe.');
    expect(view.all('button')).to.have.length(0);
  });

  it('[WIDGET-02] offers to create the first post for post-level data', () => {
    let asked = 0;
    const view = mount(<EmptyState onCreatePost={() => asked++} />);
    view.button('Create your first post').click();
    expect(asked).to.equal(1);
  });

  it('has a picture of its own for each kind of nothing', () => {
    const kinds = ['figures', 'posts', 'links', 'codes', 'products', 'payments', 'search', 'missing'] as const;
    const drawn = kinds.map((kind) => mount(<EmptyState kind={kind} />).all('svg path').map((path) => path.getAttribute('d')).join());
    expect(new Set(drawn).size).to.equal(kinds.length);
    expect(drawn.every((paths) => paths.length > 40)).to.equal(true);
  });

  it('are drawn from plain data too: that a load has failed, and since when its content is old', () => {
    for (const offline of [true, false]) {
      for (const view of [
        <ErrorNote key="failed" offline={offline} text="Please try again later." onRetry={nothing} />,
        <AsOfLine key="old" time={Date.parse('2026-11-20T06:00:00Z')} now={Date.parse('2026-11-22T06:00:00Z')} offline={offline} busy={false} onRetry={nothing} />,
      ]) {
        const text = plainText(view);
        expect(text.includes('You are offline')).to.equal(offline);
        expect(mount(view).text()).to.equal(text);
      }
    }
  });

  it('[WIDGET-03][WIDGET-04] shows the error heading, and Retry asks to load again', () => {
    let retried = 0;
    const view = mount(<ErrorState error={undefined} onRetry={() => retried++} />);
    expect(view.one('[role=alert] h2').textContent).to.equal('Oops, something\'s not right!');
    view.button('Retry').click();
    expect(retried).to.equal(1);
  });

  it('[WIDGET-05] has words of its own for performance', () => {
    expect(mount(<ErrorState error={undefined} text={errorVariants.performance} onRetry={nothing} />).one('p').textContent)
      .to.equal('We\'re having trouble loading your performance metrics. Please try again.');
  });

  it('[WIDGET-06] has words of its own for earnings', () => {
    expect(mount(<ErrorState error={undefined} text={errorVariants.earnings} onRetry={nothing} />).one('p').textContent)
      .to.equal('Your earnings are safe and will be reflected in few minutes');
  });

  it('renders each state of a load, and keeps old data while new data loads', () => {
    const face = (load: Parameters<typeof LoadView<string[]>>[0]['load']) => mount(
      <LoadView load={load} onRetry={nothing} isEmpty={(list) => list.length === 0} empty={<EmptyState />}>{(list) => <p>{list.join()}</p>}</LoadView>,
    );
    expect(face({ state: 'idle' }).all('[part=skeleton]')).to.have.length(3);
    expect(face({ state: 'loading' }).one('[role=status]').ariaLabel).to.equal('Loading');
    expect(face({ state: 'loading', stale: ['old'] }).one('[aria-busy] p').textContent).to.equal('old');
    expect(face({ state: 'failed', error: new Error('x') }).button('Retry').disabled).to.equal(false);
    expect(face({ state: 'ready', value: [] }).text()).to.contain('No Data to Show');
    expect(face({ state: 'ready', value: ['new'] }).text()).to.equal('new');
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible in the ${scheme} scheme`, async () => {
      await expectAccessible(mount(<><EmptyState onCreatePost={nothing} /><ErrorState error={undefined} onRetry={nothing} /></>, scheme).host);
    });
  }
});
