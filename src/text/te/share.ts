import type { WordsOf } from '../dictionary';

export const share: WordsOf<'share'> = {
  share: {
    share: '{0} – షేర్ చేయండి',
    copyLink: 'లింక్ కాపీ చేయండి',
    linkCopied: 'లింక్ కాపీ అయింది',
    collectionCopied: 'కలెక్షన్ లింక్ కాపీ అయింది!',
    copyByHand: 'ఈ లింక్ కాపీ చేయండి',
    copyByHandText: 'మీ బ్రౌజర్ కాపీ చేయనివ్వడం లేదు. లింక్‌ను నొక్కి పట్టుకుని, కాపీ ఎంచుకోండి.',
    copyPage: 'పేజీ లింక్ కాపీ చేయండి',
    copyCollection: 'కలెక్షన్ లింక్ కాపీ చేయండి',
  },
};
