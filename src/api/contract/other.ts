import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, optionalText } from './shapes';
import { Profile } from './home';

const Reel = object({
  reelId: v.string(),
  videoUrlMp4: v.string(),
  creatorName: optionalText,
  creatorImageUrl: optionalText,
  rank: v.number(),
});

/** Path not shown in the specification. */
export const listReelCategories = call('GET', '/v1/reels/categories', {
  response: object({
    categories: v.array(object({ id: optionalText, name: v.string(), reels: v.array(Reel) })),
  }),
  assumed: true,
});

/**
 * Path not shown; the answer is the profile.
 * @notcalled the profile itself has what a screen needs, at a path that is known
 */
export const getInstagramUser = call('GET', '/home/instagram-user-details', { response: Profile, assumed: true });

/**
 * Shape not shown; never a phone number, an OTP or a token.
 * @notcalled sent as a beacon to an address that the page names (src/bridge/analytics)
 */
export const sendAnalytics = call('POST', '/v1/analytics/events', {
  body: object({
    events: v.array(
      object({
        name: v.string(),
        path: v.string(),
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
