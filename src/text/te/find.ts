import type { WordsOf } from '../dictionary';

export const find: WordsOf<'find'> = {
  find: {
    names: {
      posts: { search: 'పోస్ట్‌లలో వెతకండి', count: '{0, plural, one {1 పోస్ట్} other {{1} పోస్ట్‌లు}}' },
      collections: { search: 'లింక్‌లలో వెతకండి', count: '{0, plural, one {1 లింక్ లేదా కలెక్షన్} other {{1} లింక్‌లు, కలెక్షన్‌లు}}' },
      codes: { search: 'QR కోడ్‌లలో వెతకండి', count: '{0, plural, one {1 QR కోడ్} other {{1} QR కోడ్‌లు}}' },
    },
    sortBy: 'క్రమం',
    sorts: { newest: 'కొత్తవి ముందు', earned: 'ఎక్కువ సంపాదన', clicks: 'ఎక్కువ క్లిక్‌లు' },
    found: '{1}లో {0}',
    reading: '{1}లో {0} చూస్తున్నాం…',
    stopped: '{1}లో కొత్త {0} మాత్రమే చూశాం.',
    goOn: 'ఇంకా వెతకండి',
    none: 'ఏమీ దొరకలేదు',
    noneText: '“{0}” ఉన్నది ఇక్కడ ఏదీ లేదు.',
    clear: 'వెతుకులాట తీసివేయండి',
  },
};
