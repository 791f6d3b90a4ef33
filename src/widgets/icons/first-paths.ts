/** The icons that every screen needs at once; the others are in `paths`. */
export const chevronRightPath = 'm9 5 7 7-7 7';
export const picturePath = 'M4 5h16v14H4V5Zm0 11 5-5 4 4 3-3 4 4M15.5 9v.01';
export const cloudOffPath = 'M4 4l16 16M8 7a5 5 0 0 1 9 2.5 4 4 0 0 1 2.6 6.6M15.5 18H7a4 4 0 0 1-1-7.9';
