import type { WordsOf } from '../dictionary';

export const affiliateLinks: WordsOf<'affiliate-links'> = {
  'affiliate-links': {
    title: 'అఫిలియేట్ లింక్ తయారీ',
    kind: 'మీరు ఏం షేర్ చేయాలనుకుంటున్నారు?',
    kinds: {
      collection: { title: 'కలెక్షన్', text: 'చాలా ప్రోడక్ట్‌లు, ఒకే లింక్' },
      single: { title: 'సింగిల్ లింక్', text: 'ఒక ప్రోడక్ట్, వెంటనే షేర్ చేయొచ్చు' },
    },
    name: 'పేరు',
    nameHint: 'మీ ఫాలోవర్లకు కనిపించే పేరు',
    more: 'మరియు {0, plural, one {# ప్రోడక్ట్} other {# ప్రోడక్ట్‌లు}}',
    useName: '“{0}” పేరు వాడండి',
    platform: 'ఎక్కడ షేర్ చేస్తారు?',
    platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
    mediaLink: { YOUTUBE: 'YouTube వీడియో లింక్', FACEBOOK: 'Facebook వీడియో లింక్' },
    mediaHint: {
      YOUTUBE: 'ఉదాహరణకు https://youtu.be/…',
      FACEBOOK: 'Facebook యాప్‌లో Share, తర్వాత Copy link నొక్కండి. బ్రౌజర్ నుండి కాపీ చేసిన లింక్‌లు పని చేయవు',
    },
    paste: 'ప్రోడక్ట్ లింక్ పేస్ట్ చేయండి',
    pasteHint: '{0}లో ఏ ప్రోడక్ట్ అడ్రస్‌నైనా కాపీ చేయండి. ఒకటైతే లింక్, ఎక్కువైతే కలెక్షన్ వస్తుంది.',
    reading: 'ప్రోడక్ట్ కోసం చూస్తున్నాం…',
    recent: 'మీ ఆర్డర్‌ల నుండి',
    recentNone: 'మీరు ఆర్డర్ చేసే ప్రోడక్ట్‌లు ఇక్కడ కనిపిస్తాయి. ఒక్క ట్యాప్‌తో జోడించవచ్చు.',
    recentFailed: 'మీ ఆర్డర్‌లు లోడ్ కాలేదు.',
    recentAgain: 'నా ఆర్డర్‌లు మళ్లీ లోడ్ చేయండి',
    complete: 'పూర్తి చేయండి',
    products: '{0, plural, one {# ప్రోడక్ట్} other {# ప్రోడక్ట్‌లు}}',
  },
};
