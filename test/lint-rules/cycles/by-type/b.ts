import type { A } from './a';

export const b = (a: A[] = []): number => a.length;
