import type { WordsOf } from '../dictionary';

export const success: WordsOf<'success'> = {
  success: {
    post: { title: 'AutoDM தயார்', text: 'உங்கள் போஸ்ட்டுடன் பொருட்கள் இணைக்கப்பட்டன' },
    link: { title: 'உங்கள் லிங்க் தயார்', text: 'தளம்: {0}' },
    platforms: {
      INSTAGRAM_STORIES: 'Instagram Stories',
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      SINGLE_LINK: 'ஒற்றை அஃபிலியேட் லிங்க்',
      COLLECTION_LINK: 'கலெக்ஷன் லிங்க்',
    },
    preview: 'முன்னோட்டம்',
    remove: 'நீக்கு',
    added: 'சேர்த்த பொருட்கள் ({0})',
    home: 'முகப்புக்குச் செல்',
    collectionDeleted: 'கலெக்ஷன் நீக்கப்பட்டது',
    collectionGone: 'நீங்கள் நீக்க முயலும் கலெக்ஷன் இல்லை.',
  },
};
