/*
 * Examples of the document: a request and its answer for every call. Reading calls are answered as the sandbox did in its
 * recordings; what the others send and get stands here.
 */

const product = { id: '48210377', name: 'Linen table lamp', image: 'https://bazaar.example/img/48210377.jpg', catalog_id: '48210377', affiliate_link: null };
const linked = { ...product, affiliate_link: 'https://bazaar.example/l/Lamp7x?product_id=48210377' };
const media = {
  id: '17900000000000001', caption: 'Three lamps for a small desk', display_image_url: 'https://bazaar.example/img/desk.jpg', post_url: 'https://www.instagram.com/p/Desk/',
};
const visit = 'b0e7a1c2-4d5f-4f5e-9a77-1d1f0c6f2a11';
const otp = { request_id: 'otp-6f2a', instance_id: visit, phone_number: '9876543210', otp: '482913', login_type: 'BAZAAR_SMS' };
const user = { user_id: 'creator-demo', phone_number: '+919876543210' };
const done = { message: 'Done' };

/** By the name of the call: its path parameters, query and body, and its answer. */
const written = {
  requestOtp: { body: { phone_number: '9876543210', instanceId: visit }, answer: { request_id: 'otp-6f2a' } },
  resendOtp: { body: { instanceId: visit, requestId: 'otp-6f2a' }, answer: done },
  logIn: { body: otp, answer: user },
  sendPostLoginEvent: { body: { user_id: 'creator-demo', login_time: '2026-01-12T10:30:00.000Z', client_type: 'web' }, answer: done },
  addTriggerWord: { body: { keyword: 'link' }, answer: done },
  setAutoDm: { body: { enable_auto_dm: true }, answer: { enable_auto_dm: true } },
  setTriggerWordStatus: { params: { id: 'word-1' }, body: { status: 'INACTIVE' }, answer: done },
  giveBankConsent: { body: { consent: true }, answer: done },
  saveBankDetails: { body: { accountHolderName: 'Asha Rao', accountNumber: '002301567890', ifsc: 'HDFC0001234' }, answer: done },
  sendBankOtp: { body: { otp: '482913' }, answer: done },
  createCollection: {
    body: { collection: { name: 'My desk', platform: 'INSTAGRAM_STORIES' }, product_details_list: [product], is_auto_dm_enable_flow: false },
    answer: {
      collection: { id: 'col-desk', name: 'My desk', platform: 'INSTAGRAM_STORIES', media_link: null, created_at: '2026-01-12T10:30:00.000Z', qr_image_url: null },
      product_details_list: [linked],
    },
  },
  updateCollection: { params: { id: 'col-desk' }, body: { collection: { name: 'A small desk' }, product_details_list: [linked] }, answer: done },
  deleteCollection: { params: { id: 'col-desk' }, answer: done },
  generateQrCode: { body: { collection_id: 'col-desk' }, answer: { qr_image_url: 'https://bazaar.example/q/desk.png', qr_unique_id: 'desk' } },
  downloadQrCode: { query: { url: 'https://bazaar.example/q/desk.png' } },
  connectInstagram: {
    body: {
      code: 'AQD1', redirect_uri: 'https://bazaar.example/creators/auto-dm', app_firebase_instance_id: '', device_type: 'web',
    },
    answer: done,
  },
  deletePost: { params: { id: 'post-desk' }, answer: done },
  createAutoDmPost: {
    body: { instagram_media: media, product_details_list: [product] },
    answer: { auto_dm_post_id: 'post-desk', instagram_media: media, product_details_list: [linked] },
  },
  sendAnalytics: {
    body: { events: [{ name: 'screen_view', path: '/home', time: '2026-01-12T10:30:00.000Z', session_id: visit, entered_from: null, values: { visits: 1 } }] },
    answer: done,
  },
};

const isRow = (value) => typeof value === 'object' && value !== null && Object.keys(value).some((key) => /^id$|_id$|Id$/.test(key));
const rowsOfExample = 2;

/** Two rows of each list are enough. */
function cut(value) {
  if (Array.isArray(value)) return (value.every(isRow) ? value.slice(0, rowsOfExample) : value).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}

/** The answer as the last page of its list, so that a mock server of the document does not promise more for ever. */
function asOnlyPage(answer) {
  const rows = Object.values(answer).find(Array.isArray)?.length ?? 0;
  const only = { total_pages: 1, total_count: rows, number_of_records: rows, has_next_page: false, next_cursor: null, after: null, page_number: null };
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, Object.hasOwn(only, key) ? only[key] : value]));
}

const patternOf = ({ method, path }) => new RegExp(`^${method} ${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}(?:\\?(?<query>\\S*))?(?: (?<body>\\{.*))?$`);

/** The first recorded answer of a call, and what it was asked. */
function recorded(call, answers) {
  const pattern = patternOf(call);
  const key = Object.keys(answers).find((each) => pattern.test(each) && answers[each].status === undefined);
  if (!key) return undefined;
  const { query, body, ...params } = pattern.exec(key).groups;
  return { params, query: Object.fromEntries(new URLSearchParams(query)), body: body && JSON.parse(body), answer: asOnlyPage(cut(answers[key].body)) };
}

const period = { time_period: 'LAST_7_DAYS', is_payout_experiment_enabled: false };

/** The older performance screen is in no recording. Its answers have the figures of the newer one. */
const older = {
  getOlderOverview: { newer: 'getOverview', body: period },
  listOlderPosts: {
    newer: 'listPosts', body: { ...period, post_type: 'ALL', sort_by: 'RECENCY', page_size: 10, cursor: null }, answer: ({ data }) => ({ data, next_cursor: null }),
  },
  getOlderPostDetail: {
    newer: 'getPostDetail', query: { post_id: 'post-earbuds', post_type: 'AUTO_DM', is_payout_experiment_enabled: 'false' },
    answer: (post) => ({
      ...post,
      affiliate_bucket: { commission: 950.4, avg_commission_pct: 9.46, orders: 12, sales: 10050, min_commission: 8, max_commission: 10 },
      non_affiliate_bucket: { commission: 5, avg_commission_pct: 0.5, orders: 1, sales: 1000 },
    }),
  },
};

/**
 * @param {string} name of a call
 * @param {{ calls: { name: string, call: object }[], answers: object }} contract see `read-contract`
 * @returns {{ params?: object, query?: object, body?: unknown, answer?: unknown } | undefined} undefined if there is none
 */
export function exampleOf(name, contract) {
  if (written[name]) return written[name];
  const { newer = name, answer = (same) => same, ...asked } = older[name] ?? {};
  const example = recorded(contract.calls.find((row) => row.name === newer).call, contract.answers);
  return example && { ...example, ...asked, answer: answer(example.answer) };
}
