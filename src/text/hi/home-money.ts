import type { WordsOf } from '../dictionary';

export const homeMoney: WordsOf<'home-money'> = {
  'home-money': {
    next: { title: 'आपका अगला भुगतान', day: '{0} आएगा', late: '{0} आना था', open: 'अपने भुगतान देखें' },
    paid: { title: 'आपका पिछला भुगतान', day: '{0} मिला' },
    pending: { title: 'आपके बैंक विवरण का इंतज़ार है', day: '{0} देय', open: 'बैंक विवरण जोड़ें' },
    earned: { title: 'अब तक की कमाई', text: 'ऑर्डर के तीन हफ़्ते बाद भुगतान मिलता है' },
    nothing: { title: 'आपकी कमाई', text: 'आपका पहला कमीशन यहाँ दिखेगा' },
    unknown: { title: 'आपकी कमाई', text: 'अभी उपलब्ध नहीं है' },
    covers: '{0} के ऑर्डर',
    since: 'पिछली बार से +{0}{1, plural, =0 {} one {, # ऑर्डर} other {, # ऑर्डर}}',
    failed: 'आपके भुगतान लोड नहीं हो पाए।',
  },
};
