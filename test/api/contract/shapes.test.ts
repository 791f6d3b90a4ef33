import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import * as auth from '../../../src/api/contract/auth';
import * as autoDm from '../../../src/api/contract/auto-dm';
import { deleteCollection, getPublicCollection, listCollections } from '../../../src/api/contract/collections';
import type { Call } from '../../../src/api/contract/call';
import { Profile } from '../../../src/api/contract/home';
import * as homeActions from '../../../src/api/contract/home';
import { getInstagramUser } from '../../../src/api/contract/other';
import { Platform, CollectionType, ListingType } from '../../../src/api/contract/shapes';
import { callTable } from '../../../src/api/contract/table';

/** The fields of an object schema, in the order they are written down. */
function fieldsOf(schema: Call['body']): string[] {
  if (!schema || !('entries' in schema)) throw new Error('not an object schema');
  return Object.keys(schema.entries as object);
}
const takes = (schema: Call['body'], value: unknown) => schema !== undefined && v.is(schema, value);

describe('the shapes of the call table', () => {
  it('[ENT-09] knows five platforms of a collection', () => {
    expect(Platform.options).to.deep.equal(['YOUTUBE', 'FACEBOOK', 'INSTAGRAM_STORIES', 'SINGLE_LINK', 'COLLECTION_LINK']);
  });

  it('[ENT-10] knows the collection types normal and autodm, which the public page asks by', () => {
    expect(CollectionType.options).to.deep.equal(['normal', 'autodm']);
    expect(takes(getPublicCollection.query, { collectionType: 'autodm' })).to.equal(true);
    expect(takes(getPublicCollection.query, { collectionType: 'QR_CODE' })).to.equal(false);
  });

  it('[ENT-11] [ENT-12] asks for listings by AFFILIATE_LINKS or QR_CODE; the names of the screens never go on the wire', () => {
    expect(ListingType.options).to.deep.equal(['AFFILIATE_LINKS', 'QR_CODE']);
    const asked = (type: string) => takes(listCollections.query, { page_index: 0, page_size: 20, collection_type: type });
    expect(['AFFILIATE_LINKS', 'QR_CODE', 'COLLECTION_LISTING', 'QR_CODE_LISTING'].map(asked)).to.deep.equal([true, true, false, false]);
  });

  it('[ENT-13] reads a custom trigger word with id, keyword and status ACTIVE or INACTIVE', () => {
    expect(fieldsOf(autoDm.CustomTriggerWord)).to.deep.equal(['id', 'keyword', 'status']);
    const word = (status: string) => v.is(autoDm.CustomTriggerWord, { id: 'w1', keyword: 'saree', status });
    expect(['ACTIVE', 'INACTIVE', 'PAUSED'].map(word)).to.deep.equal([true, true, false]);
  });

  it('[ENT-14] reads the fields of the profile, none of which has to be there', () => {
    expect(fieldsOf(Profile)).to.include.members([
      'instagram_name', 'instagram_username', 'instagram_profile_picture_url', 'instagram_reconnect_required', 'instagram_connected',
      'is_collection_page_visibility_enabled', 'is_perf_experiment_enabled', 'is_payments_page_experiment_enabled',
      'is_qr_code_visibility_enabled', 'user_joining_date',
    ]);
    expect(v.is(Profile, {})).to.equal(true);
  });

  it('[ENT-15] [API-11] logs in with request_id, instance_id, phone_number and otp, and learns the user_id', () => {
    expect(fieldsOf(auth.requestOtp.response)).to.deep.equal(['request_id']);
    expect(fieldsOf(auth.logIn.body)).to.deep.equal(['request_id', 'instance_id', 'phone_number', 'otp', 'login_type']);
    for (const { response } of [auth.logIn, auth.getUserProfile]) expect(fieldsOf(response)).to.deep.equal(['user_id', 'phone_number']);
    const { method, path, query, body } = auth.getUserProfile;
    expect([method, path, query, body]).to.deep.equal(['GET', '/auth/user-profile', undefined, undefined]);
  });

  it('[API-06] gives every call a path of its own, and marks those that stand in for one that is not shown', () => {
    const rows = Object.values(callTable);
    const addresses = rows.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).to.equal(addresses.length);
    expect(addresses.every((address) => /^(GET|POST|PUT|DELETE) \/[^\s?]+$/.test(address))).to.equal(true);
    const assumed = rows.filter((row) => row.assumed).map(({ path }) => path);
    expect(assumed).to.include.members(['/v1/reels/categories', '/home/instagram-user-details', '/v1/analytics/events']);
  });

  it('[API-07] [API-15] [API-29] [API-38] takes an empty answer as success where no answer is shown', () => {
    const unseen: Call[] = [
      auth.resendOtp, auth.sendPostLoginEvent, homeActions.connectInstagram, homeActions.getContentInspiration,
      homeActions.getMilestoneIncentive, autoDm.addTriggerWord, autoDm.setTriggerWordStatus, deleteCollection,
    ];
    expect(unseen.filter(({ response }) => !v.is(response, {})).map(({ path }) => path)).to.deep.equal([]);
    // The AutoDM screen cannot be drawn without the state of its switch, the one field that is assumed (decision C5).
    expect(v.is(autoDm.getAutoDmDetails.response, { enable_auto_dm: true })).to.equal(true);
  });

  it('[API-67] [API-68] reads Instagram user details as the profile, at a path that is marked as assumed', () => {
    expect(getInstagramUser.response).to.equal(Profile);
    expect([getInstagramUser.method, getInstagramUser.path, getInstagramUser.assumed]).to.deep.equal(['GET', '/home/instagram-user-details', true]);
  });

  it('[API-69] [API-70] takes the registration-status check to be GET /auth/registration-info, which returns isUserRegistered', () => {
    const { method, path, response } = auth.getRegistrationInfo;
    expect([method, path, fieldsOf(response)]).to.deep.equal(['GET', '/auth/registration-info', ['isUserRegistered']]);
    expect(v.is(response, {})).to.equal(false);
  });

  it('[API-14] [API-18] declares what exists on the server and no screen calls', () => {
    const unused = Object.values(callTable).filter((row) => row.unused).map(({ path }) => path);
    expect(unused).to.include.members(['/auth/login/event', '/auth/audience', '/home/facebook-onboarding']);
  });
});
