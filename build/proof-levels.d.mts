import type { Judged, TestResult } from './requirement-ids.mjs';

export type Level = 'screen' | 'part' | 'wire' | 'sandbox' | 'table' | 'rule';
export interface Proven extends Judged { levels: Level[]; proof: Level | undefined; why: string | undefined }
export interface FileProofs { all: Level; tests: { title: RegExp; level: Level }[] }
export const levels: { name: Level; says: string; folders: RegExp; imports: RegExp }[];
export function levelOfTest(proofs: FileProofs, title: string): Level;
export function readOverrides(text: string): Map<string, { level: Level; why: string }>;
export function proven(rows: Judged[], level: (test: TestResult) => Level, overrides?: Map<string, { level: Level; why: string }>): Proven[];
export function unseen(rows: Proven[]): Proven[];
