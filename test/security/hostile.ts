/** Addresses that must never be opened or loaded, whoever sends them. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)//https://www.bazaar.example/', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload="alert(1)"/>', 'blob:https://evil.example/1', 'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end', 'whatsapp://send?text=x', 'tel:+911234567890', 'about:blank#x', 'filesystem:https://evil.example/temporary/x',
  '//evil.example/a', '///evil.example/a', '/\\evil.example/a', '\\\\evil.example\\a', 'https:\\\\evil.example/a', 'https:evil.example',
  'https://www.bazaar.example@evil.example/', 'https://evil.example:pass@www.bazaar.example/', 'https://www.bazaar.example.evil.example/',
  'https://evil.example/www.bazaar.example', 'https://www.bazaar.example\\@evil.example/', 'http://www.bazaar.example/', '"><img src=x onerror=alert(1)>',
];

/** Whether an address that stands in a page could do harm or lead to a stranger. */
export function isHostile(address: string): boolean {
  if (hostileAddresses.includes(address)) return true;
  let url: URL;
  try {
    url = new URL(address, 'https://page.invalid');
  } catch {
    return false; // no browser follows it
  }
  return !/^(https?|blob|mailto):$/.test(url.protocol) || /(^|\.)evil\.example$/.test(url.hostname) || url.username !== '' || url.password !== '' || /alert\(1\)/.test(url.href);
}
