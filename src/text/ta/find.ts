import type { WordsOf } from '../dictionary';

export const find: WordsOf<'find'> = {
  find: {
    names: {
      posts: { search: 'போஸ்ட்களில் தேடு', count: '{0, plural, one {1 போஸ்ட்} other {{1} போஸ்ட்கள்}}' },
      collections: { search: 'லிங்க்குகளில் தேடு', count: '{0, plural, one {1 லிங்க் அல்லது கலெக்ஷன்} other {{1} லிங்க், கலெக்ஷன்கள்}}' },
      codes: { search: 'QR கோடுகளில் தேடு', count: '{0, plural, one {1 QR கோடு} other {{1} QR கோடுகள்}}' },
    },
    sortBy: 'வரிசை',
    sorts: { newest: 'புதியவை முதலில்', earned: 'அதிக வருமானம்', clicks: 'அதிக கிளிக்குகள்' },
    found: '{1} இல் {0}',
    reading: '{1} இல் {0} பார்க்கப்படுகின்றன…',
    stopped: '{1} இல் மிகப் புதிய {0} மட்டும் பார்க்கப்பட்டன.',
    goOn: 'மேலும் தேடு',
    none: 'எதுவும் கிடைக்கவில்லை',
    noneText: '“{0}” உள்ள எதுவும் இங்கே இல்லை.',
    clear: 'தேடலை அழி',
  },
};
