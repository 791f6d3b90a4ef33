/**
 * types/angular.d.ts. Angular's template checker types `$event` and template references by the DOM's own maps, so these
 * are sufficient; it does not check attributes of unknown tags.
 */
export function angularTypes() {
  return `/**
 * For Angular, with CUSTOM_ELEMENTS_SCHEMA in the component. Under \`strictTemplates\` the \`$event\` of
 * \`(creator-navigate)\` and references such as \`#earnings\` have their types; values of attributes are not checked.
 */
import './dom.js';

export type * from './elements.js';
`;
}
