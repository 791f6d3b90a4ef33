/**
 * Reads `window.creatorMessages`, where scripts of the app push messages at any time: first the ones from before the
 * page listened, in order, then each new one.
 */
export function readMessageQueue(receive: (message: unknown) => void): void {
  const page = window as { creatorMessages?: unknown };
  const early = page.creatorMessages;
  page.creatorMessages = { push: receive };
  if (Array.isArray(early)) for (const message of early) receive(message);
}
