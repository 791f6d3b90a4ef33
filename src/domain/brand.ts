/** Every masked value of the specification: the marketplace's own names, addresses and identifiers. */
export interface Brand {
  /** The marketplace's name, as in 'You have pasted a non-{name} product link'. */
  name: string;
  /** The host app's name, as in 'Please Update Your {appName} App & Come back Soon'. */
  appName: string;
  /** Names the provider's SMS authentication in the login call. */
  loginType: string;
  /** Exact hosts of product pages, e.g. ['www.bazaar.example']. */
  productHosts: string[];
  /** Exact hosts of short links, which carry `shortLinkParameter`. */
  shortLinkHosts: string[];
  /** The path segment before a product's id, as in /p/{id}. */
  productPathWord: string;
  shortLinkParameter: string;
  /** Exact hosts that pictures, banners and videos may come from, besides the page's own origin. */
  mediaHosts: string[];
  /** Exact hosts that links from the API may lead to, besides the page's own origin. */
  linkHosts: string[];
  /** The external page about the new-customer programme. */
  programmeUrl: string;
}

/** Neutral values, for a page that has not been configured. */
export const defaultBrand: Brand = {
  name: 'marketplace',
  appName: 'marketplace',
  loginType: 'SMS',
  productHosts: [],
  shortLinkHosts: [],
  productPathWord: 'p',
  shortLinkParameter: 'external_product_id',
  mediaHosts: [],
  linkHosts: ['www.instagram.com', 'instagram.com'],
  programmeUrl: '',
};
