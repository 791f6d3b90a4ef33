import type { Brand } from '../../src/domain/brand';

/** The policy that every single element runs under, Trusted Types included. */
export const strict = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https:", "media-src 'self' https:",
  "font-src 'self'", "connect-src 'self'", "frame-src 'none'", "worker-src 'self'", "object-src 'none'", "base-uri 'none'",
  "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
].join('; ');

export type Step = readonly [act: 'see' | 'text' | 'click' | 'fill', role: string, name: string | RegExp, text?: string];

/** Each element, what it shows first, and the ways into its drawers, dialogs and files. */
export const walks: readonly (readonly [html: string, ...Step[]])[] = [
  ['<creator-affiliate-links></creator-affiliate-links>', ['see', 'heading', /links/], ['click', 'button', 'From marketplace orders'], ['see', 'dialog', /./], ['click', 'button', 'Close']],
  ['<creator-auto-dm></creator-auto-dm>', ['see', 'heading', 'AutoDM'], ['see', 'switch', /./]],
  ['<creator-auto-dm-listing></creator-auto-dm-listing>', ['see', 'heading', /AutoDM/], ['click', 'button', 'Monsoon desk makeover under ₹2,000'], ['see', 'dialog', /./], ['click', 'button', 'Close']],
  ['<creator-bank-details></creator-bank-details>', ['see', 'heading', 'Bank details']],
  ['<creator-collection collection-id="col-monsoon"></creator-collection>', ['see', 'heading', 'Monsoon must-haves']],
  ['<creator-collection-listing></creator-collection-listing>',
    ['click', 'button', /^More for/], ['click', 'button', 'Copy collection link'], ['text', 'status', /Link Copied/], ['click', 'button', /^More for/], ['click', 'button', 'QR code'], ['see', 'img', /QR code of/], ['click', 'button', 'Download'],
    ['text', 'status', /downloaded/], ['click', 'button', 'Close'], ['click', 'button', /^More for/], ['click', 'button', 'Delete'], ['see', 'alertdialog', /./], ['click', 'button', 'CLOSE']],
  ['<creator-earnings></creator-earnings>', ['see', 'heading', 'Payments'], ['click', 'button', 'Statement and tax (TDS)'], ['click', 'button', 'Download CSV'], ['click', 'button', 'Print']],
  ['<creator-earnings view="past_payments"></creator-earnings>', ['see', 'heading', /payments/i], ['click', 'button', /^About/], ['see', 'dialog', /./]],
  ['<creator-help></creator-help>', ['see', 'heading', 'Help']],
  ['<creator-home></creator-home>', ['see', 'heading', /^Hi, /], ['see', 'heading', 'Content inspiration']],
  ['<creator-login></creator-login>', ['fill', 'textbox', /[Pp]hone|[Mm]obile/, '9876543210']],
  ['<creator-ordered-products></creator-ordered-products>', ['see', 'heading', /./], ['see', 'button', 'Create affiliate links']],
  ['<creator-performance period="LIFETIME"></creator-performance>',
    ['click', 'button', 'See how it adds up'], ['see', 'heading', 'Total Commissions'], ['click', 'button', 'Close'], ['click', 'button', 'About Clicks'], ['click', 'button', 'Close'],
    ['click', 'button', /sales/], ['see', 'heading', /Linked Products/]],
  ['<creator-post-linking></creator-post-linking>', ['see', 'heading', 'Link a post']],
  ['<creator-qr-code-listing></creator-qr-code-listing>', ['see', 'heading', /QR/], ['click', 'button', /^More for/], ['click', 'button', 'Download'], ['text', 'status', /downloaded/]],
  ['<creator-reel-viewer category-id="fashion"></creator-reel-viewer>', ['see', 'button', 'Sound']],
  ['<creator-password-alert></creator-password-alert>', ['see', 'dialog', /./]],
];

/** A host page that shows elements. */
export const page = (body: string, bundle = '/creator-elements.js', setup = '/host/setup.js') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><script type="module" src="${setup}"></script><script type="module" src="${bundle}"></script></head><body>${body}</body></html>`;

/** Its script, which sets the elements up. */
export const setup = (brand: Brand, apiBase: string, runtime = '/runtime.js') => `
  import { configureCreator } from '${runtime}';
  configureCreator({ apiBase: '${apiBase}', clientId: 'host', brand: ${JSON.stringify(brand)}, instagram: { clientId: '1', authorizeUrl: '#consent' }, analytics: { url: '${apiBase}/v1/analytics/events' } });
  print = () => dispatchEvent(new Event('afterprint'));
`;
