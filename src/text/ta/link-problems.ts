import type { WordsOf } from '../dictionary';

export const linkProblems: WordsOf<'link-problems'> = {
  'link-problems': {
    platform: 'தொடர ஒரு தளத்தைத் தேர்ந்தெடுக்கவும்',
    youtubeMissing: 'தொடர YouTube வீடியோ லிங்க்கைச் சேர்க்கவும்',
    facebookMissing: 'தொடர Facebook வீடியோ லிங்க்கைச் சேர்க்கவும்',
    youtubeInvalid: 'சரியான YouTube லிங்க்கை ஒட்டவும்',
    facebookInvalid: 'சரியான Facebook லிங்க்கை ஒட்டவும்',
    name: 'தொடர கலெக்ஷனுக்குப் பெயர் சேர்க்கவும்',
    nameTooLong: '50 எழுத்துகளுக்கு மேல் உள்ளது',
    noProduct: 'தொடர ஒரு பொருளைச் சேர்க்கவும்',
    oneProduct: 'ஒற்றை லிங்க்கில் ஒரே ஒரு பொருள் மட்டுமே இருக்கலாம்',
  },
};
