import type { WordsOf } from '../dictionary';

export const support: WordsOf<'support'> = {
  support: {
    title: 'ఇంకా సహాయం కావాలా?',
    team: '{0} క్రియేటర్ టీమ్‌ను అడగండి.',
    lead: 'సహాయం కావాలా? {0} క్రియేటర్ టీమ్‌ను అడగండి.',
    ways: { whatsapp: 'WhatsApp', phone: 'కాల్', email: 'ఇమెయిల్', link: 'సహాయ పేజీ' },
  },
};
