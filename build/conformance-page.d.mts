import type { Proven } from './proof-levels.mjs';

export function conformancePage(rows: Proven[], readings?: Map<string, { id: string; title: string }[]>): string;
