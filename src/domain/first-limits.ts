/** The constants of specification section 9 that Home needs; the others travel with those who use them (`limits`). */
export const previewSize = 3;
export const lazyImageMarginPx = 100;
