import type { WordsOf } from '../dictionary';

export const instagram: WordsOf<'instagram'> = {
  instagram: {
    title: 'अपना Instagram जोड़ें',
    text: 'अपनी पोस्ट से प्रोडक्ट लिंक करें, और कमेंट करने वालों को डायरेक्ट मैसेज में लिंक मिलेंगे।',
    reconnectTitle: 'अपना Instagram फिर से जोड़ें',
    reconnectText: 'आपका पासवर्ड बदल गया है, इसलिए फिर से जोड़ने तक AutoDM मैसेज नहीं भेज सकता।',
    connect: 'Instagram जोड़ें',
    refused: 'अनुमति न मिलने से Instagram नहीं जुड़ा। आप कभी भी फिर से कोशिश कर सकते हैं।',
    failed: 'Instagram नहीं जुड़ पाया। यह पेज किसी दूसरे ऐप में खुला हो तो Chrome या Safari में कोशिश करें।',
    connected: 'Instagram जुड़ गया',
    connectedText: 'आपकी लिंक की हुई पोस्ट के कमेंट का जवाब अब AutoDM दे सकता है।',
  },
};
