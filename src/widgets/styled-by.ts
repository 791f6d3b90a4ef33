import { adoptSheets } from '../styles/adopt-sheets';

/**
 * A `ref` for an element that is styled by these sheets: they are adopted into the root that the element is in, a shadow
 * root or the page, once and before it is painted. It needs neither hook nor context, so a view brings its style sheets
 * with it whoever draws it.
 */
export function styledBy(...sheets: readonly CSSStyleSheet[]): (element: Element | null) => void {
  return (element) => {
    const root = element?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root?.adoptedStyleSheets) return; // taken away, or drawn outside of any document
    adoptSheets(root, ...sheets);
  };
}
