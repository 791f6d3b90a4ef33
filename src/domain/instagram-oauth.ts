const scopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
].join();

/** Where a creator goes to connect Instagram (specification section 6; decision C20). */
export function instagramAuthorizeUrl(
  { authorizeUrl, clientId, redirectUri, state }:
  { authorizeUrl: string; clientId: string; redirectUri: string; state: string },
): string {
  const query = new URLSearchParams({
    client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: scopes, state,
  });
  return `${authorizeUrl}${authorizeUrl.includes('?') ? '&' : '?'}${query}`;
}

type OAuthReturn = { code: string; state: string } | { refused: true };

/** What Instagram sent back in the query, or null where the page was not reached from there. */
export function readOAuthReturn(search: string): OAuthReturn | null {
  const query = new URLSearchParams(search);
  if (query.has('error')) return { refused: true };
  // Instagram appends '#_', which is not part of the code.
  const code = query.get('code')?.replace(/#_$/, '');
  const state = query.get('state');
  return code && state ? { code, state } : null;
}
