import type { WordsOf } from '../dictionary';

export const productSheets: WordsOf<'product-sheet' | 'paste'> = {
  'product-sheet': {
    titles: { PREVIOUS_ORDERS: 'గత ఆర్డర్‌లు', WISHLIST: 'విష్‌లిస్ట్', PRODUCT_LINK: 'ప్రోడక్ట్ లింక్ పేస్ట్ చేయండి' },
    empty: 'చూపడానికి ప్రోడక్ట్‌లు లేవు',
    done: 'పూర్తయింది',
    list: 'ప్రోడక్ట్‌లు',
  },
  paste: {
    link: 'ప్రోడక్ట్ లింక్',
    linkHint: 'ఒక లింక్, చాలా లింక్‌లు, లేదా లింక్‌లున్న మొత్తం మెసేజ్ పేస్ట్ చేయండి',
    add: 'జోడించండి',
    foreign: 'మీరు పేస్ట్ చేసింది {0} ప్రోడక్ట్ లింక్ కాదు',
    invalid: 'ప్రోడక్ట్ లింక్ సరైనది కాదు. URL చూసుకుని మళ్లీ ప్రయత్నించండి.',
    notFound: 'ఈ ప్రోడక్ట్ దొరకలేదు. ఇప్పుడు అమ్మకంలో లేకపోవచ్చు.',
    problems: '{0} లింక్‌లు జోడించలేకపోయాం',
    added: '{0, plural, one {# ప్రోడక్ట్ జోడించాం} other {# ప్రోడక్ట్‌లు జోడించాం}}',
    known: '{0, plural, one {# ప్రోడక్ట్ ఇప్పటికే ఉంది} other {# ప్రోడక్ట్‌లు ఇప్పటికే ఉన్నాయి}}',
  },
};
