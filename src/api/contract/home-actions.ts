import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, optionalText, ProductList } from './shapes';

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
