import { onlyGiven } from './only-given';

/** All masked values of the specification: the marketplace's names, addresses and identifiers. */
export interface Brand {
  /** The marketplace's name, as in 'You have pasted a non-{name} product link'. */
  name: string;
  /** The native app's name, as in 'Please Update Your {appName} App & Come back Soon'. */
  appName: string;
  /** The name of the provider's SMS authentication in the login call. */
  loginType: string;
  /** Exact hosts of product pages, e.g. ['www.bazaar.example']. */
  productHosts: string[];
  /** Exact hosts of short links, which carry `shortLinkParameter`. */
  shortLinkHosts: string[];
  /** The path segment before a product's id, as in /p/{id}. */
  productPathWord: string;
  shortLinkParameter: string;
  /**
   * Allowed hosts of pictures, banners and videos, besides the page's own origin and Instagram's picture hosts;
   * '*.example.com' means every subdomain of example.com.
   */
  mediaHosts: string[];
  /** Allowed hosts of links from the API, besides the page's own origin; patterns as in `mediaHosts`. */
  linkHosts: string[];
  /** The external page about the new-customer programme. */
  programmeUrl: string;
}

/** Neutral values for a page without configuration. */
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

/** Instagram's hosts of pictures and clips. Their subdomains change with the region and daily. */
const instagramMediaHosts = ['*.cdninstagram.com', '*.fbcdn.net'];

/** A host as a page may write it: with the scheme, as an address, in capitals. */
const hostOf = (text: string): string => text.trim().toLowerCase().replace(/^https?:\/\/|\/.*/g, '');

/** A list of hosts, or a single one. */
const hostsOf = (listed: unknown): string[] => [listed].flat().flatMap((host) => (typeof host === 'string' ? hostOf(host) : []));

/**
 * The brand from the page's configuration, with defaults. Every marketplace gets Instagram's hosts, because its
 * creators post there.
 */
export function brandOf(options?: Partial<Brand>): Brand {
  const brand = { ...defaultBrand, ...onlyGiven(options) };
  return {
    ...brand,
    productHosts: hostsOf(brand.productHosts),
    shortLinkHosts: hostsOf(brand.shortLinkHosts),
    mediaHosts: [...instagramMediaHosts, ...hostsOf(brand.mediaHosts)],
    linkHosts: hostsOf(brand.linkHosts),
  };
}

/** The start page of the shop: that of the first host of product pages. */
export const shopHome = ({ productHosts: [host] }: Pick<Brand, 'productHosts'>): string | null => (host ? `https://${host}/` : null);
