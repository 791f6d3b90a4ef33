import type { WordsOf } from '../dictionary';

export const listed: WordsOf<'post' | 'link'> = {
  post: {
    untitled: 'క్యాప్షన్ లేని పోస్ట్',
    deleted: 'పోస్ట్ తొలగించాం',
    missing: 'మీరు తొలగించాలనుకుంటున్న పోస్ట్ లేదు.',
    noProducts: 'ఈ పోస్ట్‌కు లింక్ చేసిన ప్రోడక్ట్‌లు దొరకలేదు. మళ్లీ ప్రయత్నించండి.',
  },
  link: {
    deleted: 'కలెక్షన్ తొలగించాం',
    missing: 'మీరు తొలగించాలనుకుంటున్న కలెక్షన్ లేదు.',
    noProducts: 'ఈ కలెక్షన్‌లో ప్రోడక్ట్‌లు దొరకలేదు. మళ్లీ ప్రయత్నించండి.',
  },
};
