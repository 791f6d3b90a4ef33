/** 1 where a line begins at its left; -1 where it begins at its right, so that the way on and the scroll position go to the left. */
export const forwardSign = (box: Element): 1 | -1 => (getComputedStyle(box).direction === 'rtl' ? -1 : 1);
