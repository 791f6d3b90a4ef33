import type { WordsOf } from '../dictionary';

export const widgets: WordsOf<'widget' | 'control' | 'empty-state' | 'column-sum' | 'field'> = {
  widget: {
    loading: 'लोड हो रहा है',
    loaded: 'लोड हो गया',
    more: '+{0}',
    productImages: 'प्रोडक्ट की तस्वीरें',
    missingPicture: '{0} (तस्वीर नहीं है)',
    error: {
      title: 'ओह, कुछ गड़बड़ हो गई!',
      retry: 'फिर से कोशिश करें',
    },
    offline: {
      title: 'आप ऑफ़लाइन हैं',
      text: 'इंटरनेट आते ही यह अपने आप लोड हो जाएगा।',
    },
    asOf: {
      label: 'ताज़ा नहीं',
      failed: 'अपडेट नहीं हुआ',
      of: '{0} की जानकारी',
      retry: 'फिर से कोशिश करें',
      remembered: 'पिछली जानकारी, {0}',
    },
  },
  control: {
    close: 'बंद करें',
    back: 'पीछे',
    loadMore: 'और लोड करें',
    dismiss: 'मैसेज हटाएँ',
    about: '{0} के बारे में',
    select: '{0} चुनें',
  },
  'empty-state': {
    title: 'दिखाने को कुछ नहीं है',
    text: 'चुनी हुई अवधि में दिखाने लायक जानकारी नहीं है।',
    createPost: 'अपनी पहली पोस्ट बनाएँ',
  },
  'column-sum': {
    rounded: 'हर रकम पूरे रुपयों में है, इसलिए जोड़ थोड़ा अलग दिख सकता है।',
    differs: 'ऊपर की रकमों का जोड़ मार्केटप्लेस के बताए जोड़ से अलग है।',
  },
  field: {
    counter: '{0}/{1}',
    tooLong: '{0} अक्षरों की सीमा पार हो गई',
  },
};
