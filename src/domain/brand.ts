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
  /**
   * Hosts that pictures, banners and videos may come from, besides the page's own origin and Instagram's picture
   * hosts; '*.example.com' means every subdomain of example.com.
   */
  mediaHosts: string[];
  /** Hosts that links from the API may lead to, besides the page's own origin; patterns as in `mediaHosts`. */
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

/** Where Instagram keeps pictures and clips. The names in front change with the region and from day to day. */
const instagramMediaHosts = ['*.cdninstagram.com', '*.fbcdn.net'];

/** What a page has said of its brand, with the rest filled in. Whatever marketplace it is, its creators post on Instagram. */
export const brandOf = (given: Partial<Brand> = {}): Brand => ({
  ...defaultBrand, ...given, mediaHosts: [...instagramMediaHosts, ...(given.mediaHosts ?? [])],
});
