/** What sets AutoDM off before a creator adds words of their own; the last is the marketplace's name (specification section 9). */
export function defaultTriggerWords(brandName: string): string[] {
  const words = 'link price details dm pp interested need buy code order please product purchase send wow';
  return [...words.split(' '), brandName.toLowerCase()];
}

/** What AutoDM answers below a comment (specification section 9). */
export const defaultAutoReply = 'Hey! Please check your DM ❤️';
