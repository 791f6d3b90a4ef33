/** Widths of a window at which a layout may change (specification section 9); xs is the last width of the smallest. */
const breakpoints = [575, 576, 768, 992, 1200, 1540];

/** Media queries of a style sheet on any other width. Widths of an element's container are free (`@container`). */
export function otherBreakpoints(css) {
  return [...css.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(([condition]) => condition.trim()).filter((condition) =>
    [...condition.matchAll(/(\d+(?:\.\d+)?)(\w+)/g)].some(([, width, unit]) => unit !== 'px' || !breakpoints.includes(Number(width))));
}
