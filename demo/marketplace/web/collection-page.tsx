import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../../../src/api/contract/shapes';
import { shopHome } from '../../../src/domain/brand';
import { formatCount } from '../../../src/domain/money';
import { safeUrl } from '../../../src/domain/safe-url';
import { uniqueById } from '../../../src/domain/unique-by-id';
import { CollectionPage, productStep } from '../../../src/features/public-collection/views/collection-page';
import { collectionWords as words } from '../../../src/text/en/collection';
import { publicCollection } from '../api/collections';
import { brand } from '../brand';
import type { World } from '../world';
import { inLanguage, replaceParts, screenFrame, withFirstFrame } from './app-page';
import { inWords, wordsOf } from './in-language';
import { appPolicy } from './policy';

type PublicCollection = NonNullable<Awaited<ReturnType<typeof publicCollection>>> & { readonly product_details_list: readonly Product[] };

/** Pictures in the window of a phone: the creator's and those of the first products. */
const inFirstView = 5;

const unanswered = () => undefined;

/** How many products a description names. */
const named = 3;

/**
 * The page of the app at the address of a public collection: tags for previews in other apps, and the collection itself,
 * rendered from the view that the element uses, until the app has loaded and for those who run no script.
 */
export function serveCollectionPage(app: Hono, world: World, folder: string): void {
  app.get('/collection/:id', compress(), async (context, next) => {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return next();
    const root = world.root(context.req.raw);
    const spoken = await wordsOf(context);
    const headers = { vary: 'accept-language', 'content-security-policy': appPolicy, 'cache-control': 'no-cache' };
    const plain = inLanguage(await readFile(file, 'utf8'), spoken.tag);
    const found = await publicCollection({ world, context, root }, context.req.param('id'));
    const collection = found && { ...found, product_details_list: uniqueById(found.product_details_list ?? []) };
    // The app says what is missing; the status is for search engines.
    const page = await withFirstFrame(folder, plain, { tag: 'creator-collection', frame: collection ? inWords(spoken, () => firstFrame(collection, root)) : '' });
    return collection ? context.html(inWords(spoken, () => withCollection(page, collection, root)), 200, headers) : context.html(page, 404, headers);
  });
}

function withCollection(page: string, collection: PublicCollection, root: string): string {
  const tags = renderToStaticMarkup(<Tags collection={collection} root={root} />);
  return replaceParts(page, [
    [/<title>.*?<\/title>/, ''],
    [/<meta name="description"[^>]*>/, tags],
    [/<noscript>.*?<\/noscript>/s, `<noscript>${withoutScript(collection, root)}</noscript>`],
  ]);
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

interface Shown {
  collection: PublicCollection;
  root: string;
  shown: number;
}

function Products({ collection, root, shown, onShare }: Shown & { onShare?: () => void }) {
  return (
    <CollectionPage
      collection={collection}
      brand={brand.name}
      home={shopHome(brand)}
      shown={shown}
      onMore={unanswered}
      picture={(url) => checked(url, root, 'mediaHosts')}
      shop={(url) => checked(url, root, 'linkHosts')}
      {...(onShare && { onShare })}
    />
  );
}

/** All products: a button for more would need a script. */
function withoutScript(collection: PublicCollection, root: string): string {
  return withPictures(renderToStaticMarkup(
    <>
      <link rel="stylesheet" href="/without-script.css" />
      <link rel="stylesheet" href="/collection.css" />
      <div className="creator-page">
        <div className="shell"><Products collection={collection} root={root} shown={collection.product_details_list.length} /></div>
      </div>
    </>,
  ), 0);
}

/** What the element draws first. Links to the shop work at once; buttons wait for the app. */
function firstFrame(collection: PublicCollection, root: string): string {
  const frame = screenFrame('/collection.css', <Products collection={collection} root={root} shown={productStep} onShare={unanswered} />, true);
  return withPictures(frame, inFirstView).replaceAll('<button ', '<button inert="" ');
}

/**
 * The widget loads a picture by script when it is near; before one runs the browser does. A quotation mark in a text or
 * an attribute is escaped, so this can only be the attribute itself.
 * @param atOnce how many pictures do not wait until they are near
 */
function withPictures(text: string, atOnce: number): string {
  let count = 0;
  return text.replaceAll(' data-src="', () => `${count++ < atOnce ? '' : ' loading="lazy"'} data-shown="" src="`);
}

function checked(url: unknown, root: string, list: 'mediaHosts' | 'linkHosts'): string | null {
  return safeUrl(url, { hosts: brand[list], origin: new URL(root).origin });
}
