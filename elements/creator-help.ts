import { defineCreatorElement } from './define';

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
    'creator-help': InstanceType<typeof CreatorHelp>;
  }
}
