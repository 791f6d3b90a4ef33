import type { WordsOf } from '../dictionary';

export const passwordAlert: WordsOf<'password-alert'> = {
  'password-alert': {
    title: 'Instagram कनेक्शन',
    alert: 'ध्यान दें!',
    failing: 'Instagram पासवर्ड बदलने की वजह से आपका AutoDM काम नहीं कर रहा है।',
    redirecting: 'Instagram जोड़ने के लिए आपको वहाँ ले जाया जा रहा है।',
    countdown: '{0} सेकंड में खुलेगा',
  },
};
