/** Matches modules of src by their path without the extension. */
const src = (...paths) => new RegExp(`/src/(${paths.map((path) => path.replace('*', '[a-z-]+')).join('|')})\\.[a-z]+$`);

/**
 * Which modules travel together. Every file costs a request and compresses by itself, so what nearly every
 * screen needs is one chunk for all, and what one screen needs is one chunk of its own; whatever is not named
 * here is split by rollup as usual. A module that comes with no group of its own follows the first that imports it.
 */
const groups = [
  // React is CommonJS and never changes between releases, so it is one chunk, with the helpers only it needs.
  ['react', /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  // The first paint: what stands on the page before anything else has arrived.
  ['shell', /\/elements\/(define|base-element|attributes|skeleton|page-configuration)\./],
  ['shell', src('styles/(base|tokens|make-sheet)', 'widgets/icons/first-paths', 'runtime-registry', 'text/en/elements', 'domain/(routes|encode-path-part)', 'bridge/load-chunk')],
  // Everything below the screens that most elements need, without React, so that a page can configure it alone.
  ['core', /node_modules\/(@preact\/signals-core|valibot|wretch|nanoid)\//],
  ['core', src(
    'runtime', 'ids/new-id', 'bridge/page-session', 'api/(api-error|client|parse-body|read-json|retry)', 'api/contract/(call|object|paging|shapes|table|home|home-actions|collections|collection-actions|post-linking)', 'bridge/(browser-host|host|back-layers|oauth-return)',
    '(?:state|features/.+)/(resource|own-storage|per-element|toast-store|load-unless-asked|most-pages|home-store|profile-store|deleted-store|collection-products-store)',
    'domain/(brand|instagram-oauth|load|safe-url|listed-host|parse-url|image-address|thumbnails|limits|first-limits|text-limit|unique-by-id|excerpt)',
  )],
  // Rules that an element's own file names too, so they come before anything of React.
  ['figures', src('domain/(iso-date|money|column-sum|dates|performance-window|resolve-period)')],
  ['periods', src('domain/(periods|post-types)')],
  // What is kept in local storage, for those screens that ask who is there.
  ['kept', /node_modules\/(nanostores|@nanostores\/persistent)\//],
  ['kept', src('(?:state|features/.+)/(safe-storage|session-store|tab-storage|place-store|draft-store)', 'api/contract/auth')],
  // What puts a screen into its element. It is asked for by itself and may come at the second try, which other code
  // does not know of: so nothing that others share is in it.
  ['mount', /node_modules\/@r2wc\/|\/elements\/(view|made-by-own-react)\./],
  // What screens are made of.
  ['view', /node_modules\/@preact\/signals-react\//],
  ['view', src(
    'features/(?:shared/[a-z-]+|links)/(screen-context|screen-frame|later-code|use-products-drawer|use-loads|awaited|profile-note|error-text|route-link|lazy-part|near-part|use-media-address|checked-address|use-until-last-leaves|use-own-store|use-tell-error|use-once)',
    'widgets/(as-of|use-sheet|use-back-layer|use-effect-event|button|toaster|icon-button|icons/(icon|paths)|skeleton|error-state|empty-state|empty-picture|states|load-view|page-header|card|badge|banner|stat-figure|tabs|text-field|lazy-image|thumbnail-grid|infinite-list|nearest-scroller|modal|drawer|when-near)',
    'domain/how-far', 'text/en/(errors|error-variants|error-notes|profile-note|widgets|controls|empty-state|text-field|listings)',
  )],
  ['sums', src('widgets/sum-note', 'text/en/column-sum')],
  // Data first: an element asks for it while the code of its screen is on the way, so it comes without React.
  ['earnings', src('features/earnings/earnings-store', 'api/contract/(earnings|performance-shapes)')],
  ['performance-store', src('features/performance/performance-store', 'api/contract/performance-new')],
  ['older-performance-store', src('features/performance/older-performance-store', 'api/contract/performance-older', 'domain/sort-options')],
  ['performance-data', src('api/contract/performance', 'domain/(posts|unique-posts|buckets|percent|wire-number)', 'features/performance/payout-flag', 'features/performance/(prefetch-performance|performance-version)')],
  ['steps', src('(?:state|features/.+)/(steps|create-once)', 'domain/otp')],
  // The listings of collections and QR codes, and of posts with AutoDM.
  ['listings', src(
    'features/links/(listing|listing-row|listings)', 'features/(?:shared/[a-z-]+|links)/(use-collection-deletion|use-copy|use-share|use-public-page|share-button)', 'widgets/delete-dialog', 'text/en/(share|delete-dialog)',
    '(?:state|features/.+)/(paged-list|delete-once|cached-products|collection-listing-store|qr-code-store)', 'bridge/(share|copy-text)',
  )],
  // What both screens with a bar at the foot open with.
  ['task', src('features/(?:shared/[a-z-]+|links)/(task-bar|code-ahead|use-when-there)')],
  // Picking products, for a link at once and for a post in its second step.
  // The drafts apart from their screens, whose later steps share them (see 'mount').
  ['links-draft', src('(?:state|features/.+)/(create-collection-store|link-counter-store)')],
  ['linking-draft', src('features/post-linking/post-linking-store', 'text/en/post-linking')],
  ['add-products', src('features/shared/products/(add-products|selected-products|use-picked)', 'features/shared/products/add-products-store', 'domain/selection', 'text/en/add-products')],
  ['qr', src('features/links/(qr-code-listing-screen|qr-share-button|qr-picture|use-qr-download)', 'widgets/(carousel|qr-guidelines)', 'text/en/carousel', 'domain/(saves-files|qr-file-name)', 'bridge/save-file')],
  // The two versions of performance, of which a creator has one, and what both have.
  ['performance', src('features/performance/(performance-screen|performance|use-place|overview-card|bonus-card|explanation|period-days)', 'features/performance/post-counts-store', 'domain/post-counts', 'text/en/performance')],
  ['post-card', src('features/performance/post-card', 'text/en/performance-posts')],
  ['older-posts', src('features/performance/older/(post-list|post-figures)', 'text/en/performance-older-posts')],
  ['older-performance', src('features/performance/older/(older-performance|older-figures|all-posts|all-posts-button|buckets-table|programme-card|onward)', 'text/en/performance-older', 'widgets/dropdown')],
  ['new-performance', src('features/performance/(new-performance|performance-list|best-posts|breakdown-button|post-sales|period-bar|page-scroll)', 'text/en/performance-new', 'domain/best-posts', 'widgets/select')],
  ['login', src('features/login/(?!login-store)*', 'features/shared/otp/*', 'text/en/otp')],
  ['instagram', src('features/shared/instagram/instagram-store', 'features/shared/instagram/connect-prompt', 'domain/instagram-authorize', 'text/en/instagram')],
  ['password-alert', src('features/shared/password-alert/*', 'widgets/(password-alert-drawer|fact-drawers)', 'text/en/password-alert')],
];

/** For rollup's manualChunks. */
export function chunkOf(id) {
  return groups.find(([, pattern]) => pattern.test(id))?.[0];
}
