import type { WordsOf } from '../dictionary';

export const postLinking: WordsOf<'post-linking'> = {
  'post-linking': {
    title: 'పోస్ట్ లింక్ చేయండి',
    steps: 'స్టెప్‌లు',
    step: { post: 'పోస్ట్ ఎంపిక', products: 'ప్రోడక్ట్‌లు' },
    position: 'స్టెప్ {0}/2:',
    done: ', పూర్తయింది',
    posts: 'మీ Instagram పోస్ట్‌లు',
    none: 'ఇంకా పోస్ట్‌లు లేవు',
    noneText: 'మీ Instagram ఖాతాలోని పోస్ట్‌లు, రీల్స్ ఇక్కడ కనిపిస్తాయి. ఒకటి పబ్లిష్ చేసి మళ్లీ రండి.',
    lookAgain: 'మళ్లీ చూడండి',
    chosen: 'మీ పోస్ట్',
    change: 'మార్చండి',
    nothingChosen: 'ఒక పోస్ట్ ఎంచుకోండి',
    onePost: '1 పోస్ట్ ఎంచుకున్నారు',
    next: 'తర్వాత',
    complete: 'పూర్తి చేయండి',
    products: '{0, plural, one {# ప్రోడక్ట్} other {# ప్రోడక్ట్‌లు}}',
    problems: {
      noPost: 'కొనసాగడానికి ఒక పోస్ట్ ఎంచుకోండి',
      noProduct: 'కొనసాగడానికి ఒక ప్రోడక్ట్ జోడించండి',
    },
  },
};
