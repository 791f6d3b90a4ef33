import type { Theme } from './theme';

/** Themes to begin with. */
export const presets: readonly { name: string; theme: Theme }[] = [
  { name: 'Default', theme: {} },
  { name: 'Forest', theme: { '--creator-color-primary': 'light-dark(#166534, #86efac)', '--creator-color-on-primary': 'light-dark(#ffffff, #052e16)', '--creator-color-background': 'light-dark(#f4f7f2, #0e1510)', '--creator-color-surface': 'light-dark(#ffffff, #17211a)', '--creator-radius': '10px' } },
  { name: 'Ocean', theme: { '--creator-color-primary': 'light-dark(#1d4ed8, #93c5fd)', '--creator-color-on-primary': 'light-dark(#ffffff, #0b1b3f)', '--creator-color-background': 'light-dark(#f3f6fb, #0d1220)', '--creator-color-surface': 'light-dark(#ffffff, #161d2e)', '--creator-radius': '8px' } },
  { name: 'Magazine', theme: { '--creator-color-primary': 'light-dark(#9f1239, #fda4af)', '--creator-color-on-primary': 'light-dark(#ffffff, #3b0613)', '--creator-font-family': 'Georgia, serif', '--creator-radius': '2px', '--creator-space': '20px' } },
  { name: 'Ink', theme: { '--creator-color-primary': 'light-dark(#111111, #ffffff)', '--creator-color-on-primary': 'light-dark(#ffffff, #000000)', '--creator-color-background': 'light-dark(#ffffff, #000000)', '--creator-color-surface': 'light-dark(#ffffff, #0c0c0c)', '--creator-color-text': 'light-dark(#000000, #ffffff)', '--creator-color-text-muted': 'light-dark(#333333, #d4d4d4)', '--creator-color-border': 'light-dark(#767676, #8a8a8a)' } },
];
