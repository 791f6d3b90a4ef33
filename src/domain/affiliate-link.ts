import { parseUrl } from './parse-url';

interface AffiliateLink {
  code: string;
  productId: string | null;
  externalProductId: string | null;
  utmSource: string | null;
}

/** What a product's affiliate_link, `https://host/l/{code}?product_id=…`, stands for (specification section 3). */
export function decodeAffiliateLink(link: string): AffiliateLink | null {
  const url = parseUrl(link);
  const code = url?.pathname.split('/').filter(Boolean).pop();
  if (!url || !code) return null;
  const read = (name: string): string | null => url.searchParams.get(name);
  return {
    code,
    productId: read('product_id'),
    externalProductId: read('external_product_id'),
    utmSource: read('utm_source'),
  };
}
