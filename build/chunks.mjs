/**
 * Which modules travel together. Many small files compress badly and cost a request each, so what every
 * screen needs is four chunks; whatever is not named here is split by rollup as usual.
 */
const groups = [
  // React is CommonJS and never changes between releases, so it is one chunk, with the helpers only it needs.
  ['react', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|commonjsHelpers/],
  // The first paint: what stands on the page before anything else has arrived.
  ['shell', /\/elements\/(define|base-element|attributes|load-chunk|skeleton)\.|\/src\/(styles\/(base|tokens|make-sheet)|runtime-registry|text\/en\/elements|domain\/(routes|instagram-oauth)|host\/oauth-return)\b/],
  // Everything below the screens that every element needs, without React, so that a page can configure it alone.
  ['core', /node_modules\/(@preact\/signals-core|valibot|wretch)\/|\/src\/(runtime|api\/(api-error|client|parse-body|retry)|api\/contract\/(call|shapes)|host\/browser-host|stores\/(resource|own-storage|toast-store)|domain\/(brand|first-limits|load|safe-url|parse-url))\./],
  // What is kept in local storage, for those screens that ask who is there.
  ['kept', /node_modules\/(nanostores|@nanostores\/persistent)\/|\/src\/stores\/(safe-storage|session-store)\./],
  // What every screen is made of.
  ['view', /node_modules\/(@r2wc|@preact\/signals-react)\/|\/elements\/view\.|\/src\/(screens\/shared\/(screen-context|screen-frame|error-text|route-link)\.|text\/en\/(errors|widgets)|widgets\/(use-sheet|button|icons\/(icon|first-paths)|error-state|states|skeleton|tabs)\.)/],
  // What Home is made of and many others use: the creator, posts and collections, and their pictures.
  ['posts', /\/src\/(api\/contract\/(home|collections)|stores\/(home-store|deleted-store|profile-store)|domain\/(image-address|thumbnails)|widgets\/(lazy-image|thumbnail-grid))\./],
  // What nearly every screen but Home is made of.
  ['parts', /\/src\/(widgets\/(icon-button|icons\/paths|page-header|card|badge|load-view|stat-figure)|text\/en\/(controls|error-variants)|stores\/load-unless-asked|screens\/shared\/use-until-last-leaves)\./],
  // Days and amounts: nothing but rules, so that an element's file may name them without React.
  ['figures', /\/src\/domain\/(money|dates|performance-window)\./],
  // What the earnings are read with.
  ['earnings', /\/src\/(api\/contract\/earnings|stores\/earnings-store)\./],
];

/** For rollup's manualChunks. */
export function chunkOf(id) {
  return groups.find(([, pattern]) => pattern.test(id))?.[0];
}
