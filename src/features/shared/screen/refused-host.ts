import { refusedHostWords as words } from '../../../text/en/refused-host';

/** A host in an address from the API that the page has not configured. */
interface RefusedHost {
  host: string;
  list: 'mediaHosts' | 'linkHosts';
}

const key = Symbol.for('creator-elements.refused-hosts');

/**
 * Reports a missing host on the console, and stores it for the overlay, which may belong to another copy of the bundle.
 */
export function tellRefusedHost(host: string, list: RefusedHost['list']): void {
  const refused = ((globalThis as { [key]?: RefusedHost[] })[key] ??= []);
  if (refused.some((known) => known.host === host && known.list === list)) return;
  refused.push({ host, list });
  console.warn(words[list](host));
}
