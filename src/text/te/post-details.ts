import type { WordsOf } from '../dictionary';

export const postDetails: WordsOf<'post-detail'> = {
  'post-detail': {
    created: '{0}న తయారైంది',
    pictures: 'ఈ పోస్ట్ ఫోటోలు',
    picture: 'ఫోటో {0}',
    perClick: { commission: 'ఒక్కో క్లిక్‌కు కమీషన్', orders: 'ఆర్డర్‌గా మారిన క్లిక్‌లు' },
    perSearch: { commission: 'ఒక్కో సెర్చ్‌కు కమీషన్', orders: 'ఆర్డర్‌గా మారిన సెర్చ్‌లు' },
    linkedProducts: 'లింక్ చేసిన ప్రోడక్ట్‌లు ({0})',
    noProducts: 'ఈ పోస్ట్‌కు ప్రోడక్ట్ ఏదీ లింక్ చేయలేదు.',
  },
};
