import type { WordsOf } from '../dictionary';

export const passwordAlert: WordsOf<'password-alert'> = {
  'password-alert': {
    title: 'Instagram जोडणी',
    alert: 'सूचना!',
    failing: 'तुम्ही Instagram चा पासवर्ड बदलल्यामुळे AutoDM काम करत नाही.',
    redirecting: 'Instagram जोडण्यासाठी आम्ही तुम्हाला तिकडे नेत आहोत.',
    countdown: '{0} सेकंदांत उघडेल',
  },
};
