import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, optionalText } from './shapes';
import { Profile } from './home';

const Reel = object({
  reelId: v.string(),
  /** A video in the format MP4. */
  videoUrlMp4: v.string(),
  creatorName: optionalText,
  creatorImageUrl: optionalText,
  /** The order within the category, lowest first. */
  rank: v.number(),
});

/** Returns the reels of each category. The specification does not show its path. */
export const listReelCategories = call('GET', '/v1/reels/categories', {
  response: object({
    categories: v.array(object({ id: optionalText, name: v.string(), reels: v.array(Reel) })),
  }),
  assumed: true,
});

/**
 * Returns the profile. The specification does not show its path.
 * @notcalled the profile itself has what a screen needs, at a path that is known
 */
export const getInstagramUser = call('GET', '/home/instagram-user-details', { response: Profile, assumed: true });

/**
 * Notes what analytics count. The specification shows no shape; never a phone number, an OTP or a token.
 * @notcalled sent as a beacon to an address that the page names (src/bridge/analytics)
 */
export const sendAnalytics = call('POST', '/v1/analytics/events', {
  body: object({
    events: v.array(
      object({
        name: v.string(),
        path: v.string(),
        /** ISO 8601. */
        time: v.string(),
        session_id: v.string(),
        entered_from: optionalText,
        values: v.nullish(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
      }),
    ),
  }),
  response: Acknowledgement, success: 'acknowledged',
  assumed: true,
});
