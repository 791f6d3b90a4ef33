import type { Client } from '../api/client';
import type { Brand } from '../domain/brand';
import type { Host } from '../host/host';
import type { SessionStore } from './session-store';

/** What every store is made from. The runtime hands itself over, since it has all of this. */
export interface StoreContext {
  readonly client: Client;
  readonly host: Host;
  readonly brand: Brand;
  readonly session: SessionStore;
  /** A technical note for the error-reporting hook; never personal data. */
  readonly log: (note: string) => void;
  /** The one instance of another store of the same runtime. */
  use<Store>(create: (context: StoreContext) => Store): Store;
}
