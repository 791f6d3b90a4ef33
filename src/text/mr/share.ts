import type { WordsOf } from '../dictionary';

export const share: WordsOf<'share'> = {
  share: {
    share: '{0} शेअर करा',
    copyLink: 'लिंक कॉपी करा',
    linkCopied: 'लिंक कॉपी झाली',
    collectionCopied: 'कलेक्शन लिंक कॉपी झाली!',
    copyByHand: 'ही लिंक कॉपी करा',
    copyByHandText: 'तुमचा ब्राउझर आम्हाला कॉपी करू देत नाही. लिंक दाबून धरा, मग कॉपी निवडा.',
    copyPage: 'पेजची लिंक कॉपी करा',
    copyCollection: 'कलेक्शन लिंक कॉपी करा',
  },
};
