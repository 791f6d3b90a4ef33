import type { WordsOf } from '../dictionary';

export const passwordAlert: WordsOf<'password-alert'> = {
  'password-alert': {
    title: 'Instagram కనెక్షన్',
    alert: 'గమనించండి!',
    failing: 'మీరు Instagram పాస్‌వర్డ్ మార్చినందున AutoDM పని చేయడం లేదు.',
    redirecting: 'మీ Instagramను కనెక్ట్ చేసే పేజీకి ఇప్పుడు వెళ్తున్నాం.',
    countdown: '{0} సెకన్లలో తెరుచుకుంటుంది',
  },
};
