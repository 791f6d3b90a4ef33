import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/** The programme's rules, and frequent questions with a search. */
export const CreatorHelp = defineCreatorElement('creator-help', {
  skeleton: ['heading', 'figures', 'field', 'row', 'row', 'row'],
  screen: () => import('../src/screens/help/help-screen').then((module) => module.HelpScreen),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-help': ScreenElement;
  }
}
