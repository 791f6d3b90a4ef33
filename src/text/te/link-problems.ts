import type { WordsOf } from '../dictionary';

export const linkProblems: WordsOf<'link-problems'> = {
  'link-problems': {
    platform: 'కొనసాగడానికి ఒక ప్లాట్‌ఫామ్ ఎంచుకోండి',
    youtubeMissing: 'కొనసాగడానికి YouTube వీడియో లింక్ జోడించండి',
    facebookMissing: 'కొనసాగడానికి Facebook వీడియో లింక్ జోడించండి',
    youtubeInvalid: 'సరైన YouTube లింక్ పేస్ట్ చేయండి',
    facebookInvalid: 'సరైన Facebook లింక్ పేస్ట్ చేయండి',
    name: 'కొనసాగడానికి కలెక్షన్ పేరు జోడించండి',
    nameTooLong: '50 అక్షరాల పరిమితి దాటింది',
    noProduct: 'కొనసాగడానికి ఒక ప్రోడక్ట్ జోడించండి',
    oneProduct: 'సింగిల్ లింక్‌లో ఒక్క ప్రోడక్ట్ మాత్రమే ఉండాలి',
  },
};
