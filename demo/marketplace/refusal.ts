import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A call the marketplace will not answer; the text reaches the creator. */
export class Refusal extends Error {
  constructor(readonly status: ContentfulStatusCode, message: string) {
    super(message);
  }
}
