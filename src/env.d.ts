/// <reference types="@preact/signals-react" />

/**
 * A style sheet import is a shared constructable style sheet (see build/css-sheet.mjs). In a browser without them it is
 * undefined, and no screen is mounted.
 */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
