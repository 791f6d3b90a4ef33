import type { WordsOf } from '../dictionary';

export const homeMoney: WordsOf<'home-money'> = {
  'home-money': {
    next: { title: 'तुमचे पुढचे पेमेंट', day: '{0} येईल', late: '{0} यायला हवे होते', open: 'तुमची पेमेंट पाहा' },
    paid: { title: 'तुमचे मागचे पेमेंट', day: '{0} मिळाले' },
    pending: { title: 'बँक तपशिलांची वाट पाहत आहोत', day: '{0} देय', open: 'बँक तपशील जोडा' },
    earned: { title: 'आतापर्यंतची कमाई', text: 'ऑर्डरनंतर तीन आठवड्यांनी पैसे मिळतात' },
    nothing: { title: 'तुमची कमाई', text: 'तुमचे पहिले कमिशन इथे दिसेल' },
    unknown: { title: 'तुमची कमाई', text: 'सध्या उपलब्ध नाही' },
    covers: '{0} मधील ऑर्डर',
    since: 'मागच्या भेटीपासून +{0}{1, plural, =0 {} one {, # ऑर्डर} other {, # ऑर्डर}}',
    failed: 'तुमची पेमेंट लोड होऊ शकली नाहीत.',
  },
};
