/// <reference types="@preact/signals-react" />

/** A stylesheet import is one shared constructable sheet (see build/css-sheet.mjs); a browser that is too old has none, and mounts no screen. */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
