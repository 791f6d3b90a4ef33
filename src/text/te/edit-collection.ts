import type { WordsOf } from '../dictionary';

export const editCollection: WordsOf<'edit-collection'> = {
  'edit-collection': {
    title: 'కలెక్షన్‌ను మార్చండి',
    nameHint: 'మీ ఫాలోవర్లకు కనిపించే పేరు. లింక్, QR కోడ్ మారవు.',
    listed: 'ఈ కలెక్షన్‌లో',
    listedHint: 'తీసేయడానికి ప్రోడక్ట్‌ను ట్యాప్ చేయండి.',
    discard: 'మార్పులు రద్దు చేయండి',
    save: 'సేవ్ చేయండి',
    saved: 'కలెక్షన్ సేవ్ అయింది',
  },
};
