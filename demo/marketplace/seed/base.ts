import type { InStatement } from '@libsql/client';
import { catalogue, shelves } from './catalogue';
import { insertMany } from './insert-many';

/** The data of every scenario: the products, and the lists that creators select from. */
export const baseStatements = (): InStatement[] => [
  ...insertMany('products', ['id', 'slug', 'name', 'picture', 'price', 'affiliate', 'catalog_id'], catalogue.map((product, index) => [
    product.id, product.slug, product.name,
    product.picture === 'none' ? null : `${product.picture === 'broken' ? 'missing' : 'product'}-${product.slug}`,
    product.price, product.affiliate ? 1 : 0, `cat-${1000 + index}`,
  ])),
  ...insertMany('shelves', ['shelf', 'position', 'product_id'], Object.entries(shelves).flatMap(([shelf, ids]) =>
    ids.map((id, position) => [shelf, position, id]))),
];
