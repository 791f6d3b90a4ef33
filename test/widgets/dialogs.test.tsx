import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { CommissionBreakdownDrawer } from '../../src/widgets/commission-breakdown-drawer';
import { DeleteDialog } from '../../src/widgets/delete-dialog';
import { Drawer } from '../../src/widgets/drawer';
import { InfoDrawer } from '../../src/widgets/info-drawer';
import { PasswordAlertDrawer } from '../../src/widgets/password-alert-drawer';
import { infoWords, type InfoTopic } from '../../src/text/en/info';
import { calm, mount, seen, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';
import { restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { waitUntil } from '../support/wait-until';

const nothing = () => undefined;

function OpenerAndDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>open it</button>
      <Drawer open={open} title="Filters" onClose={() => setOpen(false)}>content</Drawer>
    </>
  );
}

function clickOverlay(dialog: HTMLDialogElement) {
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

describe('drawers and dialogs', () => {
  afterEach(async () => {
    unmountAll();
    restoreDevice();
    await setViewport({ width: 800, height: 600 });
  });

  it('closes on Escape and gives the focus back to what opened it', async () => {
    const view = mount(<OpenerAndDrawer />);
    const opener = view.button('open it');
    opener.focus();
    opener.click();
    await waitUntil(() => view.all('dialog[open]').length === 1);
    expect(view.root.activeElement === view.button('Close')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => view.all('dialog').length === 0);
    expect(view.root.activeElement === opener).to.equal(true);
  });

  it('closes on Close and on the overlay', async () => {
    const view = mount(<OpenerAndDrawer />);
    view.button('open it').click();
    await waitUntil(() => view.all('dialog').length === 1);
    view.button('Close').click();
    await waitUntil(() => view.all('dialog').length === 0);
    view.button('open it').click();
    await waitUntil(() => view.all('dialog').length === 1);
    const dialog = view.one<HTMLDialogElement>('dialog');
    clickOverlay(dialog);
    await waitUntil(() => view.all('dialog').length === 0);
  });

  it('does not ask to close after a drag that began inside and ends on the overlay', () => {
    let asked = 0;
    const view = mount(<Drawer open title="Filters" onClose={() => { asked++; }}>content</Drawer>);
    const dialog = view.one<HTMLDialogElement>('dialog');
    view.one('.drawer-body').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(asked).to.equal(0);
    clickOverlay(dialog);
    expect(asked).to.equal(1);
  });

  for (const [width, expected] of [[390, 390], [768, 600], [991, 600], [992, 824], [1540, 824]] as const) {
    it(`[APP-04][APP-05] a drawer is ${expected} px wide in a window of ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const view = mount(<Drawer open title="Filters" onClose={nothing}>content</Drawer>);
      expect(view.one('dialog').offsetWidth).to.equal(expected);
    });
  }

  it('[PROD-07] a bottom sheet is 80% of the window high', async () => {
    await setViewport({ width: 390, height: 800 });
    const view = mount(<Drawer open title="Filters" height="sheet" onClose={nothing}>content</Drawer>);
    expect(view.one('dialog').offsetHeight).to.equal(640);
  });

  it('[WIDGET-09][WIDGET-10] asks before deleting, in the words of the specification', () => {
    const done: string[] = [];
    const view = mount(<DeleteDialog onClose={() => done.push('close')} onDelete={() => done.push('delete')} />);
    expect(view.one('dialog h2').textContent).to.equal('Delete this post?');
    expect(view.one('dialog p').textContent).to.equal('Deleting this post will only delete the products linked to this post');
    view.button('CLOSE').click();
    view.button('DELETE').click();
    expect(done).to.deep.equal(['close', 'delete']);
  });

  it('names what goes where more goes than the links of a post', () => {
    const view = mount(<DeleteDialog subject={{ name: 'Monsoon picks', text: 'All of it goes.' }} onClose={nothing} onDelete={nothing} />);
    expect(view.one('dialog h2').textContent).to.equal('Delete this post?');
    expect(view.all('dialog p').map(({ textContent }) => textContent)).to.deep.equal(['Monsoon picks', 'All of it goes.']);
    expect(view.all('dialog p').map(({ id }) => id).join(' ')).to.equal(view.one('dialog').getAttribute('aria-describedby'));
  });

  it('[WIDGET-11] a click on the overlay of the delete dialog closes it', () => {
    let closed = 0;
    const view = mount(<DeleteDialog onClose={() => closed++} onDelete={nothing} />);
    clickOverlay(view.one<HTMLDialogElement>('dialog'));
    expect(closed).to.equal(1);
  });

  it('[WIDGET-07] tells about the changed password', () => {
    const view = mount(<PasswordAlertDrawer open onClose={nothing} onRedirect={nothing} />);
    expect(view.one('dialog h2').textContent).to.equal('Instagram Connection');
    expect(view.one('[role=alert] h3').textContent).to.equal('Alert !');
    expect(view.text()).to.contain('Your AutoDm is failing since you have changed your Instagram password.');
    expect(view.text()).to.contain('We\'re redirecting you to connect your Instagram now.');
  });

  it('[WIDGET-08] counts three seconds down, then redirects once', async () => {
    const second = holdTimers(1000);
    let redirected = 0;
    const view = mount(<PasswordAlertDrawer open onClose={nothing} onRedirect={() => redirected++} />);
    for (const left of [3, 2, 1]) {
      await seen(view, `Opening in ${left} s`);
      expect(redirected).to.equal(0);
      await second.pass();
    }
    await waitUntil(() => redirected > 0);
    view.render(<PasswordAlertDrawer open onClose={nothing} onRedirect={() => redirected++} />);
    expect([redirected, second.running()]).to.deep.equal([1, 0]);
  });

  it('[WIDGET-08] does not redirect once it is closed, and closes when the page is left', async () => {
    const second = holdTimers(1000);
    let redirected = 0;
    let closed = 0;
    const drawer = (open: boolean) => <PasswordAlertDrawer open={open} onClose={() => closed++} onRedirect={() => redirected++} />;
    const view = mount(drawer(true));
    await waitUntil(() => second.running() === 1);
    window.dispatchEvent(new Event('pagehide'));
    expect(closed).to.equal(1);
    view.render(drawer(false));
    await waitUntil(() => second.running() === 0, 'it still counts');
    expect(redirected).to.equal(0);
  });

  const buckets = [
    { title: null, percent: 10, commission: 123456, sales: 1234560, orders: 1200 },
    { title: null, percent: 0.5, commission: 50, sales: 10000, orders: 12 },
  ];
  const totals = { commission: 123506, sales: 1244560, orders: 1212 };
  const facts = (view: ReturnType<typeof mount>) => view.all('dl').map((list) => [...list.querySelectorAll('dt, dd')].map((child) => child.textContent));

  it('[WIDGET-12][WIDGET-14][WIDGET-15][WIDGET-16][WIDGET-17] breaks the total commissions down', () => {
    const view = mount(<CommissionBreakdownDrawer open title="total" buckets={buckets} totals={totals} onClose={nothing} />);
    expect(view.one('dialog h2').textContent).to.equal('Total Commissions');
    expect(facts(view)).to.deep.equal([
      ['10% Commission', '₹1,23,456', 'Affiliate Sales', '₹12,34,560', 'Affiliate Orders', '1,200'],
      ['Non Affiliate Commission', '₹50', 'Non Affiliate Sales', '₹10,000', 'Non Affiliate Orders', '12'],
      ['Total', '₹1,23,506', 'Total Sales', '₹12,44,560', 'Total Orders', '1,212'],
    ]);
  });

  it('[WIDGET-13] is titled Confirmed Commissions on earnings', () => {
    const view = mount(<CommissionBreakdownDrawer open title="confirmed" buckets={buckets} totals={totals} onClose={nothing} />);
    expect(view.one('dialog h2').textContent).to.equal('Confirmed Commissions');
  });

  const topics: [string, InfoTopic, string, string][] = [
    ['WIDGET-18', 'clicks', 'Total Clicks', 'selected period'],
    ['WIDGET-19', 'orders', 'Orders', 'about 21 days'],
    ['WIDGET-20', 'sales', 'Sales', 'value of the orders'],
    ['WIDGET-21', 'commissions', 'Commissions', 'Affiliate products pay 10% commission. Non-affiliate products pay 0.5%.'],
    ['WIDGET-22', 'pastPayments', 'Past Payments', 'Payments run weekly'],
    ['WIDGET-23', 'confirmedCommissions', 'Confirmed Commissions', 'confirmed orders'],
    ['WIDGET-23', 'pendingCommissions', 'Pending Commissions', 'not confirmed yet'],
    ['WIDGET-24', 'upcomingPayments', 'Upcoming Payments', 'orders from three weeks earlier.'],
    ['WIDGET-25', 'newCustomerProgram', 'New Customer Program', 'Rs.50'],
  ];
  for (const [id, topic, title, words] of topics) {
    it(`[${id}] a drawer explains ${title}`, () => {
      const view = mount(<InfoDrawer topic={topic} onClose={nothing} />);
      expect(view.one('dialog h2').textContent).to.equal(title);
      expect(view.one('.drawer-body').textContent).to.contain(words);
    });
  }

  it('has a drawer for every topic, and none while there is no topic', () => {
    expect(topics.map(([, topic]) => topic)).to.have.members(Object.keys(infoWords));
    expect(mount(<InfoDrawer topic={undefined} onClose={nothing} />).all('dialog')).to.have.length(0);
  });

  for (const scheme of ['light', 'dark'] as const) {
    const dialogs = {
      'commission breakdown': <CommissionBreakdownDrawer open title="total" buckets={buckets} totals={totals} onClose={nothing} />,
      'delete dialog': <DeleteDialog onClose={nothing} onDelete={nothing} />,
      'password alert': <PasswordAlertDrawer open onClose={nothing} onRedirect={nothing} />,
      'info drawer': <InfoDrawer topic="orders" onClose={nothing} />,
    };
    for (const [name, dialog] of Object.entries(dialogs)) {
      it(`the ${name} is accessible in the ${scheme} scheme`, async () => {
        const view = mount(dialog, scheme);
        calm(view);
        await expectAccessible(view.host);
      });
    }
  }
});
