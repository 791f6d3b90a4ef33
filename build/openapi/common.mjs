/* The parts of the document that do not depend on a single call. */

/** What holds for every call. */
export const about = `What the elements send, and what they read.

- Amounts are rupees, as numbers (1234.5); percentages are percents (10 means 10 %). Ids and amounts may also be written the other way: a number as a text, an id as a number.
- Dates are ISO 8601. One without a time or without a zone is a calendar day of the marketplace.
- A field that is not required may be left out or be null. Fields that are not listed are ignored.
- A row of a list that cannot be read is left out; the others are shown.
- A failure has a status of 400 or above. On 400, 401, 409 and 500 its \`error\` is shown to the creator. Reading calls are repeated on a lost connection, 502, 503 and 504, and on 429 after its Retry-After.
- 401 ends the session, except in calls without one.
- Calls that create something have an Idempotency-Key. The same key means the same request: answer as you did the first time.
- In a webview every call also has the headers that the app provides.
- An API on another origin answers with \`Access-Control-Allow-Credentials\` and allows the headers of this document.`;

const header = (name, description, example) => ({ name, in: 'header', description, schema: { type: 'string' }, example });
/** The headers of every call. */
export const parameters = {
  ClientId: header('app-client-id', 'The `client-id` that the page configures.', 'creator-web'),
  RequestId: header('x-request-id', 'A new id for every call; its repetitions have the same.', '0d9f7c3e-55a1-4f0e-8a53-7c1f5c0f7f52'),
  IdempotencyKey: header('idempotency-key', 'One for each intent of the creator, until its outcome is known.', '5e0f3d5a-0f0c-4a53-9d9e-2b1f6a7c8d90'),
};
export const reference = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

export const failure = {
  type: 'object',
  properties: { error: { type: 'string', maxLength: 200, description: 'A sentence for the creator.' } },
  examples: [{ error: 'Please try again tomorrow' }],
};
const refusal = (description) => ({ description, content: { 'application/json': { schema: reference('schemas', 'Failure') } } });
export const responses = { SessionEnded: refusal('Nobody is logged in.'), Failure: refusal('A failure.') };
/** Answers with more than a body, by the name of the call. */
export const headersOf = {
  logIn: { 'Set-Cookie': { description: 'The session.', schema: { type: 'string' }, example: 'session=4fd1c0de; Path=/; HttpOnly; Secure; SameSite=Lax' } },
};
export const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'session', description: 'A cookie of the API, with any name. `POST /auth/login` sets it.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'Or a header that the page provides (`getHeaders`).' },
};
