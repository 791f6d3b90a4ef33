type Engine = Record<string, string>;

/** The browser's storage if it works, memory if it throws (private mode, sandboxed frames, a full disk). */
export function createSafeStorage(real: Storage | undefined): Engine {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return real && use(real);
    } catch {
      return undefined; // storage is optional here
    }
  };
  return new Proxy<Engine>({}, {
    has: (_, key: string) => memory.has(key) || (attempt((s) => s.getItem(key)) ?? null) !== null,
    get: (_, key: string) => memory.get(key) ?? attempt((s) => s.getItem(key)) ?? undefined,
    set(_, key: string, value: string) {
      const stored = attempt((s) => (s.setItem(key, value), true));
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return true;
    },
    deleteProperty(_, key: string) {
      memory.delete(key);
      attempt((s) => s.removeItem(key));
      return true;
    },
  });
}

export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined; // reading the property itself throws in a sandboxed frame
  }
}
