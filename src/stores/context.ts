import type { Client } from '../api/client';
import type { Brand } from '../domain/brand';
import type { Host } from '../host/host';

/** The Instagram consent page and the app registered with it. */
export interface InstagramConfig {
  authorizeUrl: string;
  clientId: string;
  /** Must equal the registered one; undefined means the page's origin and base path plus /influencer-home. */
  redirectUri: string | undefined;
}

/** What every store is made from. The runtime hands itself over, since it has all of this. */
export interface StoreContext {
  readonly client: Client;
  readonly host: Host;
  readonly brand: Brand;
  readonly instagram: InstagramConfig;
  /** The host's Firebase id where it gives one, else empty. */
  readonly firebaseInstanceId: string;
  /** A technical note for the error-reporting hook; never personal data. */
  readonly log: (note: string) => void;
  /** The one instance of another store of the same runtime. */
  use<Store>(create: (context: StoreContext) => Store): Store;
}
