import { expect } from '@open-wc/testing';
import type { Host } from '../../src/bridge/host';
import { canShareFile, share } from '../../src/bridge/share';
import { catchShares, pretend, restoreDevice } from '../support/device';

const what = { title: 'Indigo kurta', text: 'Indigo kurta', url: 'https://shop.example/l/1' };
const web: Host = { kind: 'web' };
const picture = new File(['x'], 'code.png', { type: 'image/png' });

describe('share', () => {
  afterEach(restoreDevice);

  it('asks the host app first, and the device only where the host does not do it', async () => {
    const shared = catchShares();
    const asked: unknown[] = [];
    expect(await share({ kind: 'android', share: (data) => asked.push(data) > 0 }, what)).to.equal(true);
    expect(asked).to.deep.equal([what]);
    expect(shared).to.deep.equal([]);
    expect(await share({ kind: 'android', share: () => Promise.reject(new Error('bridge')) }, what)).to.equal(true);
    expect(await share({ kind: 'android', share: () => false }, what)).to.equal(true);
    expect(shared).to.deep.equal([what, what]);
  });

  it('opens the device’s sheet before anything else can use up the tap', () => {
    const shared = catchShares();
    void share(web, what);
    expect(shared).to.deep.equal([what]);
  });

  it('takes a closed sheet for a decision, and every other failure for a reason to copy', async () => {
    catchShares(new DOMException('closed', 'AbortError'));
    expect(await share(web, what)).to.equal(true);
    catchShares(new DOMException('no tap', 'NotAllowedError'));
    expect(await share(web, what)).to.equal(false);
    catchShares(new TypeError('bad address'));
    expect(await share(web, what)).to.equal(false);
    pretend(navigator, 'share', undefined);
    expect(await share(web, what)).to.equal(false);
  });

  it('hands over a picture where the device takes files, else the address', async () => {
    const shared = catchShares();
    pretend(navigator, 'canShare', ({ files }: ShareData) => files?.[0]?.type === 'image/png');
    expect(canShareFile(picture)).to.equal(true);
    await share(web, what, picture);
    expect(shared[0]?.files?.[0]?.name).to.equal('code.png');
    expect(shared[0]?.url).to.equal(undefined);
    pretend(navigator, 'canShare', undefined);
    expect(canShareFile(picture)).to.equal(false);
    await share(web, what, picture);
    expect(shared[1]).to.deep.equal(what);
  });
});
