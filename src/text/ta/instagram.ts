import type { WordsOf } from '../dictionary';

export const instagram: WordsOf<'instagram'> = {
  instagram: {
    title: 'Instagram‑ஐ இணைக்கவும்',
    text: 'உங்கள் போஸ்ட்களுடன் பொருட்களை இணைத்தால், கமெண்ட் செய்பவர்களுக்கு லிங்க் நேரடி மெசேஜாகப் போகும்.',
    reconnectTitle: 'Instagram‑ஐ மீண்டும் இணைக்கவும்',
    reconnectText: 'உங்கள் பாஸ்வேர்டு மாறியுள்ளது. மீண்டும் இணைக்கும் வரை AutoDM‑ஆல் மெசேஜ் அனுப்ப முடியாது.',
    connect: 'Instagram‑ஐ இணை',
    refused: 'அனுமதி தராததால் Instagram இணைக்கப்படவில்லை. எப்போது வேண்டுமானாலும் மீண்டும் முயலலாம்.',
    failed: 'Instagram‑ஐ இணைக்க முடியவில்லை. இந்தப் பக்கம் வேறொரு ஆப்பில் திறந்திருந்தால், Chrome அல்லது Safari‑யில் முயலவும்.',
    connected: 'Instagram இணைக்கப்பட்டது',
    connectedText: 'நீங்கள் இணைக்கும் போஸ்ட்களில் வரும் கமெண்ட்களுக்கு AutoDM இனி பதிலளிக்கும்.',
  },
};
