import { createContext, useContext, useInsertionEffect } from 'react';

/** The root that style sheets are adopted into: the element's shadow root. */
export const SheetRootContext = createContext<ShadowRoot | Document>(document);

/** Adopts a widget's sheet into its root, once, before anything of the widget is painted. */
export function useSheet(sheet: CSSStyleSheet): void {
  const root = useContext(SheetRootContext);
  useInsertionEffect(() => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [root, sheet]);
}
