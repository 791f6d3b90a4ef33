import type { WordsOf } from '../dictionary';

export const widgets: WordsOf<'widget' | 'control' | 'empty-state' | 'column-sum' | 'field'> = {
  widget: {
    loading: 'லோட் ஆகிறது',
    loaded: 'லோட் ஆனது',
    more: '+{0}',
    productImages: 'பொருட்களின் படங்கள்',
    missingPicture: '{0} (படம் இல்லை)',
    error: {
      title: 'ஏதோ சரியில்லை!',
      retry: 'மீண்டும் முயல்க',
    },
    offline: {
      title: 'இன்டர்நெட் இணைப்பு இல்லை',
      text: 'இணைப்பு வந்ததும் இது தானாகவே லோட் ஆகும்.',
    },
    asOf: {
      label: 'பழைய தகவல்',
      failed: 'புதுப்பிக்கவில்லை',
      of: '{0} நிலவரம்',
      retry: 'மீண்டும் முயல்க',
      remembered: 'கடைசியாகத் தெரிந்தது, {0} நிலவரம்',
    },
  },
  control: {
    close: 'மூடு',
    back: 'பின்செல்',
    loadMore: 'மேலும் காட்டு',
    dismiss: 'செய்தியை மூடு',
    about: '{0} பற்றி',
    select: '{0} – தேர்வு செய்',
  },
  'empty-state': {
    title: 'காட்ட எந்தத் தகவலும் இல்லை',
    text: 'தேர்வு செய்த காலத்துக்கு முடிவுகளைக் காட்டப் போதுமான தகவல் இல்லை.',
    createPost: 'முதல் போஸ்ட்டை உருவாக்கு',
  },
  'column-sum': {
    rounded: 'ஒவ்வொரு தொகையும் முழு ரூபாயாக மாற்றப்பட்டதால், கூட்டுத்தொகை சிறிது வேறுபடலாம்.',
    differs: 'மேலே உள்ள வரிகளின் கூட்டுத்தொகையும் மார்க்கெட்பிளேஸ் தரும் தொகையும் வேறுபடுகின்றன.',
  },
  field: {
    counter: '{0}/{1}',
    tooLong: '{0} எழுத்துகளுக்கு மேல் உள்ளது',
  },
};
