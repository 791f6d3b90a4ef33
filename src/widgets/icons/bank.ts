/** A bank, for two screens that are rarely on the same page. */
export const bankPath = 'M3 9.5 12 4l9 5.5H3Zm2.5 0V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3 20h18';
