import type { WordsOf } from '../dictionary';

export const affiliateLinks: WordsOf<'affiliate-links'> = {
  'affiliate-links': {
    title: 'एफ़िलिएट लिंक बनाएँ',
    kind: 'आप क्या शेयर करना चाहते हैं?',
    kinds: {
      collection: { title: 'कलेक्शन', text: 'कई प्रोडक्ट, एक लिंक' },
      single: { title: 'सिंगल लिंक', text: 'एक प्रोडक्ट, पेस्ट करने को तैयार' },
    },
    name: 'नाम',
    nameHint: 'आपके फ़ॉलोअर्स को यह नाम दिखेगा',
    more: 'और {0} अन्य',
    useName: '“{0}” नाम रखें',
    platform: 'आप कहाँ शेयर करेंगे?',
    platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
    mediaLink: { YOUTUBE: 'YouTube वीडियो का लिंक', FACEBOOK: 'Facebook वीडियो का लिंक' },
    mediaHint: {
      YOUTUBE: 'जैसे https://youtu.be/…',
      FACEBOOK: 'Facebook ऐप में Share, फिर Copy link पर टैप करें। ब्राउज़र से कॉपी किए लिंक नहीं चलते',
    },
    paste: 'प्रोडक्ट का लिंक पेस्ट करें',
    pasteHint: '{0} के किसी भी प्रोडक्ट का लिंक कॉपी करें। एक से लिंक बनता है, कई से कलेक्शन।',
    reading: 'प्रोडक्ट खोजा जा रहा है…',
    recent: 'आपके ऑर्डर से',
    recentNone: 'आप जो प्रोडक्ट ऑर्डर करते हैं, वे यहाँ दिखेंगे। बस एक टैप में चुनें।',
    recentFailed: 'आपके ऑर्डर लोड नहीं हो पाए।',
    recentAgain: 'मेरे ऑर्डर फिर से लोड करें',
    complete: 'पूरा करें',
    products: '{0, plural, one {# प्रोडक्ट} other {# प्रोडक्ट}}',
  },
};
