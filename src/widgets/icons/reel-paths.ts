/** The icons of the reel viewer. */
export const soundPath = 'M4 9.5v5h3.5L13 19V5L7.5 9.5H4Zm12.5-1a5 5 0 0 1 0 7m2.5-9.5a9 9 0 0 1 0 12';
export const mutedPath = 'M4 9.5v5h3.5L13 19V5L7.5 9.5H4Zm12.5 0 5 5m0-5-5 5';
export const pausePath = 'M8 5v14m8-14v14';
