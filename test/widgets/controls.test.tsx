import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Badge } from '../../src/widgets/badge';
import { Banner } from '../../src/widgets/banner';
import { Button } from '../../src/widgets/button';
import { Card } from '../../src/widgets/card';
import { PageHeader } from '../../src/widgets/page-header';
import { QrGuidelines } from '../../src/widgets/qr-guidelines';
import { Select } from '../../src/widgets/select';
import { StatFigure } from '../../src/widgets/stat-figure';
import { Tabs } from '../../src/widgets/tabs';
import { TextField } from '../../src/widgets/text-field';
import { mount, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';
import { pretend, restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { waitUntil } from '../support/wait-until';

const nothing = () => undefined;
const described = (view: ReturnType<typeof mount>) => {
  const box = view.one('input');
  return view.root.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
};

function PeriodTabs() {
  const [selected, select] = useState<'a' | 'b' | 'c'>('a');
  return <Tabs label="Views" tabs={[{ id: 'a', label: 'Post' }, { id: 'b', label: 'Product' }, { id: 'c', label: 'Payments' }]} selected={selected} onSelect={select} />;
}

describe('controls', () => {
  afterEach(async () => {
    unmountAll();
    restoreDevice();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('[WIDGET-36] counts length/max', () => {
    expect(described(mount(<TextField label="Name" value="Diwali" max={50} onChange={nothing} />))).to.equal('6/50');
    expect(described(mount(<TextField label="Name" value="" onChange={nothing} />))).to.equal('');
  });

  it('[VAL-06] says that the limit is exceeded, whatever the validator says, and keeps the text', () => {
    const view = mount(<TextField label="Word" value={'x'.repeat(21)} max={20} message="No spaces" onChange={nothing} />);
    expect(described(view)).to.equal('Character limit of 20 exceeded21/20');
    expect(view.one('input').getAttribute('aria-invalid')).to.equal('true');
    expect(view.one<HTMLInputElement>('input').value).to.have.length(21);
  });

  it('[VAL-07] shows the validator\'s message up to the limit', () => {
    const view = mount(<TextField label="Word" value={'x'.repeat(20)} max={20} message="No spaces" onChange={nothing} />);
    expect(described(view)).to.equal('No spaces20/20');
    view.render(<TextField label="Word" value="x" max={20} hint="One word" onChange={nothing} />);
    expect(described(view)).to.equal('One word1/20');
    expect(view.one('input').getAttribute('aria-invalid')).to.equal('false');
  });

  it('tells what was typed', async () => {
    const typed: string[] = [];
    const view = mount(<TextField label="Phone number" type="tel" value="" onChange={(value) => typed.push(value)} />);
    expect(view.one<HTMLInputElement>('input').labels?.[0]?.textContent).to.equal('Phone number');
    view.one('input').focus();
    await sendKeys({ type: '9' });
    expect(typed).to.deep.equal(['9']);
  });

  it('moves through tabs with the arrow keys, Home and End', async () => {
    const view = mount(<PeriodTabs />);
    const now = () => view.one('[role=tab][aria-selected=true]').textContent;
    view.one('[role=tab]').focus();
    for (const [key, tab] of [['ArrowRight', 'Product'], ['End', 'Payments'], ['ArrowRight', 'Post'], ['ArrowLeft', 'Payments'], ['Home', 'Post']] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => now() === tab, `${key} leads to ${tab}, not ${now()}`);
      expect(view.root.activeElement?.textContent).to.equal(tab);
    }
    expect(view.all('[role=tab][tabindex="0"]')).to.have.length(1);
  });

  it('tabs leave keys with a modifier to the browser, such as those of Back', () => {
    const view = mount(<PeriodTabs />);
    const tab = view.one('[role=tab]');
    tab.focus();
    const untouched = [{ altKey: true }, { metaKey: true }, { ctrlKey: true }].map((modifier) =>
      tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...modifier })));
    expect(untouched).to.deep.equal([true, true, true]);
    expect(tab.ariaSelected).to.equal('true');
  });

  it('a select offers its options and tells the choice', () => {
    const chosen: string[] = [];
    const view = mount(<Select label="Period" value="7" options={[{ value: '7', label: 'Last 7 Days' }, { value: '14', label: 'Last 14 Days' }]} onChange={(value) => chosen.push(value)} />);
    const select = view.one<HTMLSelectElement>('select');
    select.value = '14';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen).to.deep.equal(['14']);
    expect(select.ariaLabel).to.equal('Period');
  });

  it('a busy button keeps its width and takes no clicks', () => {
    let clicks = 0;
    const view = mount(<Button onClick={() => clicks++}>Request OTP</Button>);
    const width = view.button('Request OTP').offsetWidth;
    view.render(<Button busy onClick={() => clicks++}>Request OTP</Button>);
    view.button('Request OTP').click();
    expect([view.button('Request OTP').offsetWidth, view.button('Request OTP').ariaBusy, clicks]).to.deep.equal([width, 'true', 0]);
  });

  it('every target is at least 44 px high', () => {
    const view = mount(
      <><PageHeader title="Payments" onBack={nothing} /><Button>Share</Button><PeriodTabs /><QrGuidelines />
        <Select label="Period" value="7" options={[{ value: '7', label: 'Last 7 Days' }]} onChange={nothing} />
        <StatFigure label="Orders" figure="1" onInfo={nothing} /><TextField label="Name" value="" onChange={nothing} /></>,
    );
    const heights = view.all('button, select, input').map((target) => [target.ariaLabel ?? target.textContent, target.offsetHeight] as const);
    expect(heights.filter(([, height]) => height < 44)).to.deep.equal([]);
  });

  it('[QR-10] the QR guidelines are four tips', () => {
    const view = mount(<QrGuidelines />);
    expect(view.all('.qr-tip')).to.have.length(4);
    expect(view.all('button').map((dot) => dot.ariaLabel)).to.deep.equal(['Tip 1 of 4', 'Tip 2 of 4', 'Tip 3 of 4', 'Tip 4 of 4']);
  });

  it('[QR-11] goes on by itself every 3000 ms', async () => {
    const timers = holdTimers(3000);
    const view = mount(<QrGuidelines />);
    for (const tip of [1, 2, 3, 4, 1]) {
      await waitUntil(() => view.one('[aria-current]').ariaLabel === `Tip ${tip} of 4`, `no tip ${tip}`);
      await timers.pass();
    }
  });

  it('[QR-11] stops once it is touched or focused, and never starts where motion is unwanted', async () => {
    const timers = holdTimers(3000);
    const tipOf = (view: ReturnType<typeof mount>) => view.one('[aria-current]').ariaLabel;
    const touched = mount(<QrGuidelines />);
    await waitUntil(() => timers.running() === 1);
    touched.one('section').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await emulateMedia({ reducedMotion: 'reduce' });
    const still = mount(<QrGuidelines />);
    await emulateMedia({ reducedMotion: 'no-preference' });
    const moving = mount(<QrGuidelines />);
    await timers.pass();
    await waitUntil(() => tipOf(moving) === 'Tip 2 of 4');
    await waitUntil(() => timers.running() === 1, 'the next of the one that moves, and no other');
    expect([tipOf(touched), tipOf(still)]).to.deep.equal(['Tip 1 of 4', 'Tip 1 of 4']);
    still.button('Tip 3 of 4').click();
    await waitUntil(() => still.one('[aria-current]').ariaLabel === 'Tip 3 of 4');
  });

  it('[QR-11] stands still under the pointer, and goes on when it has left', async () => {
    const timers = holdTimers(3000);
    const view = mount(<QrGuidelines />);
    const pointer = (type: string) => view.one('section').dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    await waitUntil(() => timers.running() === 1, 'it does not move by itself');
    pointer('pointerover');
    await waitUntil(() => timers.running() === 0, 'it goes on under the pointer');
    pointer('pointerout');
    await timers.pass();
    await waitUntil(() => view.one('[aria-current]').ariaLabel === 'Tip 2 of 4', 'it does not go on');
  });

  it('[QR-11] follows a swipe where the browser does not say that scrolling has ended, once nothing has moved for a moment', async () => {
    pretend(window, 'onscrollend', undefined);
    Reflect.deleteProperty(window, 'onscrollend');
    holdTimers(3000);
    const rest = holdTimers(120);
    const view = mount(<div style={{ width: 300 }}><QrGuidelines /></div>);
    // No listener outside of the shadow root receives it, and none inside may.
    view.root.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    const track = view.one('.carousel-track');
    const swipeTo = (left: number) => new Promise((moved) => {
      track.addEventListener('scroll', moved, { once: true });
      track.scrollTo({ left, behavior: 'instant' });
    });
    await swipeTo(300);
    await swipeTo(600);
    expect([rest.running(), view.one('[aria-current]').ariaLabel]).to.deep.equal([1, 'Tip 1 of 4']);
    await rest.pass();
    await waitUntil(() => view.one('[aria-current]').ariaLabel === 'Tip 3 of 4', 'the third is not the one');
    expect(view.all('.carousel-slide').map((slide) => slide.inert)).to.deep.equal([true, true, false, true]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible in the ${scheme} scheme`, async () => {
      const view = mount(
        <>
          <PageHeader title="Payments" onBack={nothing} />
          <PeriodTabs />
          <Tabs label="Types" tabs={[{ id: 'a', label: 'All' }, { id: 'b', label: 'QR Code' }]} selected="a" onSelect={nothing} />
          <Select label="Period" value="7" options={[{ value: '7', label: 'Last 7 Days' }]} onChange={nothing} />
          <Card>
            <StatFigure size="large" label="Commissions" figure="₹12,34,567" change={{ text: '12% more', direction: 'up' }} onInfo={nothing} />
            <StatFigure label="Orders" figure="18" change={{ text: '3% fewer', direction: 'down' }} />
            <div>{(['neutral', 'primary', 'success', 'pending', 'returned', 'danger'] as const).map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}</div>
            <TextField label="Name" value="too long" max={3} onChange={nothing} hint="hint" />
            <TextField label="Reply" multiline value="" placeholder="Hey!" onChange={nothing} />
            {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => <Button key={variant} variant={variant}>{variant}</Button>)}
          </Card>
          {(['primary', 'success', 'pending', 'danger'] as const).map((tone) => <Banner key={tone} tone={tone} title="Title">text</Banner>)}
          <QrGuidelines />
        </>, scheme,
      );
      await expectAccessible(view.host);
    });
  }
});
