import type { WordsOf } from '../dictionary';

export const app: WordsOf<'app' | 'error-notes'> = {
  app: {
    navigation: 'ప్రధాన మెనూ',
    skip: 'నేరుగా కంటెంట్‌కు వెళ్లండి',
    failed: 'యాప్‌లో ఊహించని సమస్య వచ్చింది!',
    unreached: 'సర్వర్‌ను చేరుకోలేకపోయాం',
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
    nav: { home: 'హోమ్', performance: 'పనితీరు', earnings: 'పేమెంట్స్', autoDm: 'AutoDM', help: 'సహాయం' },
    titles: {
      login: 'లాగిన్',
      home: 'హోమ్',
      autoDm: 'AutoDM',
      autoDmListing: 'AutoDM పోస్ట్‌లు',
      postLinking: 'పోస్ట్ లింక్ చేయండి',
      postLinkingOlder: 'పోస్ట్ లింక్ చేయండి',
      collectionListing: 'లింక్‌లు, కలెక్షన్‌లు',
      qrCodeListing: 'QR కోడ్‌లు',
      affiliateLinks: 'అఫిలియేట్ లింక్ తయారీ',
      affiliateLinksOlder: 'అఫిలియేట్ లింక్ తయారీ',
      orderedProducts: 'గత ఆర్డర్‌లు',
      performance: 'పనితీరు',
      earnings: 'పేమెంట్స్',
      bankDetails: 'బ్యాంక్ వివరాలు',
      help: 'సహాయం',
      reels: 'రీల్స్',
      collection: 'కలెక్షన్',
    },
    titleOf: '{0} · {1} క్రియేటర్లు',
  },
  'error-notes': {
    updateApp: 'మీ {0} యాప్‌ను అప్‌డేట్ చేసి మళ్లీ రండి',
  },
};
