import type { WordsOf } from '../dictionary';

export const errors: WordsOf<'error' | 'outcome-notes' | 'error-variants' | 'profile-note'> = {
  error: {
    generic: 'ఏదో సమస్య వచ్చింది. మళ్లీ ప్రయత్నించండి.',
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. కనెక్షన్ వచ్చాక మళ్లీ ప్రయత్నించండి.',
    notSent: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నందున ఏమీ పంపలేదు. కనెక్షన్ వచ్చాక మళ్లీ ప్రయత్నించండి.',
  },
  'outcome-notes': {
    saved: 'అయినా ఇది సేవ్ అయి ఉండవచ్చు.',
    deleted: 'అయినా ఇది తొలగిపోయి ఉండవచ్చు.',
    otp: 'అయినా OTP మీకు రావచ్చు.',
  },
  'error-variants': {
    performance: 'మీ పనితీరు వివరాలను లోడ్ చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
    earnings: 'మీ సంపాదన సురక్షితంగా ఉంది, కొన్ని నిమిషాల్లో ఇక్కడ కనిపిస్తుంది',
  },
  'profile-note': {
    home: 'మీ పేరు, Instagram కనెక్షన్ లోడ్ కాలేదు.',
    links: 'మీ కలెక్షన్ పేజీల లింక్‌లు లోడ్ కాలేదు.',
  },
};
