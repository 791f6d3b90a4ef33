import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { callTable } from '../../../../src/api/contract/table';
import { createWorld, type World } from '../../../support/world';

/** What a busy creator would send; rows that are not named here have neither query nor body. */
const inputs: Record<string, { path?: string; query?: Record<string, string>; body?: unknown }> = {
  requestOtp: { body: { phone_number: '9123456789', instanceId: 'here' } },
  getRegistrationInfo: { query: { user_id: 'creator-demo' } },
  sendPostLoginEvent: { body: { user_id: 'creator-demo', login_time: '2026-01-01T00:00:00Z', client_type: 'web' } },
  listAutoDmPosts: { body: { page_index: 0, page_size: 3 } },
  getPostProducts: { path: '/home/get-products/post-kurta' },
  setAutoDm: { body: { enable_auto_dm: true } },
  addTriggerWord: { body: { keyword: 'saree' } },
  setTriggerWordStatus: { path: '/home/update-custom-word-status/word-1', body: { status: 'INACTIVE' } },
  listOrderedProducts: { query: { page_no: '0', page_size: '20' } },
  listWishlistedProducts: { query: { page_no: '0', page_size: '20' } },
  getProductDetails: { path: '/post-linking/product-details/9007199254741093' },
  createCollection: {
    body: { collection: { name: 'New', platform: 'SINGLE_LINK' }, product_details_list: [{ id: '48210377', name: 'Kurta' }], is_auto_dm_enable_flow: false },
  },
  updateCollection: {
    path: '/collection-links/update-collection/col-desk', body: { collection: { name: 'Desk' }, product_details_list: [{ id: '48210377', name: 'Kurta' }] },
  },
  listCollections: { query: { page_index: '0', page_size: '20', collection_type: 'QR_CODE' } },
  getCollectionProducts: { path: '/collection-links/collection-products/col-desk/products' },
  generateQrCode: { body: { collection_id: 'col-plants' } },
  getPublicCollection: { path: '/v1/collection/col-desk', query: { collectionType: 'normal' } },
  getOverview: { body: { time_period: 'LAST_28_DAYS', post_type: 'ALL' } },
  listPosts: { body: { time_period: 'LIFETIME', post_type: 'QR_CODE', page_no: 1, page_size: 10 } },
  getPostDetail: { body: { post_id: 'post-kurta', post_type: 'AUTO_DM', time_period: 'LIFETIME' } },
  getOlderOverview: { body: { time_period: 'LAST_7_DAYS', is_payout_experiment_enabled: false } },
  listDailyFigures: { body: { time_period: 'LAST_28_DAYS', post_type: 'ALL' } },
  getPostCounts: { query: { is_payout_experiment_enabled: 'false' } },
  listOlderPosts: { body: { time_period: 'LIFETIME', post_type: 'ALL', sort_by: 'RECENCY', page_size: 10, is_payout_experiment_enabled: false } },
  getOlderPostDetail: { query: { post_id: 'post-kurta', post_type: 'AUTO_DM', is_payout_experiment_enabled: 'false' } },
  listPayments: { query: { page_no: '1', page_size: '10' } },
  listPaymentOrders: { path: '/v1/earnings/payments/run-2026-11-16/orders', query: { page_no: '1', page_size: '20' } },
  saveBankDetails: { body: { accountHolderName: 'Asha Rao', accountNumber: '123456789012', ifsc: 'HDFC0001234' } },
  giveBankConsent: { body: { consent: true } },
  sendBankOtp: { body: {} },
  sendAnalytics: { body: { events: [{ name: 'page-view', path: '/earnings', time: '2026-01-01T00:00:00Z', session_id: 's1' }] } },
};

/** They need a code, an OTP or a finished deletion, and have tests of their own. */
const elsewhere = new Set(['logIn', 'resendOtp', 'connectInstagram', 'createAutoDmPost', 'deletePost', 'deleteCollection', 'downloadQrCode']);

describe('the contract', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  for (const [name, call] of Object.entries(callTable)) {
    if (elsewhere.has(name)) continue;
    const { path = call.path, query, body = call.unused && call.body ? {} : undefined } = inputs[name] ?? {};
    it(`${call.method} ${call.path} ${call.unused ? 'says that no screen makes it' : 'is answered in its shape'}`, async () => {
      const response = await fetch(`${world.apiBase}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method: call.method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      const answer: unknown = await response.json();
      if (call.unused) {
        expect(response.status).to.equal(410);
        return;
      }
      expect(response.status, JSON.stringify(answer)).to.equal(200);
      const { issues } = v.safeParse(call.response, answer);
      expect(issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)).to.equal(undefined);
      expect((answer as { error?: string }).error).to.equal(undefined);
    });
  }

  for (const name of ['requestOtp', 'listAutoDmPosts', 'getOverview', 'createCollection', 'sendAnalytics'] as const) {
    it(`${callTable[name]?.path ?? name} refuses a body that breaks it`, async () => {
      const response = await fetch(`${world.apiBase}${callTable[name]?.path ?? ''}`, { method: 'POST', body: '{"wrong":1}', headers: { 'content-type': 'application/json' } });
      expect(response.status).to.equal(400);
      expect(((await response.json()) as { error: string }).error).to.match(/^The body does not keep the contract/);
    });
  }
});
