/** The handlers of a first frame: the element keeps a tap back until React can answer it. */
export const unanswered = (): undefined => undefined;
