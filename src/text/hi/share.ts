import type { WordsOf } from '../dictionary';

export const share: WordsOf<'share'> = {
  share: {
    share: '{0} शेयर करें',
    copyLink: 'लिंक कॉपी करें',
    linkCopied: 'लिंक कॉपी हो गया',
    collectionCopied: 'कलेक्शन लिंक कॉपी हो गया!',
    copyByHand: 'यह लिंक कॉपी करें',
    copyByHandText: 'आपका ब्राउज़र हमें कॉपी नहीं करने देता। लिंक को दबाकर रखें, फिर कॉपी चुनें।',
    copyPage: 'पेज का लिंक कॉपी करें',
    copyCollection: 'कलेक्शन लिंक कॉपी करें',
  },
};
