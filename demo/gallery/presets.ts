import type { Theme } from './theme';

/** Themes to start with. */
export const presets: readonly { name: string; theme: Theme }[] = [
  { name: 'Default', theme: {} },
  { name: 'Forest', theme: { '--creator-color-primary': '#166534', '--creator-dark-color-primary': '#86efac', '--creator-color-on-primary': '#ffffff', '--creator-dark-color-on-primary': '#052e16', '--creator-color-background': '#f4f7f2', '--creator-dark-color-background': '#0e1510', '--creator-color-surface': '#ffffff', '--creator-dark-color-surface': '#17211a', '--creator-radius': '10px' } },
  { name: 'Ocean', theme: { '--creator-color-primary': '#1d4ed8', '--creator-dark-color-primary': '#93c5fd', '--creator-color-on-primary': '#ffffff', '--creator-dark-color-on-primary': '#0b1b3f', '--creator-color-background': '#f3f6fb', '--creator-dark-color-background': '#0d1220', '--creator-color-surface': '#ffffff', '--creator-dark-color-surface': '#161d2e', '--creator-radius': '8px' } },
  { name: 'Magazine', theme: { '--creator-color-primary': '#9f1239', '--creator-dark-color-primary': '#fda4af', '--creator-color-on-primary': '#ffffff', '--creator-dark-color-on-primary': '#3b0613', '--creator-font-family': 'Georgia, serif', '--creator-radius': '2px', '--creator-space': '20px' } },
  { name: 'Ink', theme: { '--creator-color-primary': '#111111', '--creator-dark-color-primary': '#ffffff', '--creator-color-on-primary': '#ffffff', '--creator-dark-color-on-primary': '#000000', '--creator-color-background': '#ffffff', '--creator-dark-color-background': '#000000', '--creator-color-surface': '#ffffff', '--creator-dark-color-surface': '#0c0c0c', '--creator-color-text': '#000000', '--creator-dark-color-text': '#ffffff', '--creator-color-text-muted': '#333333', '--creator-dark-color-text-muted': '#d4d4d4', '--creator-color-border': '#767676', '--creator-dark-color-border': '#8a8a8a' } },
];
