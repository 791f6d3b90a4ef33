/** The languages with words of ours, each in its own script, because who looks for one may read no other. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English', hi: 'हिन्दी', bn: 'বাংলা', mr: 'मराठी', ta: 'தமிழ்', te: 'తెలుగు',
};
