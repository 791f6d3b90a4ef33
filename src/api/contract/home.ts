import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, AutoDmPost, optionalDate, optionalText, pagingCount, ProductList } from './shapes';

const flag = v.nullish(v.boolean());

/** The creator's Instagram account and what the programme offers this creator. A missing flag is false. */
export const Profile = object({
  instagram_name: optionalText,
  instagram_username: optionalText,
  instagram_profile_picture_url: optionalText,
  /** The password of Instagram has changed: AutoDM cannot send until the creator connects again. */
  instagram_reconnect_required: flag,
  instagram_connected: flag,
  /** Collections have a public page that may be shared. */
  is_collection_page_visibility_enabled: flag,
  /** The new performance screen, with the calls below `/perf/v2`; otherwise the older one. */
  is_perf_experiment_enabled: flag,
  /** The older performance screen says 'Go to Payments'; otherwise 'Go to Earnings'. */
  is_payments_page_experiment_enabled: flag,
  /** The creator may make QR codes. */
  is_qr_code_visibility_enabled: flag,
  /** The specification names no source for this flag; missing means false. */
  is_payout_experiment_enabled: flag,
  /** ISO 8601 date, e.g. 2026-01-15. */
  user_joining_date: optionalDate,
});
export type Profile = v.InferOutput<typeof Profile>;

/** Returns the profile of the creator who is logged in. Most screens need it. */
export const getProfile = call('GET', '/home/profile-data', { response: Profile });

/** Returns a page of the linked posts, newest first. */
export const listAutoDmPosts = call('POST', '/home/listing', {
  body: object({ /** From 0. */ page_index: v.number(), page_size: v.number() }),
  response: object({
    auto_dm_posts: v.array(AutoDmPost),
    total_pages: pagingCount,
    total_count: pagingCount,
  }),
  retry: 'read',
});

/** Returns the reward banner of Home, its only source (decision C4). */
export const getRewardBanner = call('GET', '/1.0/affiliate/dynamic-widget/fetch-active-on-mcc', {
  response: object({ /** A picture. */ banner_url: optionalText, /** The page that a tap opens. */ redirect_url: optionalText }),
});

/** Connects the creator's Instagram account, with the code of Instagram's authorization. */
export const connectInstagram = call('POST', '/home/instagram-onboarding', {
  body: object({
    code: v.string(),
    /** The address that Instagram returned to; Instagram compares it with that of the authorization. */
    redirect_uri: v.string(),
    app_firebase_instance_id: v.string(),
    device_type: v.picklist(['web', 'app', 'ios', 'android']),
  }),
  response: Acknowledgement, success: 'acknowledged',
});

/** @notcalled exists on the server; no screen makes it */
export const connectFacebook = call('POST', '/home/facebook-onboarding', {
  body: v.looseObject({}), response: Acknowledgement, success: 'acknowledged', unused: true,
});

/** Returns the products of a linked post. */
export const getPostProducts = call('GET', '/home/get-products/{id}', { response: ProductList });

/** Ends the link between a post and its products. */
export const deletePost = call('PUT', '/home/delete/{id}', { response: Acknowledgement, success: 'acknowledged', retry: 'once' });

/** Returns reels that inspire, by category. The specification shows no response; this one is assumed. */
export const getContentInspiration = call('GET', '/home/get-content-inspiration', {
  response: object({
    inspirations: v.nullish(v.array(object({
      title: v.string(), image_url: optionalText, /** The category that the reel viewer begins with. */ category_id: optionalText,
    }))),
  }),
});

/** Returns the rewards for a number of confirmed orders. */
export const getMilestoneIncentive = call('GET', '/home/get-milestone-incentive-data', {
  response: object({
    milestones: v.nullish(
      v.array(object({
        title: v.string(),
        /** Confirmed orders that the reward needs. */
        target: v.number(),
        /** Confirmed orders so far. */
        achieved: v.number(),
        /** In rupees. */
        reward: v.number(),
      })),
    ),
  }),
});
