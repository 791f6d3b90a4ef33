import type { WordsOf } from '../dictionary';

export const homeDetails: WordsOf<'account' | 'empty-home' | 'inspiration' | 'home-week'> = {
  account: {
    title: 'तुमचे खाते',
    creator: '{0} क्रिएटर',
    instagram: 'Instagram',
    connected: 'जोडलेले',
    handle: '@{0}',
    notConnected: 'अजून जोडलेले नाही',
    expired: 'तुमचा पासवर्ड बदलला आहे',
    connect: 'जोडा',
    reconnect: 'पुन्हा जोडा',
    ways: 'तुमच्यासाठी आणखी',
    bank: 'बँक तपशील',
    bankText: 'तुमचे पैसे जिथे येतात',
    orders: 'तुमच्या आधीच्या ऑर्डर',
    ordersText: 'तुम्ही शेअर करू शकता असे प्रॉडक्ट',
    help: 'मदत',
    helpText: 'प्रश्न आणि उत्तरे',
    logOut: 'लॉग आउट',
    sure: 'या डिव्हाइसवरून लॉग आउट करायचे?',
    sureText: 'पुन्हा लॉग इन करण्यासाठी फोनवर नवीन OTP लागेल.',
    stay: 'राहू द्या',
  },
  'empty-home': {
    all: { title: 'तुमचे पहिले प्रॉडक्ट शेअर करा', text: 'आवडीचे प्रॉडक्ट निवडा, सर्वांसाठी एक लिंक मिळवा आणि तिच्यातून आलेल्या प्रत्येक ऑर्डरवर कमवा.' },
    autoDm: { title: 'अजून AutoDM पोस्ट नाहीत', text: 'प्रॉडक्ट लिंक केलेल्या पोस्ट इथे दिसतात.' },
    affiliate: { title: 'अजून लिंक नाहीत', text: 'तुम्ही तयार केलेल्या लिंक आणि कलेक्शन इथे दिसतात.' },
    qrCode: { title: 'अजून QR कोड नाहीत', text: 'तुमच्या कलेक्शनचा QR कोड तयार करा आणि तो व्हिडिओ किंवा स्टोरीमध्ये दाखवा.' },
    create: 'पहिली लिंक तयार करा',
    collections: 'माझी कलेक्शन उघडा',
  },
  inspiration: {
    milestone: {
      title: 'तुमचे पुढचे बक्षीस',
      reward: '{1} पूर्ण झाल्यावर {0}',
      progress: '{1} पैकी {0}',
      left: 'आणखी {0} बाकी',
      near: '{1} च्या बक्षिसासाठी आणखी {0}',
    },
    inspiration: {
      title: 'कंटेंटच्या कल्पना',
      lead: 'काय विकले जाते ते दाखवणाऱ्या छोट्या रील्स, प्रकारानुसार',
    },
  },
  'home-week': {
    short: '7 दिवसांत {0}',
    complete: 'मागील 7 दिवसांचे कमिशन: {0}, सर्वाधिक {1}',
  },
};
