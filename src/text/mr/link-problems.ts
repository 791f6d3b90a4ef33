import type { WordsOf } from '../dictionary';

export const linkProblems: WordsOf<'link-problems'> = {
  'link-problems': {
    platform: 'पुढे जाण्यासाठी प्लॅटफॉर्म निवडा',
    youtubeMissing: 'पुढे जाण्यासाठी YouTube व्हिडिओची लिंक द्या',
    facebookMissing: 'पुढे जाण्यासाठी Facebook व्हिडिओची लिंक द्या',
    youtubeInvalid: 'योग्य YouTube लिंक पेस्ट करा',
    facebookInvalid: 'योग्य Facebook लिंक पेस्ट करा',
    name: 'पुढे जाण्यासाठी कलेक्शनचे नाव द्या',
    nameTooLong: '50 अक्षरांची मर्यादा ओलांडली',
    noProduct: 'पुढे जाण्यासाठी प्रॉडक्ट जोडा',
    oneProduct: 'सिंगल लिंकमध्ये नेमके एकच प्रॉडक्ट असते',
  },
};
