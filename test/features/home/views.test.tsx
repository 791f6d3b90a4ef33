import { expect } from '@open-wc/testing';
import type { Collection } from '../../../src/api/contract/shapes';
import { Programme, Reward } from '../../../src/features/home/views/banners';
import { HomeHead, HomeLayout, HomeTabs } from '../../../src/features/home/views/home-page';
import { CodeRows, CollectionRows, PostCards, Preview } from '../../../src/features/home/views/previews';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const product = { id: 's1', name: 'Kurta' };
const post = { auto_dm_post_id: 'p1', instagram_media: { id: 'm1', caption: 'Monsoon haul' }, product_details_list: [product, product] };
const collection: Collection = { id: 'c1', name: 'Diwali picks', platform: 'YOUTUBE', product_details_list: [product] };
const picture = () => null;
const nothing = () => undefined;

describe('views of Home', () => {
  afterEach(unmountAll);

  it('show the page from plain data, without a store and without React', () => {
    const opened: string[] = [];
    const to = { href: '/qr-code-listing' };
    const posts = <PostCards posts={[post]} picture={picture} viewing={undefined} onOpen={({ auto_dm_post_id: id }) => opened.push(id)} />;
    const links = <CollectionRows collections={[collection]} picture={picture} viewing={undefined} onOpen={({ id }) => opened.push(id)} />;
    const page = (
      <HomeLayout
        header={<HomeHead brand="Bazaar" name="Asha" username="asha" picture={null} onAccount={nothing} />}
        tabs={<HomeTabs counts={{ autoDm: 4, affiliate: 1200, qrCode: undefined }} waiting={false} selected="all" onSelect={(tab) => opened.push(tab)} />}
        reward={{ id: 'reward', view: <Reward src="/reward.png" onOpen={() => opened.push('reward')} /> }}
        tiles={[
          { id: '1', view: <Programme onCreate={nothing} /> },
          { id: 'autoDm', listing: true, view: <Preview section="autoDm" to={to}>{posts}</Preview> },
          { id: 'affiliate', listing: true, view: <Preview section="affiliate" to={to}>{links}</Preview> },
          { id: 'qrCode', listing: true, view: <Preview section="qrCode" to={to}><CodeRows codes={[collection]} picture={picture} to={to} /></Preview> },
        ]}
      />
    );
    const text = plainText(page);
    for (const words of ['Asha', '@asha', '1,200', 'Monsoon haul', 'Diwali picks']) expect(text).to.contain(words);
    const view = mount(page);
    expect(view.text()).to.equal(text);
    view.one<HTMLButtonElement>('.post-card').click();
    view.one<HTMLButtonElement>('.collection-row').click();
    view.one<HTMLButtonElement>('.reward').click();
    expect(opened).to.deep.equal(['p1', 'c1', 'reward']);
  });

  it('show the fallback in a row whose pictures are unknown', () => {
    const bare: Collection = { id: 'c1', name: 'Diwali picks', platform: 'YOUTUBE' };
    const links = mount(<CollectionRows collections={[bare]} picture={picture} viewing={undefined} onOpen={nothing} />);
    const codes = mount(<CodeRows codes={[bare]} picture={picture} to={{ href: '/qr-code-listing' }} />);
    for (const rows of [links, codes]) expect(rows.all('.collection-picture [data-fallback]')).to.have.length(1);
  });
});
