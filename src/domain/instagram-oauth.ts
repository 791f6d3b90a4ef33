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

export type InstagramConnection = 'none' | 'expired' | 'connected';

interface ConnectionFlags {
  readonly instagram_connected?: boolean | null | undefined;
  readonly instagram_reconnect_required?: boolean | null | undefined;
}

/** How far a creator's profile is connected with Instagram; an expired connection works no better than none. */
export function instagramConnection(profile: ConnectionFlags): InstagramConnection {
  if (profile.instagram_reconnect_required) return 'expired';
  return profile.instagram_connected ? 'connected' : 'none';
}
