/** All tables of the sandbox. Times are milliseconds, money is whole paise. */
export const schema = `
CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS creators (
  id TEXT PRIMARY KEY, phone TEXT NOT NULL UNIQUE, registered INTEGER NOT NULL, joined_at INTEGER NOT NULL,
  auto_dm_enabled INTEGER NOT NULL DEFAULT 0, flags TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE IF NOT EXISTS sessions (token_hash TEXT PRIMARY KEY, creator_id TEXT NOT NULL, created_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS otps (
  request_id TEXT PRIMARY KEY, phone TEXT NOT NULL, instance_id TEXT NOT NULL, code TEXT NOT NULL,
  sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS products (
  id TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, name TEXT NOT NULL, picture TEXT, price INTEGER NOT NULL,
  affiliate INTEGER NOT NULL, catalog_id TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS shelves (
  shelf TEXT NOT NULL, position INTEGER NOT NULL, product_id TEXT NOT NULL, PRIMARY KEY (shelf, position)
);
CREATE TABLE IF NOT EXISTS posts (
  id TEXT PRIMARY KEY, creator_id TEXT NOT NULL, media_id TEXT NOT NULL, caption TEXT, picture TEXT,
  post_url TEXT, created_at INTEGER NOT NULL, deleted_at INTEGER
);
CREATE INDEX IF NOT EXISTS posts_of ON posts (creator_id, created_at);
CREATE TABLE IF NOT EXISTS collections (
  id TEXT PRIMARY KEY, creator_id TEXT NOT NULL, name TEXT NOT NULL, platform TEXT NOT NULL, media_link TEXT,
  auto_dm INTEGER NOT NULL, created_at INTEGER NOT NULL, deleted_at INTEGER, qr_unique_id TEXT UNIQUE, qr_created_at INTEGER
);
CREATE INDEX IF NOT EXISTS collections_of ON collections (creator_id, created_at);
CREATE TABLE IF NOT EXISTS links (
  code TEXT PRIMARY KEY, creator_id TEXT NOT NULL, post_type TEXT NOT NULL, post_id TEXT NOT NULL,
  product_id TEXT NOT NULL, position INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS links_of ON links (post_id, position);
CREATE TABLE IF NOT EXISTS clicks (
  id INTEGER PRIMARY KEY, creator_id TEXT NOT NULL, code TEXT NOT NULL, post_type TEXT NOT NULL, post_id TEXT NOT NULL,
  at INTEGER NOT NULL, count INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS clicks_of ON clicks (creator_id, at);
CREATE TABLE IF NOT EXISTS searches (
  id INTEGER PRIMARY KEY, creator_id TEXT NOT NULL, post_id TEXT NOT NULL, at INTEGER NOT NULL, count INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS searches_of ON searches (creator_id, at);
CREATE TABLE IF NOT EXISTS orders (
  id TEXT PRIMARY KEY, creator_id TEXT NOT NULL, code TEXT NOT NULL, post_type TEXT NOT NULL, post_id TEXT NOT NULL,
  product_id TEXT NOT NULL, quantity INTEGER NOT NULL, sales INTEGER NOT NULL, rate INTEGER NOT NULL,
  commission INTEGER NOT NULL, new_customer INTEGER NOT NULL, bonus INTEGER NOT NULL, at INTEGER NOT NULL, returned_at INTEGER
);
CREATE INDEX IF NOT EXISTS orders_of ON orders (creator_id, at);
CREATE TABLE IF NOT EXISTS deductions (id INTEGER PRIMARY KEY, creator_id TEXT NOT NULL, at INTEGER NOT NULL, amount INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS payments (
  creator_id TEXT NOT NULL, run_day INTEGER NOT NULL, paid_day INTEGER NOT NULL, PRIMARY KEY (creator_id, run_day)
);
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY, channel TEXT NOT NULL, recipient TEXT NOT NULL, text TEXT NOT NULL, otp TEXT, at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS comments (
  id INTEGER PRIMARY KEY, post_id TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
  trigger_word TEXT, answered_at INTEGER
);
CREATE TABLE IF NOT EXISTS trigger_words (
  id TEXT PRIMARY KEY, creator_id TEXT NOT NULL, keyword TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS bank_details (
  creator_id TEXT PRIMARY KEY, details TEXT NOT NULL DEFAULT '{}', consent INTEGER NOT NULL DEFAULT 0,
  verified_at INTEGER, submitted_at INTEGER
);
CREATE TABLE IF NOT EXISTS oauth_codes (code TEXT PRIMARY KEY, redirect_uri TEXT NOT NULL, expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS idempotency (
  creator_id TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (creator_id, key, path)
);
CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL);
`;

/** The tables that a change of the scenario empties, besides the settings; sessions of the demo creator are kept. */
export const tables = [
  'creators', 'otps', 'products', 'shelves', 'posts', 'collections', 'links', 'clicks', 'searches', 'orders',
  'deductions', 'payments', 'messages', 'comments', 'trigger_words', 'bank_details', 'oauth_codes', 'idempotency', 'events',
] as const;
