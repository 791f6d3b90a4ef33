import type { WordsOf } from '../dictionary';

export const app: WordsOf<'app' | 'error-notes'> = {
  app: {
    navigation: 'முதன்மை மெனு',
    skip: 'நேராக உள்ளடக்கத்துக்குச் செல்',
    failed: 'ஆப்பில் எதிர்பாராத பிழை!',
    unreached: 'சர்வரைத் தொடர்புகொள்ள முடியவில்லை',
    offline: 'இன்டர்நெட் இணைப்பு இல்லை',
    nav: { home: 'முகப்பு', performance: 'செயல்திறன்', earnings: 'பேமெண்ட்', autoDm: 'AutoDM', help: 'உதவி' },
    titles: {
      login: 'லாகின்',
      home: 'முகப்பு',
      autoDm: 'AutoDM',
      autoDmListing: 'AutoDM போஸ்ட்கள்',
      postLinking: 'போஸ்ட்டை இணை',
      postLinkingOlder: 'போஸ்ட்டை இணை',
      collectionListing: 'லிங்க், கலெக்ஷன்',
      qrCodeListing: 'QR கோடுகள்',
      affiliateLinks: 'அஃபிலியேட் லிங்க் உருவாக்கு',
      affiliateLinksOlder: 'அஃபிலியேட் லிங்க் உருவாக்கு',
      orderedProducts: 'முந்தைய ஆர்டர்கள்',
      performance: 'செயல்திறன்',
      earnings: 'பேமெண்ட்கள்',
      bankDetails: 'வங்கி விவரம்',
      help: 'உதவி',
      reels: 'ரீல்ஸ்',
      collection: 'கலெக்ஷன்',
    },
    titleOf: '{0} · {1} கிரியேட்டர்கள்',
  },
  'error-notes': {
    updateApp: 'உங்கள் {0} ஆப்பை அப்டேட் செய்துவிட்டு மீண்டும் வாருங்கள்',
  },
};
