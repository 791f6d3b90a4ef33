/** The drawing of a failed load. Alone in its file, because elements show it when nothing else has loaded. */
export const cloudOffPath = 'M4 4l16 16M8 7a5 5 0 0 1 9 2.5 4 4 0 0 1 2.6 6.6M15.5 18H7a4 4 0 0 1-1-7.9';
