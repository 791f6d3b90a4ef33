import { expect } from '@open-wc/testing';
import { instagramAuthorizeUrl } from '../../src/domain/instagram-authorize';
import { instagramConnection, readOAuthReturn } from '../../src/domain/instagram-oauth';

describe('Instagram OAuth', () => {
  it('[ROLE-09] asks for business basic, messages, comments and content publish', () => {
    const url = new URL(instagramAuthorizeUrl({
      authorizeUrl: 'https://www.instagram.com/oauth/authorize', clientId: '42',
      redirectUri: 'https://shop.example/influencer-home', state: 'a&b',
    }));
    expect(url.origin + url.pathname).to.equal('https://www.instagram.com/oauth/authorize');
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      client_id: '42', redirect_uri: 'https://shop.example/influencer-home', response_type: 'code', state: 'a&b',
      scope: 'instagram_business_basic,instagram_business_manage_messages,instagram_business_manage_comments,instagram_business_content_publish',
    });
  });

  it('keeps the query that an authorize address already has', () => {
    expect(instagramAuthorizeUrl({ authorizeUrl: 'https://x.example/a?force_reauth=1', clientId: '1', redirectUri: '', state: '' }))
      .to.match(/^https:\/\/x\.example\/a\?force_reauth=1&client_id=1&/);
  });

  it('reads the code without the mark that Instagram appends, and a refusal', () => {
    expect(readOAuthReturn('?code=AQB%23_&state=s1')).to.deep.equal({ code: 'AQB', state: 's1' });
    expect(readOAuthReturn('?error=access_denied&error_reason=user_denied')).to.deep.equal({ refused: true });
    for (const search of ['', '?entry_point=Account', '?code=AQB', '?state=s1']) expect(readOAuthReturn(search)).to.equal(null);
  });

  it('takes #_ away at the end only', () => {
    expect(readOAuthReturn('?code=a%23_b%23_&state=s')).to.deep.equal({ code: 'a#_b', state: 's' });
  });
});

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
