/** The icons of the bank details, which no other screen needs. */
export const bankPath = 'M3 9.5 12 4l9 5.5H3Zm2.5 0V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3 20h18';
export const shieldPath = 'M12 3 5 6v5.5c0 4.3 2.9 7.8 7 9.5 4.1-1.7 7-5.2 7-9.5V6l-7-3Zm-3 8.8 2.2 2.2 4-4.2';
export const clockPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';
