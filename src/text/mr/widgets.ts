import type { WordsOf } from '../dictionary';

export const widgets: WordsOf<'widget' | 'control' | 'empty-state' | 'column-sum' | 'field'> = {
  widget: {
    loading: 'लोड होत आहे',
    loaded: 'लोड झाले',
    more: '+{0}',
    productImages: 'प्रॉडक्टची चित्रे',
    missingPicture: '{0} (चित्र नाही)',
    error: {
      title: 'काहीतरी बिघडले!',
      retry: 'पुन्हा प्रयत्न करा',
    },
    offline: {
      title: 'तुम्ही ऑफलाइन आहात',
      text: 'इंटरनेट आले की हे आपोआप लोड होईल.',
    },
    asOf: {
      label: 'ताजी माहिती नाही',
      failed: 'अपडेट झाले नाही',
      of: '{0} ची माहिती',
      retry: 'पुन्हा प्रयत्न करा',
      remembered: 'शेवटची माहिती, {0}',
    },
  },
  control: {
    close: 'बंद करा',
    back: 'मागे',
    loadMore: 'आणखी लोड करा',
    dismiss: 'मेसेज बंद करा',
    about: '{0} बद्दल',
    select: '{0} निवडा',
  },
  'empty-state': {
    title: 'दाखवायला माहिती नाही',
    text: 'निवडलेल्या कालावधीत दाखवण्याइतकी माहिती नाही.',
    createPost: 'पहिली पोस्ट तयार करा',
  },
  'column-sum': {
    rounded: 'प्रत्येक आकडा पूर्ण रुपयांत आहे, त्यामुळे बेरीज थोडी वेगळी दिसू शकते.',
    differs: 'वरच्या ओळींची बेरीज मार्केटप्लेसने दिलेल्या बेरजेपेक्षा वेगळी आहे.',
  },
  field: {
    counter: '{0}/{1}',
    tooLong: '{0} अक्षरांची मर्यादा ओलांडली',
  },
};
