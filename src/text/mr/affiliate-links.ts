import type { WordsOf } from '../dictionary';

export const affiliateLinks: WordsOf<'affiliate-links'> = {
  'affiliate-links': {
    title: 'ॲफिलिएट लिंक तयार करा',
    kind: 'तुम्हाला काय शेअर करायचे आहे?',
    kinds: {
      collection: { title: 'कलेक्शन', text: 'अनेक प्रॉडक्ट, एकच लिंक' },
      single: { title: 'सिंगल लिंक', text: 'एक प्रॉडक्ट, पेस्ट करायला तयार' },
    },
    name: 'नाव',
    nameHint: 'हे नाव तुमच्या फॉलोअर्सना दिसते',
    more: 'आणि आणखी {0}',
    useName: '“{0}” हे नाव वापरा',
    platform: 'तुम्ही कुठे शेअर कराल?',
    platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
    mediaLink: { YOUTUBE: 'YouTube व्हिडिओची लिंक', FACEBOOK: 'Facebook व्हिडिओची लिंक' },
    mediaHint: {
      YOUTUBE: 'उदा. https://youtu.be/…',
      FACEBOOK: 'Facebook ॲपमध्ये Share आणि मग Copy link वर टॅप करा. ब्राउझरमधून कॉपी केलेल्या लिंक चालत नाहीत',
    },
    paste: 'प्रॉडक्टची लिंक पेस्ट करा',
    pasteHint: '{0} वरील कोणत्याही प्रॉडक्टची लिंक कॉपी करा. एक दिली तर लिंक मिळते, अनेक दिल्या तर कलेक्शन.',
    reading: 'प्रॉडक्ट शोधत आहोत…',
    recent: 'तुमच्या ऑर्डरमधून',
    recentNone: 'तुम्ही ऑर्डर केलेले प्रॉडक्ट इथे दिसतात आणि एका टॅपवर निवडता येतात.',
    recentFailed: 'तुमच्या ऑर्डर लोड होऊ शकल्या नाहीत.',
    recentAgain: 'माझ्या ऑर्डर पुन्हा लोड करा',
    complete: 'पूर्ण करा',
    products: '{0, plural, one {# प्रॉडक्ट} other {# प्रॉडक्ट}}',
  },
};
