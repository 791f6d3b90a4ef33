import { createContext, useContext, useInsertionEffect } from 'react';

/** Where style sheets are adopted: the element's shadow root, or a document in tests and galleries. */
export const SheetRootContext = createContext<ShadowRoot | Document | undefined>(undefined);

/** Adopts a widget's or screen's sheet into the root around it, once, before the first paint. */
export function useSheet(sheet: CSSStyleSheet): void {
  const root = useContext(SheetRootContext);
  useInsertionEffect(() => {
    if (root && !root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, [root, sheet]);
}
