import { configureCreator } from '../../src/configure-creator';
import { detectHost } from '../../src/bridge/detect-host';
import { brand, instagramClientId } from '../marketplace/brand';

/** The standalone page belongs to the sandbox marketplace, whose own pages have the same origin. */
const { origin } = window.location;

configureCreator({
  apiBase: '/api',
  clientId: 'bazaar-creators-web',
  brand: { ...brand, programmeUrl: `${origin}/shop/programme` },
  host: detectHost({ back: () => document.querySelector('creator-app')?.back() ?? false }),
  instagram: { clientId: instagramClientId, authorizeUrl: `${origin}/instagram/oauth/authorize` },
  analytics: { url: '/api/v1/analytics/events' },
});
