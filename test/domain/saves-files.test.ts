import { expect } from '@open-wc/testing';
import { savesFiles } from '../../src/domain/saves-files';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('saving files', () => {
  it('works in browsers of their own', () => {
    for (const agent of [
      `${android} Chrome/126.0.0.0 Mobile Safari/537.36`,
      `${phone} Version/17.5 Mobile/15E148 Safari/604.1`,
      `${phone} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ]) expect(savesFiles(agent, 'web'), agent).to.equal(true);
  });

  it('does not work in the browsers inside Instagram and Facebook, nor in webviews', () => {
    for (const agent of [
      `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 337.0.0.35.102 Android`,
      `${phone} Mobile/15E148 Instagram 337.0.2.25.109 (iPhone14,5; iOS 17_5)`,
      `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.50.73;]`,
      `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.40.110;FBDV/iPhone14,5]`,
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36',
      `${phone} Mobile/15E148`,
    ]) expect(savesFiles(agent, 'web'), agent).to.equal(false);
  });

  it('does not work where a host app holds the page, whatever the browser calls itself', () => {
    const agent = `${android} Chrome/126.0.0.0 Mobile Safari/537.36`;
    expect(['web', 'app', 'android', 'ios'].map((holder) => savesFiles(agent, holder))).to.deep.equal([true, true, false, false]);
  });
});
