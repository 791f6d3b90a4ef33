import type { CallOutput } from '../api/contract/call';
import type { addTriggerWord, getAutoDmDetails, listTriggerWords, setAutoDm, setTriggerWordStatus } from '../api/contract/auto-dm';
import type { updateCollection } from '../api/contract/collection-changes';
import type { createCollection, downloadQrCode, generateQrCode, getCollectionProducts, getPublicCollection, listCollections } from '../api/contract/collections';
import type { getPostProducts, listAutoDmPosts } from '../api/contract/home';
import type { getBankDetails, getBankDetailsStatus, saveBankDetails } from '../api/contract/bank-details';
import type { createAutoDmPost } from '../api/contract/post-linking';
import type { AutoDmPost, Collection, Product } from '../api/contract/shapes';
import type { Call, CallInput } from '../api/contract/call';
import { demoFile, demoPicture } from './demo-pictures';
import type { DemoState } from './demo-state';
import type { Answer } from './recording';

/** The data that a call is answered from. */
export interface DemoVisit {
  readonly state: DemoState;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The prefix of addresses of the sandbox. */
  readonly root: string;
  readonly codes: Readonly<Record<string, string>>;
  /** The recorded answer of this call, or of another one. */
  recorded(key?: string): unknown;
}

type DemoCall = (visit: DemoVisit) => Answer | Blob;

const ok = <C extends Call>(body: CallOutput<C>): Answer => ({ body });
const done: Answer = { body: { message: 'Done' } };
const bodyOf = <C extends Call>({ body }: DemoVisit): NonNullable<CallInput<C>['body']> => body as NonNullable<CallInput<C>['body']>;
/** The page length of recorded lists. */
const recordedPage = 20;

/** Every item of a recorded listing, from all pages. */
function everything<T>(page: (index: number) => { items: readonly T[]; pages: number } | undefined): T[] {
  const items: T[] = [];
  for (let index = 0, pages = 1; index < pages; index++) {
    const answer = page(index);
    items.push(...(answer?.items ?? []));
    pages = answer?.pages ?? 0;
  }
  return items;
}

const slice = <T>(items: readonly T[], index: number, size: number) => ({
  items: items.slice(index * size, (index + 1) * size), total_pages: Math.ceil(items.length / size), total_count: items.length,
});

function posts({ state, recorded }: DemoVisit): AutoDmPost[] {
  const known = everything((index) => {
    const answer = recorded(`POST /home/listing {"page_index":${index},"page_size":${recordedPage}}`) as CallOutput<typeof listAutoDmPosts> | undefined;
    return answer && { items: answer.auto_dm_posts, pages: answer.total_pages ?? 0 };
  });
  return [...state.posts, ...known].filter(({ auto_dm_post_id: id }) => !state.deleted.has(id));
}

function collections({ state, recorded }: DemoVisit, type: string): Collection[] {
  const known = (listing: string) => everything((index) => {
    const answer = recorded(`GET /collection-links?collection_type=${listing}&page_index=${index}&page_size=${recordedPage}`) as CallOutput<typeof listCollections> | undefined;
    return answer && { items: answer.collections, pages: answer.total_pages ?? 0 };
  });
  const all = [...state.collections, ...known('AFFILIATE_LINKS')];
  const withCode = all.filter(({ id }) => state.codes.has(id)).map((item) => ({ ...item, qr_image_url: state.codes.get(item.id) }));
  const listed = type === 'QR_CODE'
    ? [...[...state.codes.keys()].flatMap((id) => withCode.filter((item) => item.id === id)), ...known('QR_CODE')]
    : all.map((item) => withCode.find(({ id }) => id === item.id) ?? item);
  return listed.filter(({ id }) => !state.deleted.has(id)).map((item) => ({ ...item, ...state.changed.get(item.id) }));
}

/** The products of a new post or collection get links of their own. */
const linked = (products: readonly Product[], id: string, root: string): Product[] => products.map((product, place) => ({
  ...product,
  affiliate_link: `${root}/l/${id}-${place}?product_id=${product.id}&external_product_id=${product.id}&utm_source=creator`,
}));

const words = ({ state, recorded }: DemoVisit) =>
  (state.words ??= [...(recorded('GET /home/get-custom-words') as CallOutput<typeof listTriggerWords>).custom_trigger_words]);

const remove: DemoCall = ({ state, params }) => {
  state.deleted.add(params['id'] ?? '');
  return done;
};

/** The products of an item that was created here, deleted here, or recorded. */
function productsOf(visit: DemoVisit, made: readonly Product[] | undefined, gone: string): Answer {
  if (visit.state.deleted.has(visit.params['id'] ?? '')) return { body: { error: gone } };
  return { body: made ? { product_details_list: [...made] } : visit.recorded() };
}

/**
 * The calls whose answers are not only recorded: writes, and reads that show their effect. Every other call gets its
 * recorded answer. A write is kept in memory and never refused, except if the sandbox refused it during the recording.
 */
