type OAuthReturn = { code: string; state: string } | { refused: true };

/** Instagram's result in the query, or null if the page was not opened by Instagram. */
export function readOAuthReturn(search: string): OAuthReturn | null {
  const query = new URLSearchParams(search);
  if (query.has('error')) return { refused: true };
  // Instagram appends '#_', which is not part of the code.
  const code = query.get('code')?.replace(/#_$/, '');
  const state = query.get('state');
  return code && state ? { code, state } : null;
}

export type InstagramConnection = 'none' | 'expired' | 'connected';

interface ConnectionFlags {
  readonly instagram_connected?: boolean | null | undefined;
  readonly instagram_reconnect_required?: boolean | null | undefined;
}

/** The state of a creator's Instagram connection; an expired connection counts as none. */
export function instagramConnection(profile: ConnectionFlags): InstagramConnection {
  if (profile.instagram_reconnect_required) return 'expired';
  return profile.instagram_connected ? 'connected' : 'none';
}
