/**
 * The words that trigger AutoDM before a creator adds their own; the last is the marketplace's name (specification
 * section 9).
 */
export function defaultTriggerWords(brandName: string): string[] {
  const words = 'link price details dm pp interested need buy code order please product purchase send wow';
  return [...words.split(' '), brandName.toLowerCase()];
}

/** AutoDM's public reply to a comment (specification section 9). */
export const defaultAutoReply = 'Hey! Please check your DM ❤️';
