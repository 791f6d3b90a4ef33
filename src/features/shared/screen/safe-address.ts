import { safeUrl, unlistedHost } from '../../../domain/safe-url';
import type { Runtime } from '../../../runtime';

const asked = new Set<string>();

/** Checks an address from the API. If only its host is not configured, the page's developers are informed once. */
const check = (list: 'mediaHosts' | 'linkHosts') => ({ brand }: Runtime, value: unknown): string | null => {
  const rules = { hosts: brand[list], origin: location.origin };
  const address = safeUrl(value, rules);
  const host = address ? null : unlistedHost(value, rules);
  if (host && asked.size < 20 && !asked.has(list + host)) {
    asked.add(list + host); // twenty are enough to see the problem
    void import('./refused-host').then(({ tellRefusedHost }) => tellRefusedHost(host, list), () => undefined);
  }
  return address;
};

/** The address of a picture or clip from the API if it may be loaded; an unsafe one counts as missing. */
export const mediaAddress = check('mediaHosts');

/** An address from the API that may be linked to, else null. */
export const linkAddress = check('linkHosts');
