import type { WordsOf } from '../dictionary';

export const instagram: WordsOf<'instagram'> = {
  instagram: {
    title: 'तुमचे Instagram जोडा',
    text: 'तुमच्या पोस्टला प्रॉडक्ट लिंक करा, म्हणजे कमेंट करणाऱ्यांना डायरेक्ट मेसेजने लिंक मिळतील.',
    reconnectTitle: 'तुमचे Instagram पुन्हा जोडा',
    reconnectText: 'तुमचा पासवर्ड बदलला आहे, त्यामुळे पुन्हा जोडेपर्यंत AutoDM मेसेज पाठवू शकत नाही.',
    connect: 'Instagram जोडा',
    refused: 'परवानगी न दिल्यामुळे Instagram जोडले गेले नाही. तुम्ही कधीही पुन्हा प्रयत्न करू शकता.',
    failed: 'Instagram जोडता आले नाही. हे पेज दुसऱ्या ॲपमध्ये उघडले असेल तर Chrome किंवा Safari मध्ये प्रयत्न करा.',
    connected: 'Instagram जोडले गेले',
    connectedText: 'तुम्ही लिंक केलेल्या पोस्टवरील कमेंटना आता AutoDM उत्तर देऊ शकते.',
  },
};
