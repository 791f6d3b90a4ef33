import type { WordsOf } from '../dictionary';

export const affiliateLinks: WordsOf<'affiliate-links'> = {
  'affiliate-links': {
    title: 'அஃபிலியேட் லிங்க் உருவாக்கு',
    kind: 'எதை ஷேர் செய்ய விரும்புகிறீர்கள்?',
    kinds: {
      collection: { title: 'கலெக்ஷன்', text: 'பல பொருட்கள், ஒரே லிங்க்' },
      single: { title: 'ஒற்றை லிங்க்', text: 'ஒரு பொருள், உடனே ஷேர் செய்யலாம்' },
    },
    name: 'பெயர்',
    nameHint: 'ஃபாலோயர்கள் பார்க்கும் பெயர்',
    more: 'மற்றும் {0, plural, one {# பொருள்} other {# பொருட்கள்}}',
    useName: '“{0}” எனப் பெயரிடு',
    platform: 'எங்கே ஷேர் செய்யப் போகிறீர்கள்?',
    platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
    mediaLink: { YOUTUBE: 'YouTube வீடியோ லிங்க்', FACEBOOK: 'Facebook வீடியோ லிங்க்' },
    mediaHint: {
      YOUTUBE: 'எடுத்துக்காட்டு: https://youtu.be/…',
      FACEBOOK: 'Facebook ஆப்பில் Share, பிறகு Copy link தட்டவும். பிரவுசரில் நகலெடுத்த லிங்க் வேலை செய்யாது',
    },
    paste: 'பொருளின் லிங்க்கை ஒட்டவும்',
    pasteHint: '{0} தளத்தில் உள்ள எந்தப் பொருளின் முகவரியையும் நகலெடுக்கலாம். ஒன்று என்றால் லிங்க், பல என்றால் கலெக்ஷன்.',
    reading: 'பொருளைத் தேடுகிறோம்…',
    recent: 'உங்கள் ஆர்டர்களிலிருந்து',
    recentNone: 'நீங்கள் ஆர்டர் செய்யும் பொருட்கள் இங்கே தெரியும். ஒரே தட்டலில் சேர்க்கலாம்.',
    recentFailed: 'உங்கள் ஆர்டர்கள் லோட் ஆகவில்லை.',
    recentAgain: 'ஆர்டர்களை மீண்டும் லோட் செய்',
    complete: 'முடி',
    products: '{0, plural, one {# பொருள்} other {# பொருட்கள்}}',
  },
};
