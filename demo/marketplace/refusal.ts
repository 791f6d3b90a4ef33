import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refused call; the creator sees the text. */
export class Refusal extends Error {
  constructor(readonly status: ContentfulStatusCode, message: string) {
    super(message);
  }
}
