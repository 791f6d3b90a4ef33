import type { WordsOf } from '../dictionary';

export const support: WordsOf<'support'> = {
  support: {
    title: 'आणखी मदत हवी आहे?',
    team: '{0} क्रिएटर टीमला विचारा.',
    lead: 'मदत हवी आहे? {0} क्रिएटर टीमला विचारा.',
    ways: { whatsapp: 'WhatsApp', phone: 'कॉल करा', email: 'ई-मेल', link: 'मदत पेज' },
  },
};
