/**
 * Reads `window.creatorMessages`, where a host's scripts push messages at any time: first what was
 * pushed before the page listened, in order, then each one as it comes.
 */
export function readMessageQueue(receive: (message: unknown) => void): void {
  const page = window as { creatorMessages?: unknown };
  const early = page.creatorMessages;
  page.creatorMessages = { push: receive };
  if (Array.isArray(early)) for (const message of early) receive(message);
}
