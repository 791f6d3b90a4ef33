/** The texts of demo mode, which runs without a back end. */
export const demoWords = {
  badge: 'Demo data',
  unknown: (name: string) => `There is no scenario named “${name}”`,
  show: (name: string) => `Show ${name}`,
  choose: (names: readonly string[]) => `Choose one of: ${names.join(', ')}`,
};
