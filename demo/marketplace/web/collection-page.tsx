import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../../../src/api/contract/shapes';
import { formatCount } from '../../../src/domain/money';
import { safeUrl } from '../../../src/domain/safe-url';
import { uniqueById } from '../../../src/domain/unique-by-id';
import { CollectionPage } from '../../../src/features/public-collection/views/collection-page';
import { collectionWords as words } from '../../../src/text/en/collection';
import { publicCollection } from '../api/collections';
import { brand } from '../brand';
import type { World } from '../world';
import { appPolicy } from './policy';

type PublicCollection = NonNullable<Awaited<ReturnType<typeof publicCollection>>> & { readonly product_details_list: readonly Product[] };

/** How many products a description names. */
const named = 3;

/**
 * The page of the app at the address of a public collection, for those who run no script: tags for previews in other
 * apps, and the collection itself inside `<noscript>`, rendered from the view that the element uses.
 */
export function serveCollectionPage(app: Hono, world: World, folder: string): void {
  app.get('/collection/:id', compress(), async (context, next) => {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return next();
    const root = world.root(context.req.raw);
    const headers = { 'content-security-policy': appPolicy, 'cache-control': 'no-cache' };
    const page = await readFile(file, 'utf8');
    const found = await publicCollection({ world, context, root }, context.req.param('id'));
    const collection = found && { ...found, product_details_list: uniqueById(found.product_details_list ?? []) };
    // The app says what is missing; the status is for search engines.
    return collection ? context.html(withCollection(page, collection, root), 200, headers) : context.html(page, 404, headers);
  });
}

function withCollection(page: string, collection: PublicCollection, root: string): string {
  const tags = renderToStaticMarkup(<Tags collection={collection} root={root} />);
  return [
    [/<title>.*?<\/title>/, ''],
    [/<meta name="description"[^>]*>/, tags],
    [/<noscript>.*?<\/noscript>/s, `<noscript>${markup(collection, root)}</noscript>`],
  ].reduce((text, [part, replacement]) => replaceOnce(text, part as RegExp, replacement as string), page);
}

function replaceOnce(text: string, part: RegExp, replacement: string): string {
  if (!part.test(text)) throw new Error(`index.html has no ${part.source}`);
  return text.replace(part, () => replacement);
}

function Tags({ collection, root }: { collection: PublicCollection; root: string }) {
  const { product_details_list: products } = collection;
  const name = collection.name || words.title;
  const title = collection.creator_name ? `${name} · ${words.by(collection.creator_name)}` : name;
  const names = products.slice(0, named).map((product) => product.name).filter(Boolean).join(', ');
  const description = [words.count(formatCount(products.length)), names].filter(Boolean).join(': ');
  const address = `${root}/collection/${encodeURIComponent(collection.id ?? '')}`;
  const picture = [...products.map(({ image }) => image), collection.creator_image_url].map((url) => checked(url, root, 'mediaHosts')).find(Boolean);
  const properties = { 'og:type': 'website', 'og:site_name': brand.name, 'og:title': title, 'og:description': description, 'og:url': address, 'og:image': picture };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** All products: a button for more would need a script. */
function markup(collection: PublicCollection, root: string): string {
  const { length } = collection.product_details_list;
  const text = renderToStaticMarkup(
    <>
      <link rel="stylesheet" href="/without-script.css" />
      <link rel="stylesheet" href="/collection.css" />
      <div className="creator-page">
        <div className="shell">
          <CollectionPage
            collection={collection}
            brand={brand.name}
            shown={length}
            onMore={() => undefined}
            picture={(url) => checked(url, root, 'mediaHosts')}
            shop={(url) => checked(url, root, 'linkHosts')}
          />
        </div>
      </div>
    </>,
  );
  // The widget loads a picture by script when it is near; without one the browser does. A quotation mark in a text or an
  // attribute is escaped, so this can only be the attribute itself.
  return text.replaceAll(' data-src="', ' loading="lazy" data-shown="" src="');
}

function checked(url: unknown, root: string, list: 'mediaHosts' | 'linkHosts'): string | null {
  return safeUrl(url, { hosts: brand[list], origin: new URL(root).origin });
}
