/** What says to followers that a link earns money; the same hashtag in every language. */
export const adMark = '#Ad';

const marked = /(^|\s)#ad(?![\p{L}\p{M}\p{N}_])/iu;

/** The text that goes with a link, with the mark at its start, unless it has one already. */
export function withAdMark(text: string): string {
  return marked.test(text) ? text : `${adMark} ${text}`.trim();
}
