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
