import { configureCreator } from '../../src/configure-creator';
import { detectHost } from '../../src/bridge/detect-host';
import { whenIdle } from '../../src/bridge/when-idle';
import { brand, instagramClientId, support } from '../marketplace/brand';
import { endFirstFrame } from './first-frame';
import { offerUpdates } from './offer-update';

/** The standalone page belongs to the sandbox marketplace, whose own pages have the same origin. */
const { origin } = window.location;

endFirstFrame();

configureCreator({
  apiBase: '/api',
  // The page itself is in English, and its creators may not be.
  locale: new URLSearchParams(window.location.search).get('language') ?? navigator.language,
  clientId: 'bazaar-creators-web',
  brand: { ...brand, programmeUrl: `${origin}/shop/programme` },
  support,
  host: detectHost({ back: () => document.querySelector('creator-app')?.back() ?? false }),
  instagram: { clientId: instagramClientId, authorizeUrl: `${origin}/instagram/oauth/authorize` },
  analytics: { url: '/api/v1/analytics/events' },
  // An installed app opens without a network, in a new tab.
  remember: 'device',
});

/**
 * After everything else; not from the sources (`npm run dev`), not on plain http, which has no service workers, and not
 * where the user saves data.
 */
function keepForOffline(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saves || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  whenIdle(() => void offerUpdates().catch(() => undefined)); // the app works without it
}
addEventListener('load', keepForOffline, { once: true });
