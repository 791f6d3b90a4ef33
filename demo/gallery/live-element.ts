/** What the gallery uses of an element besides the DOM; everything is there only once its tag is defined. */
export interface LiveElement extends HTMLElement {
  readonly status?: string;
  runtime?: unknown;
  whenReady?: () => Promise<string>;
}

/** An event as the log keeps it. */
export interface Heard {
  id: number;
  at: Date;
  name: string;
  detail: unknown;
  prevented: boolean;
}
