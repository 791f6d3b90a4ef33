import type { WordsOf } from '../dictionary';

export const home: WordsOf<'home'> = {
  home: {
    hello: 'வணக்கம், {0}',
    welcome: '{0} உங்களை வரவேற்கிறது',
    lead: 'உங்கள் போஸ்ட், லிங்க், வருமானம்',
    account: 'உங்கள் கணக்கு',
    paste: 'பொருள் லிங்க் ஒட்டவும்',
    programme: {
      title: '10% கமிஷன் பெறுங்கள்',
      text: 'புதிய வாடிக்கையாளரின் டெலிவரி ஆன ஆர்டருக்குக் கூடுதலாக ₹180 வரை',
      create: 'அஃபிலியேட் லிங்க் உருவாக்கு',
    },
    reward: 'ரிவார்டு சலுகையைத் திற',
    tabs: { label: 'நீங்கள் ஷேர் செய்தவை', all: 'எல்லாம்', autoDm: 'AutoDM', affiliate: 'லிங்க்', qrCode: 'QR கோடு' },
    sections: { autoDm: 'AutoDM போஸ்ட்கள்', affiliate: 'லிங்க், கலெக்ஷன்', qrCode: 'QR கோடுகள்' },
    reconnect: 'உங்கள் Instagram‑ஐ மீண்டும் இணைக்கவும்',
    seeAll: 'அனைத்தும்',
    failed: 'இது லோட் ஆகவில்லை.',
    retry: 'மீண்டும் முயல்க',
    products: '{0, plural, one {# பொருள்} other {# பொருட்கள்}}',
    untitled: 'தலைப்பு இல்லாத போஸ்ட்',
    platforms: {
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      INSTAGRAM_STORIES: 'Instagram Stories',
      SINGLE_LINK: 'ஒற்றை லிங்க்',
      COLLECTION_LINK: 'கலெக்ஷன் லிங்க்',
    },
  },
};
