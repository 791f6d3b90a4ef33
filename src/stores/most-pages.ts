/** A server that always promises a next page is believed this long (decision D6). */
export const mostPages = 200;
