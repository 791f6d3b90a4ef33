import type { WordsOf } from '../dictionary';

export const sharePictures: WordsOf<'share-picture'> = {
  'share-picture': {
    title: 'షేర్ చేయండి',
    whatsApp: 'WhatsApp',
    story: 'Instagram Story',
    code: 'QR కోడ్',
    card: 'ప్రింట్ కార్డ్',
    pictures: {
      story: { title: 'మీ స్టోరీ కోసం ఇమేజ్', name: '{0} – స్టోరీ ఇమేజ్', hint: 'Instagramలో లింక్ స్టిక్కర్ జోడించి మీ లింక్ పేస్ట్ చేయండి.' },
      card: { title: 'ప్రింట్ కార్డ్', name: '{0} – ప్రింట్ కార్డ్', hint: 'ప్రింట్ చేస్తే పోస్ట్‌కార్డ్ సైజులో ఉంటుంది: స్టాల్, పార్సెల్ లేదా షాపు కోసం.' },
    },
    copyLink: 'లింక్ కాపీ చేయండి',
    share: 'ఇమేజ్ షేర్ చేయండి',
    save: 'ఇమేజ్ సేవ్ చేయండి',
    print: 'ప్రింట్ చేయండి',
    saved: 'ఇమేజ్ సేవ్ అయింది',
    notSaved: 'ఇమేజ్ సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    byHand: 'ఈ యాప్‌లో ఇమేజ్‌లు సేవ్ చేయలేరు. స్క్రీన్‌షాట్ తీసుకోండి.',
    failed: 'ఇమేజ్ కోసం QR కోడ్ రాలేదు. మళ్లీ ప్రయత్నించండి.',
    scan: 'స్కాన్ చేసి కొనండి',
    products: '{0, plural, one {# ప్రోడక్ట్} other {# ప్రోడక్ట్‌లు}}',
    more: '+{0}',
    disclosure: 'అఫిలియేట్ లింక్‌లు: మీరు కొంటే నాకు కమీషన్ రావచ్చు.',
  },
};
