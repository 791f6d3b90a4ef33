import { configureCreator } from '../../src/configure-creator';
import { brand, instagramClientId } from '../marketplace/brand';

/** The standalone page belongs to the sandbox marketplace, whose own pages stand at the same origin. */
const { origin } = window.location;

configureCreator({
  apiBase: '/api',
  clientId: 'bazaar-creators-web',
  brand: { ...brand, programmeUrl: `${origin}/shop/programme` },
  instagram: { clientId: instagramClientId, authorizeUrl: `${origin}/instagram/oauth/authorize` },
  analytics: { url: '/api/v1/analytics/events' },
});
