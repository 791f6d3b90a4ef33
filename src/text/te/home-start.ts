import type { WordsOf } from '../dictionary';

export const homeStart: WordsOf<'home-start'> = {
  'home-start': {
    title: 'మొదలుపెట్టండి',
    progress: '{1}లో {0} పూర్తి',
    steps: { instagram: 'Instagram', link: 'మొదటి లింక్', post: 'మొదటి పోస్ట్', bank: 'బ్యాంక్ వివరాలు' },
    next: {
      link: 'మొదటి లింక్ తయారు చేయండి', post: 'పోస్ట్‌కు ప్రోడక్ట్‌లు లింక్ చేయండి', bank: 'బ్యాంక్ ఖాతా జోడించండి',
    },
    done: '{0}, పూర్తయింది',
    open: '{0}, ఇంకా పూర్తి కాలేదు',
  },
};
