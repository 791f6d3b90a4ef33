import type { WordsOf } from '../dictionary';

export const success: WordsOf<'success'> = {
  success: {
    post: { title: 'AutoDM సిద్ధం', text: 'మీ పోస్ట్‌కు ప్రోడక్ట్‌లు లింక్ అయ్యాయి' },
    link: { title: 'మీ లింక్ సిద్ధం', text: '{0} కోసం' },
    platforms: {
      INSTAGRAM_STORIES: 'Instagram Stories',
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      SINGLE_LINK: 'సింగిల్ అఫిలియేట్ లింక్',
      COLLECTION_LINK: 'కలెక్షన్ లింక్',
    },
    preview: 'ప్రివ్యూ',
    remove: 'తొలగించండి',
    added: 'జోడించిన ప్రోడక్ట్‌లు ({0})',
    home: 'హోమ్‌కు వెళ్లండి',
    collectionDeleted: 'కలెక్షన్ తొలగించాం',
    collectionGone: 'మీరు తొలగించాలనుకుంటున్న కలెక్షన్ లేదు.',
  },
};
