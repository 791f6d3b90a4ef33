import type { WordsOf } from '../dictionary';

export const passwordAlert: WordsOf<'password-alert'> = {
  'password-alert': {
    title: 'Instagram কানেকশন',
    alert: 'সতর্কতা!',
    failing: 'আপনি Instagram পাসওয়ার্ড বদলেছেন বলে AutoDM কাজ করছে না।',
    redirecting: 'Instagram কানেক্ট করার জন্য আপনাকে নিয়ে যাওয়া হচ্ছে।',
    countdown: '{0} সেকেন্ডে খুলবে',
  },
};
