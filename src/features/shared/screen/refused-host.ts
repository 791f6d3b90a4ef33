import { refusedHostWords as words } from '../../../text/en/refused-host';

/** A host that an address of the API names and the page's configuration does not. */
interface RefusedHost {
  host: string;
  list: 'mediaHosts' | 'linkHosts';
}

const key = Symbol.for('creator-elements.refused-hosts');

/** Says on the console which host the configuration lacks, and keeps it for the overlay, which may be of another copy of the bundle. */
export function tellRefusedHost(host: string, list: RefusedHost['list']): void {
  const refused = ((globalThis as { [key]?: RefusedHost[] })[key] ??= []);
  if (refused.some((known) => known.host === host && known.list === list)) return;
  refused.push({ host, list });
  console.warn(words[list](host));
}