export const demoCalls: Readonly<Record<string, DemoCall>> = {
  'POST /auth/request-otp': () => ({ body: { request_id: 'demo' } }),
  'POST /auth/resend-otp': () => done,
  'POST /auth/login': ({ recorded }) => ({ body: recorded('GET /auth/user-profile') }),
  'POST /auth/post-login-event': () => done,
  'POST /v1/analytics/events': () => done,
  'POST /home/instagram-onboarding': () => done,

  'POST /home/listing': (visit) => {
    const { page_index: index, page_size: size } = bodyOf<typeof listAutoDmPosts>(visit);
    const { items, ...counts } = slice(posts(visit), index, size);
    return ok<typeof listAutoDmPosts>({ auto_dm_posts: items, ...counts });
  },
  'GET /home/get-products/{id}': (visit) => productsOf(visit,
    visit.state.posts.find(({ auto_dm_post_id: id }) => id === visit.params['id'])?.product_details_list,
    'No products found for auto DM post id' satisfies NonNullable<CallOutput<typeof getPostProducts>['error']>),
  'PUT /home/delete/{id}': remove,
  'POST /post-linking/user-auto-dm-post/create': (visit) => {
    const { instagram_media: media, product_details_list: products } = bodyOf<typeof createAutoDmPost>(visit);
    const id = `post-demo-${++visit.state.made}`;
    const post = { auto_dm_post_id: id, instagram_media: media, product_details_list: linked(products, id, visit.root) };
    visit.state.posts.unshift(post);
    return ok<typeof createAutoDmPost>(post);
  },

  'GET /collection-links': (visit) => {
    const { collection_type: type = '', page_index: index, page_size: size } = visit.query;
    const { items, ...counts } = slice(collections(visit, type), Number(index), Number(size));
    return ok<typeof listCollections>({ collections: items, ...counts });
  },
  'POST /collection-links/create-collection': (visit) => {
    const { collection, product_details_list: products } = bodyOf<typeof createCollection>(visit);
    const id = `col-demo-${++visit.state.made}`;
    const made = { ...collection, id, created_at: new Date().toISOString(), qr_image_url: null, is_editable: collection.platform !== 'SINGLE_LINK' };
    const list = linked(products, id, visit.root);
    visit.state.collections.unshift({ ...made, product_details_list: list });
    return ok<typeof createCollection>({ collection: made, product_details_list: list });
  },
  'PUT /collection-links/update-collection/{id}': (visit) => {
    const { collection: { name }, product_details_list: products } = bodyOf<typeof updateCollection>(visit);
    const id = visit.params['id'] ?? '';
    visit.state.changed.set(id, { name, product_details_list: linked(products, id, visit.root) });
    return done;
  },
  'DELETE /collection-links/delete-collection/{id}': remove,
  'GET /collection-links/collection-products/{id}/products': (visit) => productsOf(visit,
    visit.state.changed.get(visit.params['id'] ?? '')?.product_details_list ?? visit.state.collections.find(({ id }) => id === visit.params['id'])?.product_details_list,
    'No products found in this collection' satisfies NonNullable<CallOutput<typeof getCollectionProducts>['error']>),
  'GET /v1/collection/{id}': ({ state, params, recorded }) => {
    const id = params['id'] ?? '';
    const made = state.collections.find((each) => each.id === id);
    if (state.deleted.has(id)) return { status: 404, body: { error: 'This collection does not exist' } };
    const change = state.changed.get(id);
    return made ? ok<typeof getPublicCollection>({ ...made, ...change }) : { body: { ...recorded() as CallOutput<typeof getPublicCollection>, ...change } };
  },
  'POST /collection-links/qr/generate': (visit) => {
    const { collection_id: id } = bodyOf<typeof generateQrCode>(visit);
    const known = collections(visit, 'AFFILIATE_LINKS').find((each) => each.id === id)?.qr_image_url;
    const address = known ?? demoPicture('qr/qrDemo.png', visit.codes) ?? '';
    if (!known) visit.state.codes.set(id, address);
    return ok<typeof generateQrCode>({ qr_image_url: address });
  },
  'GET /collection-links/qr/download': ({ query }) =>
    demoFile(query['url'] ?? '') satisfies CallOutput<typeof downloadQrCode> | undefined ?? { status: 404, body: { error: 'This QR code does not exist' } },

  'GET /home/auto-dm-details': ({ state, recorded }) => {
    const details = recorded() as CallOutput<typeof getAutoDmDetails>;
    return ok<typeof getAutoDmDetails>({ ...details, enable_auto_dm: state.autoDm ?? details.enable_auto_dm });
  },
  'PUT /home/auto-dm-toggle': (visit) => {
    const { enable_auto_dm: on } = bodyOf<typeof setAutoDm>(visit);
    visit.state.autoDm = on;
    return ok<typeof setAutoDm>({ enable_auto_dm: on });
  },
  'GET /home/get-custom-words': (visit) => ok<typeof listTriggerWords>({ custom_trigger_words: words(visit) }),
  'POST /home/send-custom-word': (visit) => {
    const { keyword } = bodyOf<typeof addTriggerWord>(visit);
    visit.state.words = [...words(visit), { id: `word-demo-${++visit.state.made}`, keyword, status: 'ACTIVE' }];
    return done;
  },
  'PUT /home/update-custom-word-status/{id}': (visit) => {
    const { status } = bodyOf<typeof setTriggerWordStatus>(visit);
    visit.state.words = words(visit).map((word) => (word.id === visit.params['id'] ? { ...word, status } : word));
    return done;
  },

  'GET /v1/user-bank-details': ({ state, recorded }) => {
    const before = recorded() as CallOutput<typeof getBankDetails>;
    const { accountNumber, ...typed } = state.bank ?? {};
    return ok<typeof getBankDetails>({ ...before, ...typed, ...(accountNumber ? { accountNumber: accountNumber.slice(-4) } : {}) });
  },
  'GET /v1/user-bank-details/status': ({ state, recorded }) =>
    (state.bank ? ok<typeof getBankDetailsStatus>({ status: 'SUBMITTED' }) : { body: recorded() }),
  'POST /v1/user-bank-details': (visit) => {
    visit.state.bank = { ...visit.state.bank, ...bodyOf<typeof saveBankDetails>(visit) as Record<string, string> };
    return done;
  },
  'POST /v1/user-bank-details/otp': () => done,
  'POST /v1/user-bank-details/consent': () => done,
};
