import type { WordsOf } from '../dictionary';

export const support: WordsOf<'support'> = {
  support: {
    title: 'और मदद चाहिए?',
    team: '{0} क्रिएटर टीम से पूछें।',
    lead: 'मदद चाहिए? {0} क्रिएटर टीम से पूछें।',
    ways: { whatsapp: 'WhatsApp', phone: 'कॉल करें', email: 'ईमेल', link: 'मदद पेज' },
  },
};
