import type { WordsOf } from '../dictionary';

export const home: WordsOf<'home'> = {
  home: {
    hello: 'నమస్తే, {0}',
    welcome: '{0}కు స్వాగతం',
    lead: 'మీ పోస్ట్‌లు, లింక్‌లు, సంపాదన',
    account: 'మీ ఖాతా',
    paste: 'ప్రోడక్ట్ లింక్ పేస్ట్ చేయండి',
    programme: {
      title: '10% కమీషన్ సంపాదించండి',
      text: 'కొత్త కస్టమర్‌కు డెలివరీ అయిన ఆర్డర్‌పై అదనంగా ₹180 వరకు',
      create: 'అఫిలియేట్ లింక్ తయారు చేయండి',
    },
    reward: 'రివార్డ్ ఆఫర్ తెరవండి',
    tabs: { label: 'మీరు షేర్ చేసినవి', all: 'అన్నీ', autoDm: 'AutoDM', affiliate: 'అఫిలియేట్', qrCode: 'QR కోడ్' },
    sections: { autoDm: 'AutoDM పోస్ట్‌లు', affiliate: 'లింక్‌లు, కలెక్షన్‌లు', qrCode: 'QR కోడ్‌లు' },
    reconnect: 'మీ Instagramను మళ్లీ కనెక్ట్ చేయండి',
    seeAll: 'అన్నీ చూడండి',
    failed: 'ఇది లోడ్ కాలేదు.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    products: '{0, plural, one {# ప్రోడక్ట్} other {# ప్రోడక్ట్‌లు}}',
    untitled: 'క్యాప్షన్ లేని పోస్ట్',
    platforms: {
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      INSTAGRAM_STORIES: 'Instagram Stories',
      SINGLE_LINK: 'సింగిల్ లింక్',
      COLLECTION_LINK: 'కలెక్షన్ లింక్',
    },
  },
};
