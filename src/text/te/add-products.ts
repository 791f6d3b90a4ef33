import type { WordsOf } from '../dictionary';

export const addProducts: WordsOf<'add-products'> = {
  'add-products': {
    heading: 'ప్రోడక్ట్‌లు జోడించండి',
    cards: {
      PREVIOUS_ORDERS: 'మీ ఆర్డర్‌ల నుండి',
      WISHLIST: 'విష్‌లిస్ట్ నుండి',
      PRODUCT_LINK: 'ప్రోడక్ట్ లింక్ పేస్ట్ చేయండి',
    },
    selected: '{0} ఎంచుకున్నారు',
    selectedProducts: 'ఎంచుకున్న ప్రోడక్ట్‌లు',
    nothingSelected: 'మీరు ఎంచుకునే ప్రోడక్ట్‌లు ఇక్కడ కనిపిస్తాయి.',
    remove: '{0} – తీసేయండి',
    commission: '{0}% కమీషన్',
    noCommission: 'కమీషన్ లేదు',
  },
};
