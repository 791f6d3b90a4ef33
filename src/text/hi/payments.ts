import type { WordsOf } from '../dictionary';

export const payments: WordsOf<'past-payments' | 'payment' | 'payment-orders' | 'payment-dates' | 'commission-view'> = {
  'past-payments': {
    list: 'पिछले भुगतान',
    columns: { day: 'भुगतान का दिन', amount: 'रकम', status: 'स्थिति' },
    sums: 'ये सभी भुगतान',
    paid: 'अब तक मिला',
    pending: 'अभी पेंडिंग',
    trend: 'आपके पिछले {0} भुगतान',
    bar: '{0}: {1}',
    none: 'अभी कोई भुगतान नहीं',
    noneText: 'भुगतान हर हफ़्ते होता है, तीन हफ़्ते पहले के कन्फ़र्म ऑर्डर के लिए।',
  },
  payment: {
    title: '{0} का भुगतान',
    undated: 'भुगतान',
    sum: { PAID: 'आपको मिला', PENDING: 'मिलना बाकी', UPCOMING: 'मिलना बाकी' },
  },
  'payment-orders': {
    title: '{0, select, 1 {इस भुगतान में 1 ऑर्डर} other {इस भुगतान में {0} ऑर्डर}}',
    unnamed: 'प्रोडक्ट',
    sale: '{0} की बिक्री',
    bonus: '+ {0} बोनस',
    none: 'इस भुगतान में कोई ऑर्डर नहीं है: यह इनाम का है।',
    failed: 'ऑर्डर लोड नहीं हो पाए।',
    retry: 'फिर से कोशिश करें',
  },
  'payment-dates': {
    title: 'पैसे कब मिलेंगे?',
    badge: 'अनुमान',
    today: 'आज के ऑर्डर का पैसा लगभग {0} को मिलेगा।',
    chosen: '{0} के ऑर्डर का पैसा लगभग {1} को मिलेगा।',
    steps: 'ऑर्डर से आपके खाते तक',
    step: { ordered: 'ऑर्डर', returnWindowEnds: 'वापसी की आख़िरी तारीख़', confirmed: 'कन्फ़र्म', paid: 'आपको भुगतान' },
    after: '+{0} दिन',
    field: 'ऑर्डर का दिन',
    note: 'प्रोग्राम के नियमों से अनुमान: वापसी के 7 दिन, कन्फ़र्म होने में लगभग 21 दिन, और हर हफ़्ते भुगतान।',
  },
  'commission-view': {
    confirmed: {
      figures: { commissions: 'कन्फ़र्म कमीशन', orders: 'कन्फ़र्म ऑर्डर', sales: 'कन्फ़र्म बिक्री' },
      open: 'हिसाब देखें',
      rates: 'कमीशन की दर के हिसाब से',
      none: 'अभी कुछ कन्फ़र्म नहीं हुआ। ऑर्डर कन्फ़र्म होने में लगभग 21 दिन लगते हैं।',
    },
    pending: {
      figures: { commissions: 'पेंडिंग कमीशन', orders: 'पेंडिंग ऑर्डर', sales: 'पेंडिंग बिक्री' },
      text: 'ऑर्डर कन्फ़र्म होने में लगभग 21 दिन लगते हैं। वापस करने का समय 7 दिन है।',
    },
  },
};
