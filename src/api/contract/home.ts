import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, AutoDmPost, optionalDate, optionalText, pagingCount, ProductList } from './shapes';

const flag = v.nullish(v.boolean());

export const Profile = object({
  instagram_name: optionalText,
  instagram_username: optionalText,
  instagram_profile_picture_url: optionalText,
  instagram_reconnect_required: flag,
  instagram_connected: flag,
  is_collection_page_visibility_enabled: flag,
  is_perf_experiment_enabled: flag,
  is_payments_page_experiment_enabled: flag,
  is_qr_code_visibility_enabled: flag,
  /** The specification names no source for this flag; missing means false. */
  is_payout_experiment_enabled: flag,
  /** ISO 8601 date, e.g. 2026-01-15. */
  user_joining_date: optionalDate,
});
export type Profile = v.InferOutput<typeof Profile>;

export const getProfile = call('GET', '/home/profile-data', { response: Profile });

export const listAutoDmPosts = call('POST', '/home/listing', {
  body: object({ page_index: v.number(), page_size: v.number() }),
  response: object({
    auto_dm_posts: v.array(AutoDmPost),
    total_pages: pagingCount,
    total_count: pagingCount,
  }),
  retry: 'read',
});

/** The only source of the reward banner (decision C4). */
export const getRewardBanner = call('GET', '/1.0/affiliate/dynamic-widget/fetch-active-on-mcc', {
  response: object({ banner_url: optionalText, redirect_url: optionalText }),
});

export const connectInstagram = call('POST', '/home/instagram-onboarding', {
  body: object({
    code: v.string(),
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

export const getPostProducts = call('GET', '/home/get-products/{id}', { response: ProductList });

export const deletePost = call('PUT', '/home/delete/{id}', { response: Acknowledgement, success: 'acknowledged', retry: 'once' });

/** The specification shows no response; a list of inspiring reels by category is assumed. */
export const getContentInspiration = call('GET', '/home/get-content-inspiration', {
  response: object({
    inspirations: v.nullish(v.array(object({ title: v.string(), image_url: optionalText, category_id: optionalText }))),
  }),
});

export const getMilestoneIncentive = call('GET', '/home/get-milestone-incentive-data', {
  response: object({
    milestones: v.nullish(
      v.array(object({ title: v.string(), target: v.number(), achieved: v.number(), reward: v.number() })),
    ),
  }),
});
