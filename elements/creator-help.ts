import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The programme's rules in figures, and frequent questions with a search.
 *
 * @example
 * <creator-help></creator-help>
 */
export const CreatorHelp = defineCreatorElement('creator-help', {
  skeleton: ['heading', 'figures', 'field', 'row', 'row', 'row'],
  screen: () => import('../src/screens/help/help-screen').then((module) => module.HelpScreen),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-help': ScreenElement;
  }
}
