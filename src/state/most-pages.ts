/** A server that always promises a next page is believed this long (decision D6). */
export const mostPages = 200;

/** So many pages of which nothing can be read are passed over at a time. */
export const mostSkipped = 3;
