import * as auth from './auth';
import * as autoDm from './auto-dm';
import * as bankDetails from './bank-details';
import type { Call } from './call';
import * as collectionChanges from './collection-changes';
import * as collections from './collections';
import * as earnings from './earnings';
import * as home from './home';
import * as other from './other';
import * as paymentOrders from './payment-orders';
import * as payments from './payments';
import * as performance from './performance';
import * as performanceDays from './performance-days';
import * as postDetails from './post-details';
import * as postLinking from './post-linking';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * All calls by name: what the sandbox implements and the OpenAPI document lists. Screens import single rows instead, so
 * that a bundle contains only the schemas it uses.
 */
export const callTable: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries<unknown>({
    ...auth, ...home, ...autoDm, ...postLinking, ...collections, ...collectionChanges, ...performance, ...performanceDays, ...postDetails, ...earnings, ...payments, ...paymentOrders,
    ...bankDetails, ...other,
  }).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
);
