import type { WordsOf } from '../dictionary';

export const share: WordsOf<'share'> = {
  share: {
    share: '{0} – ஷேர் செய்',
    copyLink: 'லிங்க்கை நகலெடு',
    linkCopied: 'லிங்க் நகலெடுக்கப்பட்டது',
    collectionCopied: 'கலெக்ஷன் லிங்க் நகலெடுக்கப்பட்டது!',
    copyByHand: 'இந்த லிங்க்கை நகலெடுக்கவும்',
    copyByHandText: 'உங்கள் பிரவுசர் நகலெடுக்க அனுமதிக்கவில்லை. லிங்க்கை அழுத்திப் பிடித்து, நகலெடு என்பதைத் தேர்வு செய்யவும்.',
    copyPage: 'பக்கத்தின் லிங்க்கை நகலெடு',
    copyCollection: 'கலெக்ஷன் லிங்க்கை நகலெடு',
  },
};
