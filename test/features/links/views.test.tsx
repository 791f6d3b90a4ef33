import { expect } from '@open-wc/testing';
import type { Collection } from '../../../src/api/contract/shapes';
import { ListingContent, ListingPage } from '../../../src/features/links/views/listing-page';
import { CodeRow, CollectionRow, PostRow } from '../../../src/features/links/views/listing-row';
import { ListBox, Rows } from '../../../src/widgets/list-box';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const product = { id: 's1', name: 'Kurta' };
const post = { auto_dm_post_id: 'p1', instagram_media: { id: 'm1', caption: 'Monsoon haul' }, product_details_list: [product, product] };
const plain: Collection = {
  id: 'c1', name: 'Diwali picks', platform: 'YOUTUBE', created_at: '2026-11-01', product_details_list: [product], qr_image_url: '/qr.png',
};
const now = new Date('2026-11-20T12:00:00Z');
const collection: Collection = { ...plain, clicks: 1, commissions: 1240 };

describe('views of the listings', () => {
  afterEach(unmountAll);

  it('show rows from plain data, without a store and without React', () => {
    const asked: string[] = [];
    const actions = { open: () => asked.push('open'), opening: false, menu: () => asked.push('menu'), waiting: false };
    const address = () => null;
    const onShare = () => void asked.push('share');
    const rows = (
      <>
        <PostRow post={post} address={address} actions={actions} now={now} />
        <CollectionRow collection={collection} address={address} actions={actions} now={now} onShare={onShare} />
        <CodeRow collection={collection} address={address} actions={actions} now={now} onShare={onShare} />
      </>
    );
    const text = plainText(rows);
    for (const words of ['Monsoon haul', 'Diwali picks', '1 Nov 2026', '₹1,240 earned', '1 click']) expect(text).to.contain(words);
    const view = mount(rows);
    expect(view.text()).to.equal(text);
    for (const button of view.all<HTMLButtonElement>('.card button')) button.click();
    expect(asked).to.deep.equal(['open', 'menu', 'open', 'menu', 'share', 'open', 'menu', 'share']);
  });

  const none = () => undefined;
  const still = { open: none, opening: false, menu: none, waiting: false };

  it('a collection without a public page cannot be shared', () => {
    const row = (onShare: (() => void) | undefined) => <CollectionRow collection={collection} address={() => null} actions={still} now={now} onShare={onShare} />;
    expect(mount(row(none)).all('button').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([null, 'More for Diwali picks', 'Share Diwali picks']);
    unmountAll();
    expect(mount(row(undefined)).all('button').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([null, 'More for Diwali picks']);
  });

  for (const [figures, shown] of [
    [{ commissions: 1240, clicks: 2000 }, '₹1,240 earned2,000 clicks'], [{ commissions: 0, clicks: 0 }, '₹0 earned0 clicks'],
    [{ clicks: 7 }, '7 clicks'], [{ commissions: null, clicks: null }, undefined], [{}, undefined],
  ] as const) {
    it(`a row says ${shown ?? 'nothing'} of ${JSON.stringify(figures)}`, () => {
      const view = mount(<CollectionRow collection={{ ...plain, ...figures }} address={() => null} actions={still} now={now} onShare={none} />);
      expect(view.all('.listing-brought').map(({ textContent }) => textContent)).to.deep.equal(shown ? [shown] : []);
    });
  }

  for (const [made, words, day] of [
    ['2026-11-20', 'today', '2026-11-20'], ['2026-11-19T20:00:00Z', 'today', '2026-11-20'], ['2026-11-19', 'yesterday', '2026-11-19'],
    ['2026-11-16', '4 days ago', '2026-11-16'], ['2026-11-13', '13 Nov 2026', '2026-11-13'], ['2026-11-21', '21 Nov 2026', '2026-11-21'], ['soon', '—', null],
  ] as const) {
    it(`a row that was made on ${made} says ${words}, and its element the date`, () => {
      const view = mount(<CollectionRow collection={{ ...plain, created_at: made }} address={() => null} actions={still} now={now} onShare={none} />);
      expect(view.all('time').map((time) => [time.textContent, time.getAttribute('datetime')])).to.deep.equal([[words, day]]);
    });
  }

  it('a row of a server that sends no day says none', () => {
    const view = mount(<CollectionRow collection={{ ...plain, created_at: null }} address={() => null} actions={still} now={now} onShare={none} />);
    expect(view.one('.listing-facts').textContent).to.equal('1 product');
  });

  it('the whole row is the target of its button; menu and share lie above it, and no button is inside another', () => {
    const view = mount(<CollectionRow collection={collection} address={() => null} actions={still} now={now} onShare={none} />);
    const card = view.one('.card');
    card.style.width = '358px';
    const at = (x: number, y: number) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const button = (card.getRootNode() as Document | ShadowRoot).elementFromPoint(left + x * width, top + y * height)?.closest('button');
      return button?.ariaLabel ?? button?.textContent;
    };
    expect([at(.1, .5), at(.5, .1), at(.5, .9), at(.95, .2), at(.95, .8)]).to.deep.equal(['Diwali picks', 'Diwali picks', 'Diwali picks', 'More for Diwali picks', 'Share Diwali picks']);
    expect(view.all('button button, a button, button a')).to.have.length(0);
  });

  it('the page of a list shows its heading, its advice and its count', () => {
    const asked: string[] = [];
    const page = (
      <ListingPage title="QR codes" onBack={() => asked.push('back')} action={<a href="/new">New</a>}>
        <ListingContent line="1,234 codes" lead="Advice">
          <ListBox hasMore><Rows label="QR codes" items={['a', 'b']} getKey={(item) => item} renderItem={(item) => <b>{item}</b>} /></ListBox>
        </ListingContent>
      </ListingPage>
    );
    const view = mount(page);
    expect(view.text()).to.equal(plainText(page));
    expect(view.text()).to.contain('Advice1,234 codes');
    expect(view.all('li').map(({ textContent }) => textContent)).to.deep.equal(['a', 'b']);
    expect(view.all('.infinite-sentinel')).to.have.length(1);
    view.one<HTMLButtonElement>('.page-header button').click();
    expect(asked).to.deep.equal(['back']);
  });
});
