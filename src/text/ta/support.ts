import type { WordsOf } from '../dictionary';

export const support: WordsOf<'support'> = {
  support: {
    title: 'இன்னும் உதவி வேண்டுமா?',
    team: '{0} கிரியேட்டர் குழுவிடம் கேளுங்கள்.',
    lead: 'உதவி வேண்டுமா? {0} கிரியேட்டர் குழுவிடம் கேளுங்கள்.',
    ways: { whatsapp: 'WhatsApp', phone: 'அழைக்க', email: 'இமெயில்', link: 'உதவிப் பக்கம்' },
  },
};
