import type { WordsOf } from '../dictionary';

export const linkProblems: WordsOf<'link-problems'> = {
  'link-problems': {
    platform: 'आगे बढ़ने के लिए प्लेटफ़ॉर्म चुनें',
    youtubeMissing: 'आगे बढ़ने के लिए YouTube वीडियो का लिंक जोड़ें',
    facebookMissing: 'आगे बढ़ने के लिए Facebook वीडियो का लिंक जोड़ें',
    youtubeInvalid: 'सही YouTube लिंक पेस्ट करें',
    facebookInvalid: 'सही Facebook लिंक पेस्ट करें',
    name: 'आगे बढ़ने के लिए कलेक्शन का नाम लिखें',
    nameTooLong: '50 अक्षरों की सीमा पार हो गई',
    noProduct: 'आगे बढ़ने के लिए प्रोडक्ट जोड़ें',
    oneProduct: 'सिंगल लिंक में सिर्फ़ एक प्रोडक्ट हो सकता है',
  },
};
