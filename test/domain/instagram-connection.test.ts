import { expect } from '@open-wc/testing';
import { instagramConnection } from '../../src/domain/instagram-connection';

describe('a connection with Instagram', () => {
  for (const [connected, reconnect, expected] of [
    [true, false, 'connected'],
    [true, null, 'connected'],
    [true, undefined, 'connected'],
    [true, true, 'expired'],
    [false, true, 'expired'],
    [undefined, true, 'expired'],
    [false, false, 'none'],
    [null, null, 'none'],
    [undefined, undefined, 'none'],
  ] as const) {
    it(`is '${expected}' where the profile says connected: ${connected}, reconnect required: ${reconnect}`, () => {
      expect(instagramConnection({ instagram_connected: connected, instagram_reconnect_required: reconnect })).to.equal(expected);
    });
  }
});
