const scopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
].join();

/** The address for connecting Instagram (specification section 6; decision C20). */
export function instagramAuthorizeUrl(
  { authorizeUrl, clientId, redirectUri, state }:
  { authorizeUrl: string; clientId: string; redirectUri: string; state: string },
): string {
  const query = new URLSearchParams({
    client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: scopes, state,
  });
  return `${authorizeUrl}${authorizeUrl.includes('?') ? '&' : '?'}${query}`;
}
