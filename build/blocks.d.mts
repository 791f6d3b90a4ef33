export interface Block { language: string; name?: string; code: string; at: string }

export const documents: string[];

export function blocksOf(path: string): Block[];
