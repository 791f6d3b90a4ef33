interface Named {
  name?: unknown;
  kind?: unknown;
  cause?: unknown;
}

const facts = (error: unknown) => (error ?? {}) as Named;

/** Whether the cause is the network: no answer to a call, or code that did not arrive. */
export function isNetworkFailure(error: unknown): boolean {
  const { name, kind } = facts(error);
  return name === 'ChunkError' || (name === 'ApiError' && (kind === 'network' || kind === 'timeout'));
}

const foreseen = new Set<unknown>(['ApiError', 'ChunkError']);

/** Whether the cause is an error in the code, not an answer of the server or the network. */
export function isFault(error: unknown): boolean {
  const { name, cause } = facts(error);
  return !foreseen.has(name) && !foreseen.has(facts(cause).name);
}
