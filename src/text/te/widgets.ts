import type { WordsOf } from '../dictionary';

export const widgets: WordsOf<'widget' | 'control' | 'empty-state' | 'column-sum' | 'field'> = {
  widget: {
    loading: 'లోడ్ అవుతోంది',
    loaded: 'లోడ్ అయింది',
    more: '+{0}',
    productImages: 'ప్రోడక్ట్ ఫోటోలు',
    missingPicture: '{0} (ఫోటో లేదు)',
    error: {
      title: 'అయ్యో, ఏదో సమస్య వచ్చింది!',
      retry: 'మళ్లీ ప్రయత్నించండి',
    },
    offline: {
      title: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
      text: 'కనెక్షన్ రాగానే ఇది దానంతట అదే లోడ్ అవుతుంది.',
    },
    asOf: {
      label: 'పాత సమాచారం',
      failed: 'అప్‌డేట్ కాలేదు',
      of: '{0} నాటికి',
      retry: 'మళ్లీ ప్రయత్నించండి',
      remembered: 'చివరిగా తెలిసినది, {0} నాటికి',
    },
  },
  control: {
    close: 'మూసివేయండి',
    back: 'వెనక్కి',
    loadMore: 'మరిన్ని చూడండి',
    dismiss: 'సందేశం మూసివేయండి',
    about: '{0} గురించి',
    select: '{0} – ఎంచుకోండి',
  },
  'empty-state': {
    title: 'చూపడానికి సమాచారం లేదు',
    text: 'ఎంచుకున్న కాలానికి ఫలితాలు చూపడానికి సరిపడా సమాచారం లేదు.',
    createPost: 'మొదటి పోస్ట్ తయారు చేయండి',
  },
  'column-sum': {
    rounded: 'ప్రతి మొత్తాన్ని పూర్తి రూపాయిలకు సవరించినందున, కూడిక కొద్దిగా తేడాగా ఉండవచ్చు.',
    differs: 'పైన ఉన్న వాటి కూడికకు, మార్కెట్‌ప్లేస్ ఇచ్చిన మొత్తానికి తేడా ఉంది.',
  },
  field: {
    counter: '{0}/{1}',
    tooLong: '{0} అక్షరాల పరిమితి దాటింది',
  },
};
