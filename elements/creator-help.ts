import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The programme's rules in figures, and frequent questions with a search.
 *
 * @example
 * <creator-help></creator-help>
 */
export const CreatorHelp = defineCreatorElement('creator-help', {
  skeleton: ['heading', ['field', 'figures', 'figures', 'figures'], ['figures']],
  screen: () => loadChunk(() => import('../src/features/help/help-screen'), 'HelpScreen'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-help': InstanceType<typeof CreatorHelp>;
  }
}
