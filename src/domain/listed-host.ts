/** A complete domain: at least two labels, the last of which is not a number, so that no IP address matches. */
const pattern = /^\*((?:\.[a-z\d_-]+)+\.[a-z][a-z\d-]*(?::\d+)?)$/;
const subdomain = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/**
 * Whether a host, as in `URL.host`, is in the list: exactly, or by an entry such as '*.example.com', which matches
 * every subdomain but not example.com itself, as in a Content-Security-Policy.
 */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const listed = entry.toLowerCase();
    const ending = pattern.exec(listed)?.[1];
    if (!ending) return listed === host;
    return host.endsWith(ending) && subdomain.test(host.slice(0, -ending.length));
  });
}
