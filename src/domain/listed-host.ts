/** A whole domain: at least two names, the last of which is no number, so that no address in numbers fits. */
const pattern = /^\*((?:\.[a-z\d_-]+)+\.[a-z][a-z\d-]*(?::\d+)?)$/;
const subdomain = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/**
 * Whether a host, as `URL.host` spells it, stands in the list: literally, or below an entry such as '*.example.com',
 * which means every subdomain but not example.com itself, as in a Content-Security-Policy.
 */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const listed = entry.toLowerCase();
    const ending = pattern.exec(listed)?.[1];
    if (!ending) return listed === host;
    return host.endsWith(ending) && subdomain.test(host.slice(0, -ending.length));
  });
}
