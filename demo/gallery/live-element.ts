/** What the gallery uses of an element besides the DOM; it exists only after the tag is defined. */
export interface LiveElement extends HTMLElement {
  readonly status?: string;
  runtime?: unknown;
  whenReady?: () => Promise<string>;
}

/** An event in the log. */
export interface Heard {
  id: number;
  at: Date;
  name: string;
  detail: unknown;
  prevented: boolean;
}
