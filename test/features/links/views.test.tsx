import { expect } from '@open-wc/testing';
import type { Collection } from '../../../src/api/contract/shapes';
import { ListingContent, ListingPage } from '../../../src/features/links/views/listing-page';
import { CodeRow, CollectionRow, PostRow } from '../../../src/features/links/views/listing-row';
import { ListBox, Rows } from '../../../src/widgets/list-box';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const product = { id: 's1', name: 'Kurta' };
const post = { auto_dm_post_id: 'p1', instagram_media: { id: 'm1', caption: 'Monsoon haul' }, product_details_list: [product, product] };
const collection: Collection = {
  id: 'c1', name: 'Diwali picks', platform: 'YOUTUBE', created_at: '2026-11-01', product_details_list: [product], qr_image_url: '/qr.png',
};

describe('views of the listings', () => {
  afterEach(unmountAll);

  it('show rows from plain data, without a store and without React', () => {
    const asked: string[] = [];
    const actions = { view: () => asked.push('view'), viewing: false, remove: () => asked.push('remove') };
    const address = () => null;
    const note = (name: string) => () => void asked.push(name);
    const uses = { onCopy: note('copy'), onShare: note('share'), onCode: note('code'), onShow: note('show'), onSave: note('save') };
    const rows = (
      <>
        <PostRow post={post} address={address} actions={actions} />
        <CollectionRow collection={collection} address={address} actions={actions} hasPage making={false} {...uses} />
        <CodeRow collection={collection} address={address} actions={actions} busy={false} {...uses} />
      </>
    );
    const text = plainText(rows);
    for (const words of ['Monsoon haul', 'Diwali picks', '1 Nov 2026', 'Copy']) expect(text).to.contain(words);
    const view = mount(rows);
    expect(view.text()).to.equal(text);
    view.one<HTMLButtonElement>('.listing-bin').click();
    view.one<HTMLButtonElement>('.qr-show').click();
    const [ofPost, ofCollection, ofCode] = view.all('.card').map((row) => [...row.querySelectorAll<HTMLButtonElement>('.listing-actions button, .listing-share button')]);
    for (const button of [...(ofPost ?? []), ...(ofCollection ?? []), ...(ofCode ?? [])]) button.click();
    expect(asked).to.deep.equal(['remove', 'show', 'view', 'share', 'copy', 'code', 'view', 'share', 'save', 'view']);
  });

  it('a collection without a public page can be neither copied nor shared', () => {
    const none = () => undefined;
    const row = (hasPage: boolean) => (
      <CollectionRow
        collection={collection} address={() => null} actions={{ view: none, viewing: false, remove: none }}
        hasPage={hasPage} making={false} onCopy={none} onShare={none} onCode={none}
      />
    );
    expect(mount(row(true)).all('button')).to.have.length(5);
    unmountAll();
    expect(mount(row(false)).all('button')).to.have.length(3);
  });

  it('the page of a list shows its heading, its advice and its count', () => {
    const asked: string[] = [];
    const page = (
      <ListingPage title="QR codes" onBack={() => asked.push('back')} action={<a href="/new">New</a>}>
        <ListingContent total={1234} count={(count, text) => `${text} codes of ${count}`} lead="Advice">
          <ListBox hasMore><Rows label="QR codes" items={['a', 'b']} getKey={(item) => item} renderItem={(item) => <b>{item}</b>} /></ListBox>
        </ListingContent>
      </ListingPage>
    );
    const view = mount(page);
    expect(view.text()).to.equal(plainText(page));
    expect(view.text()).to.contain('Advice1,234 codes of 1234');
    expect(view.all('li').map(({ textContent }) => textContent)).to.deep.equal(['a', 'b']);
    expect(view.all('.infinite-sentinel')).to.have.length(1);
    view.one<HTMLButtonElement>('.page-header button').click();
    expect(asked).to.deep.equal(['back']);
  });
});
