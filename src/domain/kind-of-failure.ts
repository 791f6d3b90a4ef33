interface Named {
  name?: unknown;
  kind?: unknown;
  cause?: unknown;
}

const facts = (error: unknown) => (error ?? {}) as Named;

/** Whether something failed because nothing came over the network: no answer to a call, or code that did not arrive. */
export function isNetworkFailure(error: unknown): boolean {
  const { name, kind } = facts(error);
  return name === 'ChunkError' || (name === 'ApiError' && (kind === 'network' || kind === 'timeout'));
}

const foreseen = new Set<unknown>(['ApiError', 'ChunkError']);

/** Whether this is a fault of the code, and no answer of the server, no loss of the network and nothing made of those. */
export function isFault(error: unknown): boolean {
  const { name, cause } = facts(error);
  return !foreseen.has(name) && !foreseen.has(facts(cause).name);
}
