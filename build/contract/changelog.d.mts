import type { Change } from './compare.mjs';
export function untoldChanges(changes: Change[], changelog: string): Change[];
export function missingEntry(change: Change): string;
