import { createContext, useContext, useInsertionEffect } from 'react';

/** The root that adopts style sheets: the element's shadow root. */
export const SheetRootContext = createContext<ShadowRoot | Document>(document);

/** Adopts a widget's style sheet into its root, once, before the widget is painted. */
export function useSheet(sheet: CSSStyleSheet): void {
  const root = useContext(SheetRootContext);
  useInsertionEffect(() => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [root, sheet]);
}
