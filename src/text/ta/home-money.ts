import type { WordsOf } from '../dictionary';

export const homeMoney: WordsOf<'home-money'> = {
  'home-money': {
    next: { title: 'அடுத்த பேமெண்ட்', day: '{0} வரும்', late: '{0} வந்திருக்க வேண்டும்', open: 'பேமெண்ட்களைக் காண்க' },
    paid: { title: 'கடைசி பேமெண்ட்', day: '{0} வந்தது' },
    pending: { title: 'வங்கி விவரம் தேவை', day: '{0} வர வேண்டியது', open: 'வங்கி விவரம் சேர்' },
    earned: { title: 'இதுவரை வருமானம்', text: 'ஆர்டர் செய்த மூன்று வாரங்களில் பணம் வரும்' },
    nothing: { title: 'உங்கள் வருமானம்', text: 'உங்கள் முதல் கமிஷன் இங்கே தெரியும்' },
    unknown: { title: 'உங்கள் வருமானம்', text: 'இப்போது பார்க்க முடியவில்லை' },
    covers: '{0} ஆர்டர்கள்',
    since: 'கடைசியாக நீங்கள் வந்தபின் +{0}{1, plural, =0 {} one {, # ஆர்டர்} other {, # ஆர்டர்கள்}}',
    failed: 'உங்கள் பேமெண்ட்கள் லோட் ஆகவில்லை.',
  },
};
