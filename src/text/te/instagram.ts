import type { WordsOf } from '../dictionary';

export const instagram: WordsOf<'instagram'> = {
  instagram: {
    title: 'మీ Instagramను కనెక్ట్ చేయండి',
    text: 'మీ పోస్ట్‌లకు ప్రోడక్ట్‌లు లింక్ చేస్తే, కామెంట్ చేసిన వారికి లింక్‌లు డైరెక్ట్ మెసేజ్‌గా వెళ్తాయి.',
    reconnectTitle: 'Instagramను మళ్లీ కనెక్ట్ చేయండి',
    reconnectText: 'మీ పాస్‌వర్డ్ మారింది. మళ్లీ కనెక్ట్ చేసే వరకు AutoDM మెసేజ్‌లు పంపలేదు.',
    connect: 'Instagram కనెక్ట్ చేయండి',
    refused: 'అనుమతి ఇవ్వనందున Instagram కనెక్ట్ కాలేదు. ఎప్పుడైనా మళ్లీ ప్రయత్నించవచ్చు.',
    failed: 'Instagram కనెక్ట్ కాలేదు. ఈ పేజీ వేరే యాప్‌లో తెరిచి ఉంటే, Chrome లేదా Safariలో ప్రయత్నించండి.',
    connected: 'Instagram కనెక్ట్ అయింది',
    connectedText: 'మీరు లింక్ చేసే పోస్ట్‌లపై వచ్చే కామెంట్‌లకు ఇక AutoDM జవాబిస్తుంది.',
  },
};
