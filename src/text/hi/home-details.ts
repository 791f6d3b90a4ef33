import type { WordsOf } from '../dictionary';

export const homeDetails: WordsOf<'account' | 'empty-home' | 'inspiration' | 'home-week'> = {
  account: {
    title: 'आपका अकाउंट',
    creator: '{0} क्रिएटर',
    instagram: 'Instagram',
    connected: 'जुड़ा हुआ',
    handle: '@{0}',
    notConnected: 'अभी जुड़ा नहीं है',
    expired: 'आपका पासवर्ड बदल गया है',
    connect: 'जोड़ें',
    reconnect: 'फिर से जोड़ें',
    ways: 'आपके लिए और',
    bank: 'बैंक विवरण',
    bankText: 'जहाँ आपका पैसा आता है',
    orders: 'आपके पिछले ऑर्डर',
    ordersText: 'प्रोडक्ट जो आप शेयर कर सकते हैं',
    help: 'मदद',
    helpText: 'सवाल और जवाब',
    logOut: 'लॉग आउट',
    sure: 'इस डिवाइस से लॉग आउट करें?',
    sureText: 'फिर लॉग इन करने के लिए फ़ोन पर नया OTP लगेगा।',
    stay: 'रहने दें',
  },
  'empty-home': {
    all: { title: 'अपने पहले प्रोडक्ट शेयर करें', text: 'पसंद के प्रोडक्ट चुनें, सबके लिए एक लिंक पाएँ, और उससे आने वाले हर ऑर्डर पर कमाएँ।' },
    autoDm: { title: 'अभी कोई AutoDM पोस्ट नहीं', text: 'जिन पोस्ट से आप प्रोडक्ट लिंक करेंगे, वे यहाँ दिखेंगी।' },
    affiliate: { title: 'अभी कोई लिंक नहीं', text: 'आपके बनाए लिंक और कलेक्शन यहाँ दिखेंगे।' },
    qrCode: { title: 'अभी कोई QR कोड नहीं', text: 'अपने किसी कलेक्शन का QR कोड बनाएँ, और उसे वीडियो या स्टोरी में दिखाएँ।' },
    create: 'पहला लिंक बनाएँ',
    collections: 'मेरे कलेक्शन खोलें',
  },
  inspiration: {
    milestone: {
      title: 'आपका अगला इनाम',
      reward: '{1} होते ही {0}',
      progress: '{1} में से {0}',
      left: '{0} और बाकी',
      near: '{1} के इनाम के लिए {0} और',
    },
    inspiration: {
      title: 'कंटेंट के आइडिया',
      lead: 'जो बिकता है उसकी छोटी रील्स, कैटेगरी के हिसाब से',
    },
  },
  'home-week': {
    short: '7 दिन में {0}',
    complete: 'पिछले 7 दिन का कमीशन: {0}, सबसे ज़्यादा {1}',
  },
};
