import type { WordsOf } from '../dictionary';

export const support: WordsOf<'support'> = {
  support: {
    title: 'আরও সাহায্য দরকার?',
    team: '{0}-এর ক্রিয়েটর টিমকে জিজ্ঞাসা করুন।',
    lead: 'সাহায্য দরকার? {0}-এর ক্রিয়েটর টিমকে জিজ্ঞাসা করুন।',
    ways: { whatsapp: 'WhatsApp', phone: 'কল করুন', email: 'ইমেল', link: 'সাহায্যের পেজ' },
  },
};
