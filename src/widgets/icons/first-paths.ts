/** The icons that every screen needs when it opens; the others are in `paths`. */
export const chevronRightPath = 'm9 5 7 7-7 7';
export const personPath = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6';
export const picturePath = 'M4 5h16v14H4V5Zm0 11 5-5 4 4 3-3 4 4M15.5 9v.01';
export const cloudOffPath = 'M4 4l16 16M8 7a5 5 0 0 1 9 2.5 4 4 0 0 1 2.6 6.6M15.5 18H7a4 4 0 0 1-1-7.9';
