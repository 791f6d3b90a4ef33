/// <reference types="@preact/signals-react" />

/** A stylesheet import is one shared constructable sheet (see build/css-sheet.mjs). */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
