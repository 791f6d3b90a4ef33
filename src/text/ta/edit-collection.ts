import type { WordsOf } from '../dictionary';

export const editCollection: WordsOf<'edit-collection'> = {
  'edit-collection': {
    title: 'கலெக்ஷனை மாற்று',
    nameHint: 'ஃபாலோயர்கள் பார்க்கும் பெயர். லிங்க்கும் QR கோடும் மாறாது.',
    listed: 'இந்தக் கலெக்ஷனில்',
    listedHint: 'நீக்க, பொருளைத் தட்டவும்.',
    discard: 'மாற்றங்களை ரத்து செய்',
    save: 'சேமி',
    saved: 'கலெக்ஷன் சேமிக்கப்பட்டது',
  },
};
