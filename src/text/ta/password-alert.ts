import type { WordsOf } from '../dictionary';

export const passwordAlert: WordsOf<'password-alert'> = {
  'password-alert': {
    title: 'Instagram இணைப்பு',
    alert: 'கவனிக்கவும்!',
    failing: 'உங்கள் Instagram பாஸ்வேர்டை மாற்றியதால் AutoDM வேலை செய்யவில்லை.',
    redirecting: 'Instagram‑ஐ மீண்டும் இணைக்கும் பக்கத்துக்கு இப்போது செல்கிறோம்.',
    countdown: '{0} வினாடியில் திறக்கும்',
  },
};
