/** Anything that is loaded, as one tagged value, so that no combination of flags can contradict itself. */
export type Load<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly stale?: T }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'ready'; readonly value: T };
